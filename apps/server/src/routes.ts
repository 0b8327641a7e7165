import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { isDatabaseReady } from './db/database.ts';
import { hasFreeSpace } from './db/database-file.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { assessmentsRoutes } from './features/assessments/routes.ts';
import { attemptsRoutes } from './features/attempts/routes.ts';
import { consentRoutes } from './features/consent/routes.ts';
import { deviceAttemptsRoutes } from './features/device-attempts/routes.ts';
import { drillsRoutes } from './features/drills/routes.ts';
import { exportsRoutes } from './features/exports/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { personalDataRoutes } from './features/personal-data/routes.ts';
import { phrasesRoutes } from './features/phrases/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { remindersRoutes } from './features/reminders/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { sessionsRoutes } from './features/sessions/routes.ts';
import { speakerGenderRoutes } from './features/speaker-gender/routes.ts';
import { speechRoutes } from './features/speech/routes.ts';
import { operatorRoutes } from './features/system/operator-routes.ts';
import { type Readiness, systemRoutes } from './features/system/routes.ts';
import { hintRoutes } from './features/translation/hint-routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { tutorRoutes } from './features/tutor/routes.ts';
import { mailWarnings, type Services } from './services.ts';

/** Registers the routes of every feature except billing, which registers its own with its timers. */
export async function registerRoutes(app: FastifyInstance, deps: AppDeps, services: Services): Promise<void> {
  const { env, assessor, phrasebook, passwords, now } = deps;
  const { accounts, feedback, passwordReset, metrics, visitorHistory } = services;
  const readiness = readinessOf(deps, services);

  await app.register(systemRoutes({ env, readiness }));
  await app.register(operatorRoutes({ env, metrics, readiness, load: () => assessor.load() }));
  await app.register(attemptsRoutes(services.attempts));
  await app.register(translationRoutes(services.translation));
  await app.register(hintRoutes(phrasebook));
  await app.register(speakerGenderRoutes(services.speakerGenders));
  await app.register(speechRoutes(services.speech));
  await app.register(assessmentsRoutes(services.assessments));
  await app.register(deviceAttemptsRoutes(env.scoring, services.deviceAttempts));
  await app.register(tutorRoutes(services.tutor));
  await app.register(historyRoutes(services.history));
  await app.register(progressRoutes(services.progress, services.dailyGoals));
  await app.register(reviewRoutes(services.review));
  await app.register(phrasesRoutes(services.phrases));
  await app.register(remindersRoutes(services.reminders));
  await app.register(drillsRoutes(services.drills));
  await app.register(exportsRoutes(services.exports, now));
  await app.register(sessionsRoutes(services.sessions));
  await app.register(accountsRoutes({ accounts, passwords, visitorHistory }));
  await app.register(passwordResetRoutes({ passwordReset, passwords }));
  await app.register(consentRoutes(services.consent, services.recordingServices));
  await app.register(feedbackRoutes({ feedback, accounts }));
  await app.register(personalDataRoutes(services.personalData));
}

function readinessOf(deps: AppDeps, { translation }: Services): Readiness {
  const { env, db, assessor, mailTransport, payments, services } = deps;
  return {
    database: async () =>
      (await isDatabaseReady(db)) &&
      (env.databaseUrl !== undefined || (await hasFreeSpace(env.dataDirectory))),
    engine: () => assessor.isReady(),
    translation: () => translation.isReady(),
    mail: mailTransport.kind,
    payments: payments.mode,
    warnings: [...mailWarnings(deps), ...payments.warnings],
    services: () => services.health(),
  };
}
