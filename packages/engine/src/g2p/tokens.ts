/** Splits a typed text into the words that are said. */
import { EngineError, type Language } from '../types.ts';

export interface Token {
  /** As typed, punctuation taken off at the edges. */
  readonly text: string;
  /** What the G2P is given: capitals that only shout are lowered. */
  readonly spoken: string;
  /** A comma, full stop or the like followed: no linking with the next word. */
  readonly pauseAfter: boolean;
}

/** Marks that are said aloud beside a number, or alone. */
const SPOKEN_SYMBOLS = '%€$£°&+=@';
const EDGE = new RegExp(`^[^\\p{L}\\p{N}${SPOKEN_SYMBOLS}]+|[^\\p{L}\\p{M}\\p{N}'${SPOKEN_SYMBOLS}]+$`, 'gu');
const SAYABLE = /[\p{L}\p{N}&%@€$£+=]/u;
const VOWEL_LETTERS = /[aeiouyáéíóúàèìòùâêîôûäëïöüæœ]/iu;
/** Acronyms with vowel letters that are still said letter by letter, kept even where everything is in capitals. */
const SPELLED = new Set([
  'USA',
  'UK',
  'EU',
  'UE',
  'UN',
  'UFO',
  'EDV',
  'EEUU',
  'AI',
  'IA',
  'OK',
  'IBM',
  'CEO',
]);

/** Throws EngineError 'text-empty', or 'text-not-speakable' where nothing can be said or the script is not Latin. */
export function tokenise(text: string, language: Language): Token[] {
  const normal = text
    .normalize('NFC')
    .replace(/[’ʼ‘`´]/gu, "'")
    .trim();
  if (normal === '') throw new EngineError('text-empty', 'There is no text to say.');
  if (/[^\p{Script=Latin}\P{L}]/u.test(normal.replace(/[ªºµ]/gu, ''))) {
    throw new EngineError(
      'text-not-speakable',
      'Write the phrase with Latin letters; other scripts cannot be scored.',
    );
  }
  const pieces = normal.split(/[\s\u2013\u2014\u2026/|\\()[\]{}<>"«»“”„¡¿_*]+|--+|\.\.\.+/u);
  const kept = pieces.flatMap((piece) => {
    const word = trimEdges(piece);
    return SAYABLE.test(word) ? [{ word, pauseAfter: /[.,;:!?]['")]*$/u.test(piece) }] : [];
  });
  if (kept.length === 0) {
    throw new EngineError('text-not-speakable', 'The text has no word that can be said.');
  }
  const shouted = !/\p{Ll}/u.test(normal);
  return kept.map(({ word, pauseAfter }) => ({
    text: word,
    spoken: lowerShouting(word, shouted, language),
    pauseAfter,
  }));
}

function trimEdges(piece: string): string {
  const word = piece.replace(EDGE, '').replace(/^'+/u, '');
  const elided =
    /^\p{L}{1,3}'$|^(?:qu|jusqu|lorsqu|puisqu|dell|nell|sull|dall|all|quest|un|bell|quell|sant)'$/iu;
  const bare = elided.test(word) ? word : word.replace(/'+$/u, '');
  return /\p{N}|^[&%@€$£+=]$/u.test(bare) ? bare : bare.replace(/^[%€$£°&+=@]+|[%€$£°&+=@]+$/gu, '');
}

function lowerShouting(word: string, shouted: boolean, language: Language): string {
  if (!/^\p{Lu}[\p{Lu}'-]+$/u.test(word)) return word;
  const spelled = SPELLED.has(word) || (!VOWEL_LETTERS.test(word) && word.length <= 5);
  if (spelled) return word;
  // In running text a short word in capitals is an acronym and the dictionary knows whether to spell it.
  if (!shouted && word.length <= 4) return word;
  return word.toLocaleLowerCase(language);
}
