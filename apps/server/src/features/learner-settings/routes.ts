import { firstLanguageSettingSchema, speakerGenderSettingSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import { forAccounts, requireUser } from '../sessions/plugin.ts';
import type { LearnerSettingsRepository } from './repository.ts';

export const learnerSettingsRoutes =
  (settings: LearnerSettingsRepository): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/user/first-language',
      forAccounts({
        summary: "The learner's first language",
        response: { 200: firstLanguageSettingSchema, ...refusals(401) },
      }),
      async (request) => settings.of(requireUser(request).id),
    );

    app.post(
      '/api/user/first-language',
      forAccounts({
        summary: "Sets the learner's first language; null forgets it",
        body: firstLanguageSettingSchema,
        response: { 200: firstLanguageSettingSchema, ...refusals(400, 401) },
      }),
      async (request) => {
        await settings.set(requireUser(request).id, request.body);
        return request.body;
      },
    );

    app.get(
      '/api/user/speaker-gender',
      forAccounts({
        summary: 'The form that the learner uses where men and women differ; null if unknown',
        response: { 200: speakerGenderSettingSchema, ...refusals(401) },
      }),
      async (request) => settings.of(requireUser(request).id),
    );

    app.post(
      '/api/user/speaker-gender',
      forAccounts({
        summary: 'Sets the form that the learner uses where men and women differ; null removes it',
        body: speakerGenderSettingSchema,
        response: { 200: speakerGenderSettingSchema, ...refusals(400, 401) },
      }),
      async (request) => {
        await settings.set(requireUser(request).id, request.body);
        return request.body;
      },
    );
  };
