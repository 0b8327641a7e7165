import { LANGUAGE_CODES } from '@speak-it-now/contract';
import type { HintRequest } from '@speak-it-now/phrasebook';
import { phrasebookTranslator } from '../providers/phrasebook-translator.ts';
import type { TranslatorRequest } from '../providers/translator.ts';
import { poolTask } from './pool-task.ts';

export type PhrasebookQuestion =
  | { readonly kind: 'translate' | 'nearest'; readonly request: TranslatorRequest }
  | { readonly kind: 'hints'; readonly request: HintRequest };

// The tables of a language pair are built on first use, so build them all before a learner needs them.
for (const from of LANGUAGE_CODES) {
  for (const to of LANGUAGE_CODES.filter((code) => code !== from)) {
    const request = { text: 'no phrase has this 1', from, to, register: 'casual' } as const;
    void phrasebookTranslator.translate(request);
    void phrasebookTranslator.nearest(request);
  }
}

// One call builds the tables of all languages.
void phrasebookTranslator.hints({ text: 'qqqqqq', from: 'en', to: 'es' });

export default poolTask(async (question: PhrasebookQuestion) =>
  question.kind === 'hints'
    ? phrasebookTranslator.hints(question.request)
    : phrasebookTranslator[question.kind](question.request),
);
