import type { AcousticModel } from './acoustic/model.ts';
import { decodeAudio } from './audio/decode.ts';
import { findSpeech, rejectUnusable, type SpeechActivity } from './audio/speech.ts';
import { giveFeedback } from './feedback/feedback.ts';
import { NOT_JUDGED_MESSAGES } from './feedback/messages.ts';
import { tipFor } from './feedback/tips/index.ts';
import type { Calibration } from './score/calibration.ts';
import { collectEvidence, type Evidence } from './score/evidence.ts';
import { type PhoneFeatures, phoneFeatures } from './score/features.ts';
import { type Judgement, judge, type PhoneJudgement } from './score/judge.ts';
import { rejectOtherText } from './score/reject.ts';
import type { Scorer } from './score/scorer.ts';
import {
  type Assessment,
  type AssessRequest,
  type Engine,
  EngineError,
  type GraphemeToPhoneme,
  type Language,
  type NotJudgedReason,
  type Pcm,
  type PhoneAssessment,
  type Reference,
  type WordAssessment,
} from './types.ts';

/** Sound kept before and after the speech: soft first and last sounds lie below the threshold. */
const MARGIN_SECONDS = 0.2;
const MAX_TEXT_CHARACTERS = 250;

/** The parts an engine is made of; a runtime (Node, browser) loads them. */
export interface EngineParts {
  readonly g2p: GraphemeToPhoneme;
  readonly acoustic: AcousticModel;
  readonly scorer: Scorer;
  readonly calibration: Calibration;
  /** Languages whose model has heard too little real speech to be exact. */
  readonly estimatedLanguages: readonly Language[];
}

/** The whole engine: every stage in the order the sound passes through it. */
export function createEngine(parts: EngineParts): Engine {
  return {
    assess: (request) => assess(parts, request),
    release: async () => {
      await parts.acoustic.release();
      await parts.scorer.release();
    },
  };
}

/**
 * Judges one recording of one text.
 *
 * Throws EngineError for input that cannot be worked on: audio-* for the file, text-* for the expected text.
 * Speech that is heard but cannot be judged is an answer with outcome 'not-judged'.
 */
export async function assess(parts: EngineParts, request: AssessRequest): Promise<Assessment> {
  const clock = new StageClock();
  const reference = request.reference ?? (await toReference(parts.g2p, request));
  clock.lap('g2p');
  const pcm = await decodeAudio(request.audio);
  clock.lap('decode');
  const activity = findSpeech(pcm);
  const unusable = rejectUnusable(activity);
  clock.lap('speech');
  const context: Context = {
    language: reference.language,
    isEstimate: parts.estimatedLanguages.includes(reference.language),
    durationSeconds: pcm.samples.length / pcm.sampleRate,
    clock,
  };
  if (unusable) return notJudged(unusable, context);

  const analysis = await analyse(parts.acoustic, pcm, activity, reference, clock);
  if (analysis === 'too-short') return notJudged('too-short', context);
  const { evidence, features } = analysis;
  if (!features) return notJudged('wrong-text', context);
  const judgement = judge(
    evidence,
    await parts.scorer.score(evidence, features),
    parts.calibration,
    context.isEstimate,
  );
  const otherText = rejectOtherText(evidence, judgement);
  clock.lap('score');
  if (otherText) return notJudged(otherText, context);
  const assessment = scored(judgement, analysis, context);
  clock.lap('feedback');
  return assessment;
}

/** What a trained scorer learns from: the same evidence and features that an assessment is made of. */
export interface Analysis {
  readonly evidence: Evidence;
  /** Undefined when no word of the text was found. */
  readonly features: PhoneFeatures | undefined;
  /** Start of output frame t in seconds of the recording. */
  readonly frameStartSeconds: (frame: number) => number;
}

/** Sound to evidence and features; 'too-short' when it has fewer frames than the text has phones. */
export async function analyse(
  acoustic: AcousticModel,
  pcm: Pcm,
  activity: SpeechActivity,
  reference: Reference,
  clock = new StageClock(),
): Promise<Analysis | 'too-short'> {
  const { units, languages, frameSeconds, firstFrameCentreSeconds } = acoustic.settings;
  const { clip, startSeconds } = cutSpeech(pcm, activity);
  const mel = acoustic.features(clip);
  clock.lap('logMel');
  const posteriors = await acoustic.posteriors(mel);
  clock.lap('acoustic');
  const shortest = reference.words.reduce(
    (sum, { pronunciations }) => sum + Math.min(...pronunciations.map((phones) => phones.length)),
    0,
  );
  if (posteriors.ctc.rows < shortest + 2) return 'too-short';
  const evidence = collectEvidence(posteriors, units, languages[reference.language].units, reference);
  clock.lap('align');
  const frameStartSeconds = (frame: number) =>
    startSeconds + firstFrameCentreSeconds + (frame - 0.5) * frameSeconds;
  const features = phoneFeatures(evidence, units, ({ start, end }) => {
    const levelDb = meanLevelDb(pcm, frameStartSeconds(start), frameStartSeconds(end));
    return levelDb - activity.speechLevelDb;
  });
  return { evidence, features, frameStartSeconds };
}

