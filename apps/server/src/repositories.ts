import type { Db } from './db/database.ts';
import { AccountsRepository } from './features/accounts/repository.ts';
import { AttemptsRepository } from './features/attempts/repository.ts';
import { ConsentRepository } from './features/consent/repository.ts';
import { DrillsRepository } from './features/drills/repository.ts';
import { FeedbackRepository } from './features/feedback/repository.ts';
import { HistoryRepository } from './features/history/repository.ts';
import { LearnerSettingsRepository } from './features/learner-settings/repository.ts';
import { ResetCodesRepository } from './features/password-reset/repository.ts';
import { PhrasesRepository } from './features/phrases/repository.ts';
import { DailyGoalsRepository } from './features/progress/repository.ts';
import { RemindersRepository } from './features/reminders/repository.ts';
import { ReviewRepository } from './features/review/repository.ts';
import { SessionsRepository } from './features/sessions/repository.ts';

/** One repository for each table or group of tables. They are built here because several features share some of them. */
export const createRepositories = (db: Db) => ({
  accounts: new AccountsRepository(db),
  attempts: new AttemptsRepository(db),
  consents: new ConsentRepository(db),
  dailyGoals: new DailyGoalsRepository(db),
  drills: new DrillsRepository(db),
  feedback: new FeedbackRepository(db),
  history: new HistoryRepository(db),
  learnerSettings: new LearnerSettingsRepository(db),
  phrases: new PhrasesRepository(db),
  reminders: new RemindersRepository(db),
  resetCodes: new ResetCodesRepository(db),
  review: new ReviewRepository(db),
  sessions: new SessionsRepository(db),
});

export type Repositories = ReturnType<typeof createRepositories>;
