import type { TaughtLanguage } from '@speak-it-now/languages';

type MarkShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'ring';

/** Each language's line has its own color, dash and mark, so color is never the only difference. */
export const LANGUAGE_LOOKS: Readonly<
  Record<TaughtLanguage, { readonly color: string; readonly dash: string; readonly mark: MarkShape }>
> = {
  en: { color: 'var(--accent)', dash: '', mark: 'circle' },
  es: { color: 'var(--mine)', dash: '7 4', mark: 'square' },
  fr: { color: 'var(--model)', dash: '2 4', mark: 'diamond' },
  de: { color: 'var(--fair)', dash: '10 3 2 3', mark: 'triangle' },
  it: { color: 'var(--good)', dash: '4 2', mark: 'ring' },
};