async function toReference(g2p: GraphemeToPhoneme, request: AssessRequest): Promise<Reference> {
  const text = request.expectedText.trim();
  if (text === '') throw new EngineError('text-empty', 'There is no phrase to say. Please enter one first.');
  if ([...text].length > MAX_TEXT_CHARACTERS) {
    throw new EngineError('text-too-long', `The phrase is longer than ${MAX_TEXT_CHARACTERS} characters.`);
  }
  return g2p.convert(text, request.language);
}

/** The speech with the same margin on both sides; where the recording has no more sound there is silence. */
function cutSpeech(
  pcm: Pcm,
  { startSeconds, endSeconds }: SpeechActivity,
): { clip: Pcm; startSeconds: number } {
  const from = Math.round((startSeconds - MARGIN_SECONDS) * pcm.sampleRate);
  const to = Math.round((endSeconds + MARGIN_SECONDS) * pcm.sampleRate);
  const samples = new Float32Array(to - from);
  samples.set(pcm.samples.subarray(Math.max(from, 0), Math.min(to, pcm.samples.length)), Math.max(-from, 0));
  return { clip: { samples, sampleRate: pcm.sampleRate }, startSeconds: from / pcm.sampleRate };
}

function meanLevelDb({ samples, sampleRate }: Pcm, startSeconds: number, endSeconds: number): number {
  const from = Math.max(0, Math.round(startSeconds * sampleRate));
  const to = Math.min(samples.length, Math.round(endSeconds * sampleRate));
  let power = 0;
  for (let i = from; i < to; i++) power += samples[i]! ** 2;
  return 10 * Math.log10(power / Math.max(to - from, 1) + 1e-10);
}

interface Context {
  readonly language: Language;
  readonly isEstimate: boolean;
  readonly durationSeconds: number;
  readonly clock: StageClock;
}

function notJudged(reason: NotJudgedReason, { isEstimate, durationSeconds, clock }: Context): Assessment {
  return {
    outcome: 'not-judged',
    reason,
    accuracy: 0,
    scores: { pronunciation: 0, fluency: 0, completeness: 0 },
    estimate: isEstimate,
    transcription: '',
    heardIpa: '',
    message: NOT_JUDGED_MESSAGES[reason],
    durationSeconds,
    words: [],
    extraWords: [],
    breakdown: { deductions: [], finalScore: 0 },
    stageMs: clock.stages,
  };
}

function scored(judgement: Judgement, analysis: Analysis, context: Context): Assessment {
  const { language, isEstimate, durationSeconds, clock } = context;
  const toSeconds = (frame: number) =>
    Math.min(Math.max(analysis.frameStartSeconds(frame), 0), durationSeconds);
  const { message, transcription, heardIpa, breakdown } = giveFeedback(judgement, language);
  return {
    outcome: 'scored',
    accuracy: judgement.accuracy,
    scores: {
      pronunciation: judgement.pronunciation,
      fluency: judgement.fluency,
      completeness: judgement.completeness,
    },
    estimate: isEstimate,
    transcription,
    heardIpa,
    message,
    durationSeconds,
    words: wordAssessments(judgement, language, toSeconds),
    extraWords: judgement.extras.map(({ units, span }) => ({
      heardIpa: units.join(''),
      start: toSeconds(span.start),
      end: toSeconds(span.end),
    })),
    breakdown,
    stageMs: clock.stages,
  };
}

/** From this accuracy a word is good, from the next it is fair. */
const GOOD_WORD = 80;
const FAIR_WORD = 60;
/** A tip is given below this; the sound itself may still be fair. */
const TIP_BELOW = 75;

function wordAssessments(
  { words }: Judgement,
  language: Language,
  toSeconds: (frame: number) => number,
): WordAssessment[] {
  // A missing word stands where it would have been: after the one before it.
  let end = toSeconds(words.find(({ isMissing }) => !isMissing)?.phones[0]?.span?.start ?? 0);
  return words.map(({ text, accuracy, isMissing, phones }) => {
    const start = isMissing ? end : toSeconds(phones[0]!.span!.start);
    const assessed = phones.map((phone): PhoneAssessment => {
      const from = phone.span ? toSeconds(phone.span.start) : end;
      end = phone.span ? toSeconds(phone.span.end) : end;
      return { ...phoneAssessment(phone, language, isMissing), start: from, end };
    });
    const status = isMissing
      ? 'missing'
      : accuracy >= GOOD_WORD
        ? 'good'
        : accuracy >= FAIR_WORD
          ? 'fair'
          : 'poor';
    return { text, start, end, accuracy, status, phones: assessed };
  });
}

function phoneAssessment({ phone, accuracy, heard }: PhoneJudgement, language: Language, isMissing: boolean) {
  const tip = accuracy < TIP_BELOW && !isMissing ? tipFor(language, phone.unit, heard) : '';
  return {
    ipa: phone.ipa,
    accuracy,
    ...(heard === undefined ? {} : { heard }),
    ...(tip === '' ? {} : { tip }),
  };
}

/** Milliseconds of each stage; a lap closes the stage that began at the last one. */
class StageClock {
  readonly stages: Record<string, number> = {};
  private since = performance.now();

  lap(stage: string): void {
    const now = performance.now();
    this.stages[stage] = now - this.since;
    this.since = now;
  }
}
