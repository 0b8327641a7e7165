import { LANGUAGES, type TranslateRequest, type TranslateResponse } from '@speak-it-now/contract';
import { AppError } from '../../errors.ts';
import type { Translator } from '../../providers/translator.ts';

export class TranslationService {
  constructor(private readonly translator: Translator) {}

  /** @throws AppError 'translation-not-found' */
  async translate({
    text,
    fromLanguage,
    toLanguage,
    register,
  }: TranslateRequest): Promise<TranslateResponse> {
    const found = await this.translator.translate({ text, from: fromLanguage, to: toLanguage, register });
    if (found) return { translation: found.translation, source: found.source };
    throw new AppError(
      'translation-not-found',
      `There is no ${LANGUAGES[toLanguage].name} translation for this yet. Try a shorter everyday phrase, or pick one from "Terms & Phrases".`,
    );
  }
}
