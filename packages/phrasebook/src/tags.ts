import { patternsOf, textsOf } from './compose/grammar-facts.ts';
import type { LanguageCode } from './languages.ts';

/** Tag questions, which ask for confirmation of a statement: 'You speak English, don't you?'. */
const READ = patternsOf('tag');
const SAID = textsOf('tag');

/** The statement before a tag question; undefined if the text has no tag. */
export function withoutTag(text: string, language: LanguageCode): string | undefined {
  const tag = READ[language].exec(text);
  if (!tag || tag.index === 0) return undefined;
  const statement = text.slice(0, tag.index);
  // 'Do you?' alone is no tag, and a tag does not follow a question.
  const asks = language === 'en' && !/,/.test(tag[0]) && !/n['’]?t\s/.test(tag[0]);
  return asks || statement.includes('?') || statement.trim().split(/\s+/).length < 2
    ? undefined
    : statement.replace(/^¿/, '');
}

/** The statement with the tag question of its language. */
export function withTag(statement: string, language: LanguageCode): string {
  const bare = statement.replace(/[\s.!]+$/, '');
  return `${bare}, ${SAID[language]}`;
}
