import { LIMITS, termKey } from '@speak-it-now/contract';
import type { ScoredAttempt, ScoredRecorder } from '../../scored-attempt.ts';
import { type Subject, userIdOf } from '../../subject.ts';
import type { AccountsRepository } from './repository.ts';

interface PracticeRecorderDeps {
  readonly accounts: Pick<AccountsRepository, 'addPracticeDay' | 'addLearnedTerm'>;
  readonly now: () => number;
}

/** Records the practice that the account page shows: distinct terms learned and days in a row. Visitors have none. */
export class PracticeRecorder implements ScoredRecorder {
  constructor(private readonly deps: PracticeRecorderDeps) {}

  async recordScored(
    subject: Subject,
    { text, language, accuracy, ...attempt }: ScoredAttempt,
  ): Promise<void> {
    const userId = userIdOf(subject);
    if (userId === undefined) return;
    const { accounts, now } = this.deps;
    const scoredAtMs = attempt.scoredAtMs ?? now();
    await accounts.addPracticeDay(userId, scoredAtMs, now());
    const term = termKey(text);
    if (accuracy < LIMITS.learnedAccuracy || term === '') return;
    await accounts.addLearnedTerm(userId, { language, term, learnedAtMs: scoredAtMs });
  }
}
