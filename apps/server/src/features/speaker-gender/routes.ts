import { speakerGenderSettingSchema } from '@speak-it-now/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/errors.ts';
import { forAccounts, requireUser } from '../sessions/plugin.ts';
import type { SpeakerGendersRepository } from './repository.ts';

export const speakerGenderRoutes =
  (genders: SpeakerGendersRepository): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/user/speaker-gender',
      forAccounts({
        summary: 'The form that the learner uses where men and women differ; null if unknown',
        response: { 200: speakerGenderSettingSchema, ...refusals(401) },
      }),
      async (request) => ({ speakerGender: await genders.of(requireUser(request).id) }),
    );

    app.post(
      '/api/user/speaker-gender',
      forAccounts({
        summary: 'Sets the form that the learner uses where men and women differ; null removes it',
        body: speakerGenderSettingSchema,
        response: { 200: speakerGenderSettingSchema, ...refusals(400, 401) },
      }),
      async (request) => {
        await genders.set(requireUser(request).id, request.body.speakerGender);
        return request.body;
      },
    );
  };
