import type { Assessment } from '@speak-it-now/engine';
import { encodeWav } from '@speak-it-now/engine/wav';
import type { Assessor, AssessorRequest } from '../src/providers/assessor.ts';
import type { Synthesizer } from '../src/providers/synthesizer.ts';

/** An assessor for tests of counting, queueing and the API. The engine's tests cover the scores. */
export function fixedAssessor(
  assess: (request: AssessorRequest) => Assessment | Promise<Assessment>,
): Assessor & { readonly requests: AssessorRequest[] } {
  const requests: AssessorRequest[] = [];
  return {
    requests,
    assess: async (request) => {
      requests.push(request);
      return assess(request);
    },
    toWav: async () => encodeWav({ samples: new Float32Array(16_000), sampleRate: 16_000 }),
    requireAllowance: () => {},
    isReady: () => true,
    load: () => ({ running: 0, waiting: 0 }),
    close: async () => {},
  };
}

export function scored(overrides: Partial<Assessment> = {}): Assessment {
  return {
    outcome: 'scored',
    accuracy: 83.4,
    scores: { pronunciation: 81.2, fluency: 90.6, completeness: 100 },
    estimate: false,
    scoringVersion: 'models of the test',
    transcription: 'buenos días',
    heardIpa: 'ˈbwenos ˈdias',
    message: 'Well said.',
    feedbackLanguage: 'en',
    quotedWords: ['buenos', 'días'],
    durationSeconds: 1.23456,
    words: [
      {
        text: 'buenos',
        start: 0.10004,
        end: 0.5,
        accuracy: 79.6,
        status: 'fair',
        phones: [
          { ipa: 'b', start: 0.1, end: 0.2, accuracy: 60.2, heard: 'v', tip: 'Close the lips fully.' },
        ],
      },
    ],
    extraWords: [],
    breakdown: { deductions: [{ amount: 0.17, reason: 'The b of "buenos"' }], finalScore: 0.83 },
    stageMs: {},
    ...overrides,
  };
}

export function notJudged(overrides: Partial<Assessment> = {}): Assessment {
  return scored({
    outcome: 'not-judged',
    reason: 'silence',
    accuracy: 0,
    scores: { pronunciation: 0, fluency: 0, completeness: 0 },
    transcription: '',
    heardIpa: '',
    message: 'No speech was heard. Move closer to the microphone and try again.',
    words: [],
    breakdown: { deductions: [], finalScore: 0 },
    ...overrides,
  });
}

export const silentSynthesizer: Synthesizer = {
  synthesize: async () => new Uint8Array(44),
  close: async () => {},
};
