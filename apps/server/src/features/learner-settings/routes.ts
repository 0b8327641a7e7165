import { firstLanguageSettingSchema, speakerGenderSettingSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import { forAccounts, requireUser } from '../sessions/plugin.ts';
import type { LearnerSettingsRepository } from './repository.ts';

const SETTINGS = [
  {
    url: '/api/user/first-language',
    schema: firstLanguageSettingSchema,
    what: "the learner's first language; null if unknown",
  },
  {
    url: '/api/user/speaker-gender',
    schema: speakerGenderSettingSchema,
    what: 'the form that the learner uses where men and women differ; null if unknown',
  },
] as const;

export const learnerSettingsRoutes =
  (settings: LearnerSettingsRepository): FastifyPluginAsyncZod =>
  async (app) => {
    for (const { url, schema, what } of SETTINGS) {
      app.get(
        url,
        forAccounts({ summary: `Gives ${what}`, response: { 200: schema, ...refusals(401) } }),
        async (request) => settings.of(requireUser(request).id),
      );

      app.post(
        url,
        forAccounts({
          summary: `Sets ${what}`,
          body: schema,
          response: { 200: schema, ...refusals(400, 401) },
        }),
        async (request) => {
          await settings.set(requireUser(request).id, request.body);
          return request.body;
        },
      );
    }
  };
