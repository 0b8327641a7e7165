/** The accents of a language: all are accepted, and the learner's choice decides which is shown and spoken. */
import { accentsOf, TAUGHT_LANGUAGES } from '@speak-it-now/languages';
import { byLanguage } from '@speak-it-now/languages/by-language';
import { espeakVoicesOf } from '../espeak/espeak.ts';
import type { Accent, Language, ReferenceWord } from '../types.ts';
import { editDistance } from './assign.ts';
import type { Phones } from './variants.ts';

interface AccentVoice {
  /** Undefined where learners have no choice. */
  readonly accent?: Accent;
  readonly voice: string;
}

/** The first is the default. */
export const ACCENTS = byLanguage(TAUGHT_LANGUAGES, (language) => {
  const accents = accentsOf(language);
  const [first, ...others] = espeakVoicesOf(language).map((voice, i): AccentVoice => {
    const accent = accents[i];
    return accent ? { accent, voice } : { voice };
  });
  return [first!, ...others] as const;
});

/** The voice of the accent; the default one of the language for none, or for an accent of another language. */
export const voiceOf = (language: Language, accent?: Accent): string =>
  (ACCENTS[language].find((each) => each.accent === accent) ?? ACCENTS[language][0]).voice;

/**
 * Shows a word in the chosen accent: its pronunciation comes first, in the symbols of that accent. The accepted units
 * and the marks of stress stay as they are, so that the score does not depend on the choice.
 *
 * `accepted` has the default accent first; `read` is how each accent says the word. Where that is no
 * accepted pronunciation (eSpeak NG does not know the word), the nearest one is shown.
 */
export function inAccent(
  accepted: readonly Phones[],
  chosen: Accent,
  read: ReadonlyMap<Accent, Phones>,
): Pick<ReferenceWord, 'pronunciations' | 'otherAccents'> {
  const places = new Map<Accent, number>();
  const pronunciations = [...accepted];
  // The chosen one is the last to set symbols.
  const others = [...read].filter(([accent]) => accent !== chosen);
  for (const [accent, phones] of [...others, [chosen, read.get(chosen)!] as const]) {
    const distances = accepted.map((each) => editDistance(each, phones));
    const least = Math.min(...distances);
    const place = distances.indexOf(least);
    if (least === 0) pronunciations[place] = inSymbolsOf(phones, accepted[place]!, accent);
    if (least === 0 || accent === chosen) places.set(accent, place);
  }
  const shown = places.get(chosen) ?? 0;
  const order = [shown, ...accepted.flatMap((_, place) => (place === shown ? [] : [place]))];
  const elsewhere = [...places].flatMap(([accent, place]) =>
    place === shown || distinctive(accepted[place]!) === distinctive(accepted[shown]!)
      ? []
      : [[order.indexOf(place), accent] as const],
  );
  return {
    pronunciations: order.map((place) => pronunciations[place]!),
    ...(elsewhere.length > 0 && { otherAccents: new Map(elsewhere) }),
  };
}

/**
 * The units that tell accents apart. The r after vowels, weak vowels and the vowel of "on" do not: speakers of one accent
 * differ in them, and the model often hears the other.
 */
const distinctive = (phones: Phones): string =>
  phones
    .filter(({ unit }) => !['ɹ', 'ɝ', 'ʌ'].includes(unit))
    .map(({ unit }) => (unit === 'ɔ' ? 'ɑ' : unit))
    .join(' ');

/** Whether these units are one of the accepted pronunciations. */
export const isAccepted = (phones: Phones, accepted: readonly Phones[]): boolean =>
  accepted.some((each) => editDistance(each, phones) === 0);

const inSymbolsOf = (read: Phones, phones: Phones, accent: Accent): Phones =>
  phones.map((phone, i) => ({ ...phone, ipa: accent === 'en-GB' ? british(read[i]!.ipa) : read[i]!.ipa }));

/** "bird": the unit is the same vowel with and without the color of r. */
const british = (ipa: string): string => (ipa.startsWith('ɝ') ? 'ɜː' : ipa);
