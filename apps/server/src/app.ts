import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Db, isDatabaseReady } from './db/database.ts';
import { hasFreeSpace } from './db/database-file.ts';
import type { Env } from './env.ts';
import type { PasswordHasher } from './features/accounts/password-hasher.ts';
import { accountParts, throttlePart } from './features/accounts/personal-data.ts';
import { PracticeRecord } from './features/accounts/practice.ts';
import { AccountsRepository } from './features/accounts/repository.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { AccountsService } from './features/accounts/service.ts';
import { Throttle } from './features/accounts/throttle.ts';
import { RecordingAssessor } from './features/assessments/recording-assessor.ts';
import { assessmentsRoutes } from './features/assessments/routes.ts';
import { AssessmentsService } from './features/assessments/service.ts';
import { attemptsPart } from './features/attempts/personal-data.ts';
import { AttemptsRepository } from './features/attempts/repository.ts';
import { attemptsRoutes } from './features/attempts/routes.ts';
import { AttemptsService } from './features/attempts/service.ts';
import { createBilling } from './features/billing/assemble.ts';
import { consentsPart } from './features/consent/personal-data.ts';
import { ConsentRepository } from './features/consent/repository.ts';
import { consentRoutes } from './features/consent/routes.ts';
import { ConsentService } from './features/consent/service.ts';
import { deviceAttemptsRoutes } from './features/device-attempts/routes.ts';
import { DeviceAttemptsService } from './features/device-attempts/service.ts';
import { drillsParts } from './features/drills/personal-data.ts';
import { DrillsRepository } from './features/drills/repository.ts';
import { drillsRoutes } from './features/drills/routes.ts';
import { DrillsService } from './features/drills/service.ts';
import type { Words } from './features/drills/word-index.ts';
import { exportsRoutes } from './features/exports/routes.ts';
import { ExportsService } from './features/exports/service.ts';
import { feedbackPart } from './features/feedback/personal-data.ts';
import { FeedbackRepository } from './features/feedback/repository.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { FeedbackService } from './features/feedback/service.ts';
import { historyParts } from './features/history/personal-data.ts';
import { HistoryRecorder } from './features/history/recorder.ts';
import { HistoryRepository } from './features/history/repository.ts';
import { historyRoutes } from './features/history/routes.ts';
import { HistoryService } from './features/history/service.ts';
import { ResetCodesRepository } from './features/password-reset/repository.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { PasswordResetService } from './features/password-reset/service.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { PersonalDataService } from './features/personal-data/service.ts';
import { DailyGoals } from './features/progress/goals.ts';
import { dailyGoalPart } from './features/progress/personal-data.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { ProgressService } from './features/progress/service.ts';
import { reviewPart } from './features/review/personal-data.ts';
import { ReviewRepository } from './features/review/repository.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { ReviewService } from './features/review/service.ts';
import { sessionsPart } from './features/sessions/personal-data.ts';
import { sessionsPlugin } from './features/sessions/plugin.ts';
import { SessionsRepository } from './features/sessions/repository.ts';
import { sessionsRoutes } from './features/sessions/routes.ts';
import { SessionsService } from './features/sessions/service.ts';
import { SpeakerGenders, speakerGenderPart } from './features/speaker-gender/repository.ts';
import { speakerGenderRoutes } from './features/speaker-gender/routes.ts';
import { speechRoutes } from './features/speech/routes.ts';
import { SpeechService } from './features/speech/service.ts';
import { Metrics } from './features/system/metrics.ts';
import { operatorRoutes } from './features/system/operator-routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { TranslationCache } from './features/translation/cache.ts';
import { hintRoutes } from './features/translation/hint-routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { TranslationService } from './features/translation/service.ts';
import { TutorTickets } from './features/tutor/findings.ts';
import { tutorRoutes } from './features/tutor/routes.ts';
import { TutorService } from './features/tutor/service.ts';
import { refuseBrokenRequests, requireOneHost } from './http/broken-requests.ts';
import { hashAddress } from './http/client-network.ts';
import { docsPlugin } from './http/docs.ts';
import { answerError } from './http/errors.ts';
import { loggingOptions, logRequests } from './http/logging.ts';
import { originPlugin } from './http/origin.ts';
import { rateLimitPlugin } from './http/rate-limit.ts';
import { securityHeadersPlugin } from './http/security-headers.ts';
import { endConnectionsOnStop } from './http/shutdown.ts';
import { subjectPlugin } from './http/subject-plugin.ts';
import { webPlugin } from './http/web.ts';
import { mailPart } from './mail/personal-data.ts';
import { mailPlugin } from './mail/plugin.ts';
import { MailQueue } from './mail/queue.ts';
import type { MailTransport } from './mail/transport.ts';
import { createAiServices, recordingServicesOf } from './providers/ai-services.ts';
import type { Assessor } from './providers/assessor.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { Synthesizer } from './providers/synthesizer.ts';
import type { MachineTranslator, Translator } from './providers/translator.ts';
import { sweepBudgets } from './resilience/daily-budget.ts';
import type { OutsideServices } from './resilience/outside-services.ts';
import { budgetsPart } from './resilience/personal-data.ts';

