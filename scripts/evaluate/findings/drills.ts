/** Point 1: which member of a minimal pair the engine hears. */
import { TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { DRILLS } from '@speak-it-now/languages/drills';
import type { Assessment, Engine, Language } from '../../../packages/engine/src/node.ts';
import { count, counter, share } from '../report/many-texts.ts';
import type { Table } from '../report/table.ts';
import type { Recording } from './recordings.ts';
import { synthesizerVoices } from './voices.ts';

const VOICES = 4;

class Group {
  readonly wrong = { praised: counter(), told: counter(), close: counter(), excellent: counter() };
  readonly right = { praised: counter(), told: counter(), close: counter() };

  add(answer: Assessment, isRight: boolean): void {
    const isClose = answer.reason === 'too-close';
    const isTold = isFound(answer);
    const counts = isRight ? this.right : this.wrong;
    count(counts.praised, answer.outcome === 'scored' && !isTold);
    count(counts.told, !isClose && isTold);
    count(counts.close, isClose);
    if (!isRight) count(this.wrong.excellent, answer.outcome === 'scored' && answer.accuracy >= 95);
  }
}

/** A finding is a deduction with advice; another recording than the text is one, too. */
const isFound = ({ outcome, breakdown }: Assessment) =>
  outcome !== 'scored' || breakdown.deductions.some(({ details }) => details !== undefined);

/** `pairsOfContrast` at most; the thresholds are fitted to the first four pairs of each list, in other voices. */
export async function measureDrills(
  engine: Engine,
  people: readonly Recording[],
  pairsOfContrast: number,
): Promise<Table[]> {
  const groups = new Map<string, Group>();
  const add = (language: Language, contrast: string, kind: string, answer: Assessment, isRight: boolean) => {
    for (const name of [`${kind}, ${language}`, `${kind}, all`, `${kind}, ${language} ${contrast}`]) {
      if (!groups.has(name)) groups.set(name, new Group());
      groups.get(name)!.add(answer, isRight);
    }
  };
  for (const language of TAUGHT_LANGUAGES) {
    const voices = synthesizerVoices(language).filter(({ isFitted }) => !isFitted);
    for (const [contrast, list] of Object.entries(DRILLS[language].minimalPairs)) {
      for (const [i, pair] of list.split(', ').reverse().slice(0, pairsOfContrast).entries()) {
        const words = pair.split(' ') as [string, string];
        for (const voice of voices.filter((_, v) => (v + i) % Math.ceil(voices.length / VOICES) === 0)) {
          for (const said of [0, 1] as const) {
            const audio = voice.say(words[said]);
            if (!audio) continue;
            for (const expected of [0, 1] as const) {
              const answer = await engine.assess({
                audio,
                expectedText: words[expected],
                language,
                partner: words[1 - expected]!,
              });
              add(language, contrast, 'voices', answer, said === expected);
            }
          }
        }
      }
    }
    const partners = partnersOf(language);
    for (const { text, audio } of people.filter((each) => each.language === language)) {
      const said = text.toLowerCase().replace(/[.!?]/gu, '').trim();
      for (const { contrast, partner } of partners.get(said) ?? []) {
        const bytes = await audio();
        const right = await engine.assess({ audio: bytes, expectedText: text, language, partner });
        add(language, contrast, 'people', right, true);
        const wrong = await engine.assess({ audio: bytes, expectedText: partner, language, partner: text });
        add(language, contrast, 'people', wrong, false);
      }
    }
  }
  const rows = [...groups].map(([name, { wrong, right }]) => [
    name,
    ...[wrong.praised, wrong.excellent, wrong.told, wrong.close, right.praised, right.told, right.close].map(
      share,
    ),
  ]);
  const head = [
    'who says it',
    'wrong member: no finding',
    '95 or more',
    'told',
    'too close',
    'right member: no finding',
    'a finding',
    'too close',
  ];
  const isContrast = ([name]: readonly string[]) => name!.includes('/');
  return [
    {
      title: '1. Drills: a word of a minimal pair',
      head,
      rows: rows.filter((row) => !isContrast(row)).sort(),
    },
    { title: '1. Drills, by contrast', head, rows: rows.filter(isContrast) },
  ];
}

function partnersOf(language: Language): Map<string, { contrast: string; partner: string }[]> {
  const partners = new Map<string, { contrast: string; partner: string }[]>();
  for (const [contrast, list] of Object.entries(DRILLS[language].minimalPairs)) {
    for (const pair of list.split(', ')) {
      const [one, other] = pair.split(' ') as [string, string];
      for (const [word, partner] of [
        [one, other],
        [other, one],
      ] as const) {
        const key = word.toLowerCase();
        partners.set(key, [...(partners.get(key) ?? []), { contrast, partner }]);
      }
    }
  }
  return partners;
}
