import { CLEAR_ACCURACY } from './feedback/causes.ts';
import { giveFeedback } from './feedback/feedback.ts';
import { NOT_JUDGED_MESSAGES } from './feedback/messages.ts';
import { tipFor } from './feedback/tips/index.ts';
import type { Judgement, PhoneJudgement } from './score/judge.ts';
import type { Assessment, Language, NotJudgedReason, PhoneAssessment, WordAssessment } from './types.ts';

/** What every answer says, judged or not. */
export interface AnswerContext {
  readonly language: Language;
  readonly isEstimate: boolean;
  readonly durationSeconds: number;
  readonly stageMs: Readonly<Record<string, number>>;
}

export function notJudged(
  reason: NotJudgedReason,
  { isEstimate, durationSeconds, stageMs }: AnswerContext,
): Assessment {
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
    stageMs,
  };
}

/** `frameStartSeconds` says where output frame t of the model starts in the recording. */
export function scored(
  judgement: Judgement,
  frameStartSeconds: (frame: number) => number,
  context: AnswerContext,
): Assessment {
  const { language, isEstimate, durationSeconds, stageMs } = context;
  const toSeconds = (frame: number) => Math.min(Math.max(frameStartSeconds(frame), 0), durationSeconds);
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
    stageMs,
  };
}

/** From this accuracy a word is good, from the next it is fair. */
const GOOD_WORD = 80;
const FAIR_WORD = 60;

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
  const tip = accuracy < CLEAR_ACCURACY && !isMissing ? tipFor(language, phone.unit, heard) : '';
  return {
    ipa: phone.ipa,
    accuracy,
    ...(heard === undefined ? {} : { heard }),
    ...(tip === '' ? {} : { tip }),
  };
}
