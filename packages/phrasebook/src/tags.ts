import type { LanguageCode } from './languages.ts';

/** Tag questions, which ask for confirmation of a statement: 'You speak English, don't you?'. */
const TAGS: Record<LanguageCode, { read: RegExp; said: string }> = {
  en: {
    read: /,?\s+(?:right|(?:is|are|was|were|do|does|did|have|has|can|could|will|would|should)(?:n['’]?t)?\s+(?:i|you|he|she|it|we|they)|aren['’]?t i)\s*\?+\s*$/i,
    said: 'right',
  },
  es: { read: /,\s*¿?\s*(?:verdad|no|no es cierto|a que s[ií])\s*\?+\s*$/i, said: '¿verdad?' },
  fr: { read: /,\s*(?:n['’]est-ce pas|non|hein|pas vrai)\s*\?+\s*$/i, said: "n'est-ce pas ?" },
  de: { read: /,\s*(?:oder|nicht wahr|nicht|stimmt['’]?s)\s*\?+\s*$/i, said: 'oder?' },
  it: { read: /,\s*(?:vero|no|giusto)\s*\?+\s*$/i, said: 'vero?' },
};

/** The statement before a tag question; undefined if the text has no tag. */
export function withoutTag(text: string, language: LanguageCode): string | undefined {
  const tag = TAGS[language].read.exec(text);
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
  return `${bare}, ${language === 'en' ? 'right?' : TAGS[language].said}`;
}