/** Everything the app depends on; tests pass in their own. The app does not close them. */
export interface AppDeps {
  readonly env: Env;
  readonly db: Db;
  readonly assessor: Assessor;
  readonly synthesizer: Synthesizer;
  readonly translator: Translator;
  readonly words: Words;
  /** Tried in this order if `translator` has no translation. */
  readonly machineTranslators: readonly MachineTranslator[];
  /** Every outside service of this server. */
  readonly services: OutsideServices;
  readonly passwords: PasswordHasher;
  readonly mailTransport: MailTransport;
  readonly payments: Payments;
  readonly log: FastifyBaseLogger;
  /** The built web app. */
  readonly webDirectory: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const JSON_BODY_BYTES = 64 * 1024;
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Assembles the server; main.ts listens. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, db, now } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    ...loggingOptions,
    ...refuseBrokenRequests(env),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: env.trustProxy.length > 0 && [...env.trustProxy],
    requestTimeout: 60_000,
    // Fastify's default of 10 seconds is too short for the start on a busy machine.
    pluginTimeout: 60_000,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  logRequests(app);
  endConnectionsOnStop(app);
  const metrics = new Metrics({ services: deps.services, assessorLoad: () => deps.assessor.load() });
  metrics.watch(app);

  const countedAttempts = new AttemptsRepository(db);
  const attempts = new AttemptsService(countedAttempts, {
    attemptsPerAddress: env.attemptsPerAddress,
    now,
  });
  const { passwords, mailTransport, payments, log } = deps;
  const ai = createAiServices({ settings: env.services, db, services: deps.services, now });
  const history = new HistoryRepository(db);
  const drills = new DrillsRepository(db);
  const speakerGenders = new SpeakerGenders(db);
  const reviewProgress = new ReviewRepository(db);
  const goals = new DailyGoals(db);
  const secret = env.sessionSecret;
  const mail = new MailQueue({ db, transport: mailTransport, log, now });
  const billing = createBilling({ env, db, payments, mail, log, now });
  const throttle = new Throttle(db, now);
  const repository = new AccountsRepository(db);
  const storedSessions = new SessionsRepository(db);
  const sessions = new SessionsService(storedSessions, now);
  const consents = new ConsentRepository(db);
  const messages = new FeedbackRepository(db);
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
      sessionsPart(storedSessions),
      ...accountParts(repository),
      consentsPart(consents),
      attemptsPart(countedAttempts),
      feedbackPart(messages),
      mailPart(db),
      throttlePart(throttle, ({ username, email }) => [
        ...accounts.guardKeysOf(username),
        ...passwordReset.guardKeysOf(email),
      ]),
      {
        name: 'subscription',
        collect: ({ id }) => billing.service.summary(id),
        erase: ({ id }, transaction) => billing.erase(id, transaction),
      },
      ...historyParts(history),
      dailyGoalPart(goals),
      ...drillsParts(drills),
      speakerGenderPart(speakerGenders),
      budgetsPart(db),
      reviewPart(reviewProgress),
    ],
    beforeDeletion: [({ id }) => billing.service.endForDeletion(id)],
    now,
  });
  const feedback = new FeedbackService({
    messages,
    mail,
    supportEmail: env.supportEmail,
    secret,
    now,
  });
  const mailWarnings =
    env.isProduction && mail.transportKind === 'outbox'
      ? ['SMTP_URL is not set: mail, also for resetting a password, is only written to DATA_DIR/outbox.']
      : [];

  await app.register(securityHeadersPlugin, { env });
  requireOneHost(app, env);
  await app.register(originPlugin, { env });
  await app.register(cookie, { secret: env.sessionSecret });
  await app.register(subjectPlugin, { env });
  await app.register(sessionsPlugin, {
    env,
    sessions,
    carryOver: (visitor, user) => attempts.carryOver(visitor, user),
  });
  await app.register(rateLimitPlugin, { env, db, now });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(multipart);
  await app.register(docsPlugin);

  const readiness = {
    database: async () =>
      (await isDatabaseReady(db)) &&
      (env.databaseUrl !== undefined || (await hasFreeSpace(env.dataDirectory))),
    engine: () => deps.assessor.isReady(),
    mail: mailTransport.kind,
    payments: payments.mode,
    warnings: [...mailWarnings, ...payments.warnings],
    services: () => deps.services.health(),
  };
  await app.register(systemRoutes({ env, readiness }));
  await app.register(operatorRoutes({ env, metrics, readiness, load: () => deps.assessor.load() }));
  const translations = new TranslationCache({ db, now, secret: env.sessionSecret });
  const translation = new TranslationService({
    phrasebook: deps.translator,
    machines: deps.machineTranslators,
    cache: translations,
    log,
  });
  await app.register(attemptsRoutes(attempts));
  await app.register(translationRoutes(translation));
  await app.register(hintRoutes(deps.translator));
  await app.register(speakerGenderRoutes(speakerGenders));
  await app.register(speechRoutes(new SpeechService(deps.synthesizer, ai.voice)));
  const tutor = new TutorService({
    tutor: ai.tutor,
    tickets: new TutorTickets(env.sessionSecret, now),
    log,
    onResult: (result) => metrics.tutorMessage(result),
  });
  const recordingAssessor = new RecordingAssessor({
    engine: deps.assessor,
    outside: ai,
    onAssessed: (assessed, language, seconds) => metrics.assessed(assessed, language, seconds),
  });
  const recorders = [new PracticeRecord({ db, log, now }), new HistoryRecorder({ history, log, now })];
  await app.register(
    assessmentsRoutes(
      new AssessmentsService({ mode: env.scoring, recordingAssessor, attempts, recorders, tutor }),
    ),
  );
  await app.register(
    deviceAttemptsRoutes(
      env.scoring,
      new DeviceAttemptsService({
        mode: env.scoring,
        attempts,
        recorders,
        now,
        onDelivered: (language) => metrics.delivered(language),
      }),
    ),
  );
  await app.register(tutorRoutes(tutor));
  const progress = new ProgressService({ history, goals, now });
  const today = progress.today.bind(progress);
  await app.register(historyRoutes(new HistoryService({ history, today })));
  await app.register(progressRoutes(progress, goals));
  await app.register(reviewRoutes(new ReviewService(reviewProgress, now)));
  const { words } = deps;
  await app.register(drillsRoutes(new DrillsService({ repository: drills, history, words, now })));
  await app.register(
    exportsRoutes(
      new ExportsService({ history, synthesizer: deps.synthesizer, words, phrasebook: deps.translator, now }),
      now,
    ),
  );
  const addressOf = (request: FastifyRequest) => hashAddress(request.ip, secret);
  await app.register(sessionsRoutes(sessions));
  await app.register(accountsRoutes({ accounts, passwords, addressOf }));
  await app.register(passwordResetRoutes({ passwordReset, passwords, addressOf }));
  await app.register(consentRoutes(new ConsentService(consents, now), recordingServicesOf(ai)));
  await app.register(feedbackRoutes({ feedback, accounts, addressOf }));
  await app.register(personalDataRoutes(personalData));
  app.addHook('onReady', async () => {
    for (const warning of mailWarnings) log.warn(warning);
    await passwords.prepare();
  });
  await app.register(mailPlugin, { mail });
  await billing.register(app);
  await app.register(webPlugin, { directory: deps.webDirectory });

  sweepRegularly(app, [
    () => attempts.sweep(),
    () => app.sweepRateLimits(),
    () => translations.sweep(),
    () => sweepBudgets(db, now),
    ...[sessions, throttle, passwordReset, mail].map((swept) => () => swept.sweep()),
    ...billing.sweeps,
  ]);
  return app;
}

/** Accepts an empty body, because clients name JSON as the content type even without a body (API-02, API-30). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

/** Deletes expired rows, soon after the start and then every hour. */
function sweepRegularly(app: FastifyInstance, sweeps: readonly (() => Promise<void>)[]): void {
  const sweepAll = async () => {
    for (const sweep of sweeps) {
      await sweep().catch((err: unknown) => app.log.error({ err }, 'old rows could not be deleted'));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(sweepAll, SWEEP_INTERVAL_MS);
    timer.unref();
    await sweepAll();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
