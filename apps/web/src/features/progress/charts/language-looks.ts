import { TAUGHT_LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';

type MarkShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'ring';
interface Look {
  readonly color: string;
  readonly dash: string;
  readonly mark: MarkShape;
}

const LOOKS: readonly Look[] = [
  { color: 'var(--color-accent)', dash: '', mark: 'circle' },
  { color: 'var(--color-mine)', dash: '7 4', mark: 'square' },
  { color: 'var(--color-model)', dash: '2 4', mark: 'diamond' },
  { color: 'var(--color-fair)', dash: '10 3 2 3', mark: 'triangle' },
  { color: 'var(--color-good)', dash: '4 2', mark: 'ring' },
];

/** Each language's line has its own color, dash and mark, so color is never the only difference. */
export const lookOf = (language: TaughtLanguage): Look =>
  LOOKS[TAUGHT_LANGUAGES.indexOf(language) % LOOKS.length]!;
