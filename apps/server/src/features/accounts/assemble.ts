import type { RecordingService, User } from '@speak-it-now/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { hashAddress } from '../../http/subject.ts';
import { MailQueue } from '../../mail/queue.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { consentRoutes } from '../consent/routes.ts';
import { ConsentService } from '../consent/service.ts';
import { feedbackRoutes } from '../feedback/routes.ts';
import { FeedbackService } from '../feedback/service.ts';
import { ResetCodesRepository } from '../password-reset/repository.ts';
import { passwordResetRoutes } from '../password-reset/routes.ts';
import { PasswordResetService } from '../password-reset/service.ts';
import { accountParts, type PersonalDataPart } from '../personal-data/parts.ts';
import { personalDataRoutes } from '../personal-data/routes.ts';
import { PersonalDataService } from '../personal-data/service.ts';
import { SessionsRepository } from '../sessions/repository.ts';
import { sessionsRoutes } from '../sessions/routes.ts';
import { SessionsService } from '../sessions/service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { PracticeRecord } from './practice.ts';
import { AccountsRepository } from './repository.ts';
import { accountsRoutes } from './routes.ts';
import { AccountsService } from './service.ts';
import { Throttle } from './throttle.ts';

export interface AccountsOptions {
  readonly env: Env;
  readonly db: Db;
  readonly passwords: PasswordHasher;
  readonly mailTransport: MailTransport;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** See PersonalDataDeps: billing ends the subscription here. */
  readonly beforeDeletion?: readonly ((user: User) => Promise<void>)[];
  /** What the agreement may name; see recordingServicesOf. */
  readonly recordingServices: readonly RecordingService[];
  /** Personal data that other features keep. */
  readonly personalDataParts?: readonly PersonalDataPart[];
}

export interface Accounts {
  readonly sessions: SessionsService;
  readonly practice: PracticeRecord;
  readonly mail: MailQueue;
  /** What an operator should change before people rely on this server. */
  readonly warnings: readonly string[];
  readonly sweeps: readonly (() => Promise<void>)[];
  register(app: FastifyInstance): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: MailQueue;
  }
}

/** Everything around accounts: sessions, passwords, consent, personal data, feedback and the mail they send. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { env, db, passwords, log, now } = options;
  const secret = env.sessionSecret;
  const mail = new MailQueue({ db, transport: options.mailTransport, log, now });
  const throttle = new Throttle(db, now);
  const repository = new AccountsRepository(db);
  const sessions = new SessionsService(new SessionsRepository(db), now);
  const practice = new PracticeRecord({ db, log, now });
  const accounts = new AccountsService({ db, repository, passwords, throttle, mail, secret, now });
  const passwordReset = new PasswordResetService({
    db,
    accounts: repository,
    codes: new ResetCodesRepository(db),
    passwords,
    throttle,
    mail,
    secret,
    now,
  });
  const personalData = new PersonalDataService({
    db,
    accounts: repository,
    parts: [
      ...accountParts(db, ({ username, email }) => [
        ...accounts.guardKeysOf(username),
        ...passwordReset.guardKeysOf(email),
      ]),
      ...(options.personalDataParts ?? []),
    ],
    beforeDeletion: options.beforeDeletion ?? [],
    now,
  });
  const feedback = new FeedbackService({ db, mail, supportEmail: env.supportEmail, secret, now });
  const addressOf = (request: FastifyRequest) => hashAddress(request.ip, secret);

  const warnings =
    env.isProduction && mail.transportKind === 'outbox'
      ? ['SMTP_URL is not set: mail, also for resetting a password, is only written to DATA_DIR/outbox.']
      : [];

  return {
    warnings,
    sessions,
    practice,
    mail,
    sweeps: [sessions, throttle, passwordReset, mail].map((swept) => () => swept.sweep()),
    async register(app) {
      await app.register(sessionsRoutes(sessions));
      await app.register(accountsRoutes({ accounts, passwords, addressOf }));
      await app.register(passwordResetRoutes({ passwordReset, passwords, addressOf }));
      await app.register(consentRoutes(new ConsentService(db, now), options.recordingServices));
      await app.register(feedbackRoutes({ feedback, accounts, addressOf }));
      await app.register(personalDataRoutes(personalData));
      app.decorate('mail', mail);
      app.addHook('onReady', async () => {
        for (const warning of warnings) log.warn(warning);
        await passwords.prepare();
        mail.start();
      });
      app.addHook('onClose', () => mail.stop());
    },
  };
}
