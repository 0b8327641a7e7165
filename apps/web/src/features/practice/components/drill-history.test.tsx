import type { PronunciationResponse, WordResult } from '@speak-it-now/contract';
import { expect, it } from 'vitest';
import { renderHtml, textOf } from '../../../../test/render.tsx';
import { DIAS } from '../../../../test/words.ts';
import { startDrill, withTry } from '../state/drill.ts';
import { DrillHistory } from './drill-history.tsx';

const scored = (accuracy: number) => ({ outcome: 'scored', accuracy }) as PronunciationResponse;
const historyOf = async (word: WordResult, ...tries: PronunciationResponse[]) =>
  textOf(
    (await renderHtml(<DrillHistory drill={tries.reduce(withTry, startDrill(word, 'es'))} />)).replaceAll(
      '</span>',
      ' ',
    ),
  );

it('the word’s score in the phrase comes first, then each judged try', async () => {
  const notJudged = { outcome: 'not-judged', accuracy: 0 } as PronunciationResponse;
  expect(await historyOf(DIAS, scored(61), notJudged, scored(77.6))).toBe(
    '48% in the phrase 61% try 1 78% try 2',
  );
});

it('a word that was missing in the phrase has no score there', async () => {
  expect(await historyOf({ ...DIAS, status: 'missing' })).not.toContain('%');
});
