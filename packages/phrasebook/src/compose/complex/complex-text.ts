import type { LanguageCode } from '../../languages.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';

/** A text that may consist of two clauses, and what its parts are translated with. */
export interface ComplexText {
  /** Without its closing mark. */
  text: string;
  request: ClauseRequest;
  isQuestion: boolean;
  clauses: ClauseComposer;
  /** Translates a simple clause by any means, as a sentence with a capital. */
  say: (text: string) => string | undefined;
}

/** Both clauses, with the comma that German has between them; undefined if one of them has no translation. */
export const paired = (
  main: string | undefined,
  sub: string | undefined,
  to: LanguageCode,
): string | undefined => main && sub && `${main}${to === 'de' ? ',' : ''} ${sub}`;

/** The text without marks around it. */
export const bare = (text: string) => text.replace(/^[¿¡\s]+|[\s.!?]+$/gu, '');
