import type { Db } from './db/database.ts';
import { accountParts, throttlePart } from './features/accounts/personal-data.ts';
import type { AccountsService } from './features/accounts/service.ts';
import type { Throttle } from './features/accounts/throttle.ts';
import { attemptsPart } from './features/attempts/personal-data.ts';
import type { Billing } from './features/billing/assemble.ts';
import { consentsPart } from './features/consent/personal-data.ts';
import { drillsParts } from './features/drills/personal-data.ts';
import { feedbackPart } from './features/feedback/personal-data.ts';
import { historyParts } from './features/history/personal-data.ts';
import type { PasswordResetService } from './features/password-reset/service.ts';
import { phrasesPart } from './features/phrases/personal-data.ts';
import { dailyGoalPart } from './features/progress/personal-data.ts';
import { remindersPart } from './features/reminders/personal-data.ts';
import { reviewPart } from './features/review/personal-data.ts';
import { sessionsPart } from './features/sessions/personal-data.ts';
import { speakerGenderPart } from './features/speaker-gender/repository.ts';
import { mailPart } from './mail/personal-data.ts';
import type { MailQueue } from './mail/queue.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { Repositories } from './repositories.ts';
import { budgetsPart } from './resilience/daily-budget.ts';

interface PersonalDataSources {
  readonly db: Db;
  readonly repositories: Repositories;
  readonly throttle: Throttle;
  readonly accounts: AccountsService;
  readonly passwordReset: PasswordResetService;
  readonly billing: Billing;
  readonly mail: MailQueue;
}

/** Everything that the server stores about an account, in the order of the export. */
export function personalDataParts({
  db,
  repositories,
  throttle,
  accounts,
  passwordReset,
  billing,
  mail,
}: PersonalDataSources): readonly PersonalDataPart[] {
  return [
    sessionsPart(repositories.sessions),
    ...accountParts(repositories.accounts),
    consentsPart(repositories.consents),
    attemptsPart(repositories.attempts),
    feedbackPart(repositories.feedback),
    mailPart(mail),
    throttlePart(throttle, ({ username, email }) => [
      ...accounts.guardKeysOf(username),
      ...passwordReset.guardKeysOf(email),
    ]),
    {
      name: 'subscription',
      collect: ({ id }) => billing.service.summary(id),
      erase: ({ id }, transaction) => billing.erase(id, transaction),
    },
    ...historyParts(repositories.history),
    dailyGoalPart(repositories.dailyGoals),
    ...drillsParts(repositories.drills),
    speakerGenderPart(repositories.speakerGenders),
    budgetsPart(db),
    reviewPart(repositories.review),
    phrasesPart(repositories.phrases),
    remindersPart(repositories.reminders),
  ];
}
