import type { FastifyBaseLogger } from 'fastify';
import type { ScoredAttempt, ScoredRecorder } from '../../scored-attempt.ts';
import type { Subject } from '../../subject.ts';
import type { HistoryRepository } from './repository.ts';

export interface HistoryRecorderDeps {
  readonly history: Pick<HistoryRepository, 'add'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => number;
}

/** Writes scored attempts of accounts into their history; a visitor has none. */
export class HistoryRecorder implements ScoredRecorder {
  constructor(private readonly deps: HistoryRecorderDeps) {}

  async recordScored({ key }: Subject, attempt: ScoredAttempt): Promise<void> {
    if (!key.startsWith('user:')) return;
    const { history, log, now } = this.deps;
    const { text, language, register, answer } = attempt;
    try {
      await history.add(
        key.slice('user:'.length),
        {
          text: printable(text),
          language,
          register: register ?? null,
          accuracy: answer.accuracy,
          scores: answer.scores,
          words: answer.words.map(({ text: word, accuracy, status, phones }) => ({
            text: printable(word),
            accuracy,
            status,
            phones: phones.map(({ ipa, accuracy: score, heard }) => ({
              ipa,
              accuracy: score,
              ...(heard !== undefined && { heard }),
            })),
          })),
        },
        now(),
      );
    } catch (err) {
      log.error({ err }, 'a scored attempt could not be written into the history');
    }
  }
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; nobody has typed them to be read again. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
