import { MINUTE_MS } from '@speak-it-now/contract';
import { describe, expect, it } from 'vitest';
import { chatCompletion } from '../../../../../tests/support/service-answers.ts';
import { SERVICE_FAULTS } from '../../../../../tests/support/service-stand-in.ts';
import { post } from '../../../test/accounts.ts';
import { AS_OPERATOR, useOutsideService } from '../../../test/outside-service.ts';
import { fixedAssessor, notJudged, scored } from '../../../test/stand-ins.ts';
import { recordingUpload } from '../../../test/upload.ts';

const OWN = scored().message;

const outside = useOutsideService(() => says('Gut gemacht, 83 Prozent.'));

const says = (message: string) => ({ body: chatCompletion(JSON.stringify({ message })) });
const start = (env: Record<string, string> = {}, options: object = {}) =>
  outside.start(
    { OPENAI_CHAT_MODEL: 'gpt-test', OPENAI_CHAT_BASE_URL: `${outside.standIn.url}/v1`, ...env },
    options,
  );
const ticketOf = async (visitor = outside.test.visitor()): Promise<string> =>
  (await visitor.request(await recordingUpload())).json().tutorTicket;
const ask = (payload: object, visitor = outside.test.visitor()) =>
  post(visitor, '/api/tutor-message', payload);

describe('POST /api/tutor-message', () => {
  it('REC-33 rephrases the feedback in the requested language', async () => {
    await start();
    const response = await ask({ ticket: await ticketOf(), language: 'de' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Gut gemacht, 83 Prozent.',
      language: 'de',
      writtenBy: 'service',
    });
  });

  it('the score never waits for it: it is requested only after the score', async () => {
    outside.standIn.answer = () => 'silence';
    await start();
    expect(await ticketOf()).toEqual(expect.any(String));
    expect(outside.standIn.requests).toEqual([]);
  });

  it.each(SERVICE_FAULTS)('if the service %s, the engine’s text stays', async (_what, fault) => {
    outside.failWith(fault);
    await start();
    const response = await ask({ ticket: await ticketOf(), language: 'de' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: OWN, language: 'en', writtenBy: 'engine' });
    expect(outside.test.logLines.join('')).not.toMatch(/buenos|stack trace|sk-/);
  });

  it('the engine’s text stays in the language in which the score was explained', async () => {
    outside.standIn.answer = () => ({ status: 500 });
    await start(
      {},
      { assessor: fixedAssessor(({ locale }) => scored({ message: 'Bien dit.', feedbackLanguage: locale })) },
    );
    const { tutorTicket } = (
      await outside.test.visitor().request(await recordingUpload({ locale: 'fr' }))
    ).json();
    const response = await ask({ ticket: tutorTicket, language: 'fr' });
    expect(response.json()).toEqual({ message: 'Bien dit.', language: 'fr', writtenBy: 'engine' });
  });

  it.each([
    ['a refusal', { body: chatCompletion(null, 'I cannot do that.') }],
    ['another score', says('Gut gemacht, 97 Prozent.')],
    ['a sound that was not found', says('Dein /x/ ist noch zu weich.')],
    ['another language than asked for', says('Well done, that is the way to say it.')],
    ['JSON that is cut off', { body: chatCompletion('{"message":"Gut') }],
    ['no JSON at all', { body: chatCompletion('Gut gemacht!') }],
  ])('%s is never shown: the engine’s text stays', async (_what, answer) => {
    outside.standIn.answer = () => answer;
    await start();
    const response = await ask({ ticket: await ticketOf(), language: 'de' });
    expect(response.json()).toEqual({ message: OWN, language: 'en', writtenBy: 'engine' });
  });

  it('counts withheld messages without their text', async () => {
    outside.standIn.answer = () => says('Gut gemacht, 97 Prozent.');
    await start();
    await ask({ ticket: await ticketOf(), language: 'de' });
    const { body } = await outside.test.app.inject({
      method: 'GET',
      url: '/metrics',
      headers: AS_OPERATOR,
    });
    expect(body).toContain('speak_tutor_messages_total{result="withheld"} 1');
    expect(body).toContain(
      'speak_service_calls_total{service="openai-tutor",operation="tutor-message",outcome="ok"} 1',
    );
    expect(outside.test.logLines.join('')).toMatch(/"why":"number"/);
    expect(outside.test.logLines.join('')).not.toContain('97 Prozent');
  });
});

describe('tickets', () => {
  it('are only given with scores, and only if a tutor is configured', async () => {
    await start({}, { assessor: fixedAssessor(() => notJudged()) });
    expect(await ticketOf()).toBeUndefined();
    await outside.test.close();
    await outside.start();
    expect(await ticketOf()).toBeUndefined();
  });

  it.each([
    ['made up', () => 'e30.c2lnbmF0dXJl'],
    ['empty', () => ''],
    [
      'changed',
      (ticket: string) => `${Buffer.from('{"findings":{}}').toString('base64url')}.${ticket.split('.')[1]}`,
    ],
    ['signed with nothing', (ticket: string) => `${ticket.split('.')[0]}.`],
  ])('%s ones are refused without calling the service', async (_what, forge) => {
    await start();
    const response = await ask({ ticket: forge(await ticketOf()), language: 'de' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'bad-request',
      key: 'score-too-old',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(outside.standIn.requests).toEqual([]);
  });

  it('expire after five minutes', async () => {
    await start();
    const ticket = await ticketOf();
    outside.test.clock.nowMs += 5 * MINUTE_MS - 1;
    expect((await ask({ ticket, language: 'de' })).statusCode).toBe(200);
    outside.test.clock.nowMs += 1;
    expect((await ask({ ticket, language: 'de' })).statusCode).toBe(400);
  });

  it('count toward the learner’s daily limit; beyond it the engine’s text stays', async () => {
    await start({ SERVICE_CALLS_PER_LEARNER: '2' });
    const visitor = outside.test.visitor();
    const ticket = await ticketOf(visitor);
    const written: string[] = [];
    for (let times = 0; times < 3; times++) {
      written.push((await ask({ ticket, language: 'de' }, visitor)).json().writtenBy);
    }
    expect(written).toEqual(['service', 'service', 'engine']);
    expect(outside.standIn.requests).toHaveLength(2);
  });
});
