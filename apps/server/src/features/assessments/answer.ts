import type { LanguageCode, PronunciationResponse, SessionStatus } from '@speak-it-now/contract';
import type { PhoneAssessment, WordAssessment } from '@speak-it-now/engine';
import type { Judged } from './judging.ts';

const percent = Math.round;
/** Milliseconds are as exact as a waveform needs. */
const seconds = (value: number) => Math.round(value * 1000) / 1000;

/** The findings as the wire has them: percentages whole, times to the millisecond. */
export function toAnswer(
  { assessment, judgedBy, transcript }: Judged,
  language: LanguageCode,
  status: SessionStatus,
): PronunciationResponse {
  const { scores, breakdown } = assessment;
  return {
    transcription: assessment.transcription,
    accuracy: percent(assessment.accuracy),
    message: assessment.message,
    feedbackLanguage: assessment.feedbackLanguage,
    quotedWords: [...assessment.quotedWords],
    detailedFeedback: {
      scoreBreakdown: {
        deductions: breakdown.deductions.map((deduction) => ({ ...deduction })),
        finalScore: breakdown.finalScore,
      },
    },
    outcome: assessment.outcome,
    ...(assessment.reason && { reason: assessment.reason }),
    estimate: assessment.estimate,
    scores: {
      pronunciation: percent(scores.pronunciation),
      fluency: percent(scores.fluency),
      completeness: percent(scores.completeness),
    },
    heardIpa: assessment.heardIpa,
    language,
    durationSeconds: seconds(assessment.durationSeconds),
    ...(assessment.readings?.length && {
      readings: assessment.readings.map(({ text, spoken }) => ({ text, spoken })),
    }),
    words: assessment.words.map(toWord),
    extraWords: assessment.extraWords.map(({ heardIpa, start, end, heardWord }) => ({
      heardIpa,
      start: seconds(start),
      end: seconds(end),
      ...(heardWord !== undefined && { heardWord }),
    })),
    judgedBy,
    ...(transcript && { transcript }),
    attempts: status.attempts,
    needsSubscription: status.needsSubscription,
  };
}

const toWord = (word: WordAssessment) => ({
  text: word.text,
  start: seconds(word.start),
  end: seconds(word.end),
  accuracy: percent(word.accuracy),
  status: word.status,
  phones: word.phones.map(toPhone),
  ...(word.heardWord !== undefined && { heardWord: word.heardWord }),
  ...(word.stress && { stress: { ...word.stress } }),
});

const toPhone = (phone: PhoneAssessment) => ({
  ipa: phone.ipa,
  start: seconds(phone.start),
  end: seconds(phone.end),
  accuracy: percent(phone.accuracy),
  ...(phone.heard !== undefined && { heard: phone.heard }),
  ...(phone.tip !== undefined && { tip: phone.tip }),
  ...(phone.example !== undefined && { example: phone.example }),
});
