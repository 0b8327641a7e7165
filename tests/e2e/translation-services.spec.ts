import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { expect, test } from '../support/checker-page.ts';
import { deepLTranslation } from '../support/service-answers.ts';
import { type ServiceStandIn, startServiceStandIn } from '../support/service-stand-in.ts';

const TEXT = 'the owl snores in the attic';
const TRANSLATION = 'el búho ronca en el desván';

let deepL: ServiceStandIn;
let server: ServerProcess;
let origin: string;

/** Several sentences that the server's own translator is sure of, because the phrasebook may come to cover some. */
const FOR_THE_OWN_TRANSLATOR = [
  'Tom has a lot to learn.',
  'He was the only man.',
  'Tom has many enemies.',
  'I will give it to you.',
  'What do you want me to do?',
  'What a waste of time!',
  'It was his own fault.',
];

/** A server of its own, set up by an operator who has a key for DeepL and prefers it. */
test.beforeAll(async () => {
  deepL = await startServiceStandIn();
  server = await startServer({
    settings: { TRANSLATORS: 'deepl', DEEPL_API_KEY: 'a-key', DEEPL_API_BASE: deepL.url },
  });
  origin = server.origin;
});
test.afterAll(async () => {
  await server.stop();
  await deepL.close();
});

test('API-34 the service translates a phrase that the phrasebook lacks, and the page names the service', async ({
  page,
}) => {
  deepL.answer = () => ({ body: deepLTranslation(TRANSLATION) });
  await page.goto(origin);
  await page.getByLabel('Your text').fill(TEXT);
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByLabel('Translation', { exact: true })).toHaveValue(TRANSLATION);
  await expect(page.getByText('Machine translation by DeepL. It may contain errors.')).toBeVisible();
  await page.getByLabel('Your text').fill('good morning');
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('From the phrasebook')).toBeVisible();
});

test('API-34 a sentence is translated without any service, and the page says that it may be wrong', async ({
  page,
}) => {
  await page.goto('/');
  const answers = await Promise.all(
    FOR_THE_OWN_TRANSLATOR.map(async (text) => {
      const data = { text, fromLanguage: 'en', toLanguage: 'es' };
      return { text, answer: await (await page.request.post('/api/translate', { data })).json() };
    }),
  );
  const known = answers.find(({ answer }) => answer.source === 'neural');
  if (!known) throw new Error('The translator is sure of none of the sentences.');
  await page.getByLabel('Your text').fill(known.text);
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByLabel('Translation', { exact: true })).toHaveValue(known.answer.translation);
  await expect(page.getByText('Translated on our server. May contain errors.')).toBeVisible();
});

test('ERR-17 when the service fails the page says so and offers to practice the text as typed', async ({
  page,
}) => {
  deepL.answer = () => ({ status: 500, body: 'stack trace' });
  await page.goto(origin);
  await page.getByLabel('Your text').fill('the quokka quibbles about flummery');
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByLabel('Translation', { exact: true })).toHaveValue('unable to translate');
  await expect(page.getByText('the translation service cannot be asked right now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practice my text as typed' })).toBeVisible();
});

test('LEG-08 the privacy policy and the agreement name the service that phrases are sent to', async ({
  page,
}) => {
  const sentence = `Phrases that the phrasebook cannot translate are sent to DeepL (${new URL(deepL.url).host}).`;
  for (const path of ['/privacy', '/consent']) {
    await page.goto(origin + path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
