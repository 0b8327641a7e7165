import { createContext, type ReactNode, use } from 'react';
import type { Catalogue, UiLanguage } from './catalogue.ts';

interface Texts {
  readonly language: UiLanguage;
  readonly catalogue: Catalogue;
}

const TextsContext = createContext<Texts | undefined>(undefined);

export function TextsProvider({ children, ...texts }: Texts & { readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the interface in the language that was chosen. */
export function useTexts(): Catalogue {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it.');
  return texts.catalogue;
}

/** The interface's own language, for formatting and for naming languages. */
export function useUiLanguage(): UiLanguage {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useUiLanguage needs a TextsProvider above it.');
  return texts.language;
}
