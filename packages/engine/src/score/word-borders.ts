/** Sounds that merge in running speech, so that one of them is not said, or both are said as one. */
import { SOUNDS } from '@speak-it-now/languages/sounds';
import { isVowel } from '../g2p/index.ts';
import type { HypothesisEvidence, PhoneEvidence } from './evidence.ts';

/** With more silence than this between them, sounds do not meet. */
const MAX_GAP_SECONDS = 0.12;

/** Consonants made in the same place, which assimilate to each other: "sit down", "bus stop", "hat das", "con me". */
const PLACES: readonly string[] = [
  'p b m β',
  't d n θ ð ɾ',
  's z ts dz',
  'ʃ ʒ tʃ dʒ',
  'k ɡ ŋ ɣ x',
  'f v',
  'l r ʁ ɹ ɐ ɝ ʌ',
];
const PLACE_OF = new Map(PLACES.flatMap((place, i) => place.split(' ').map((unit) => [unit, i] as const)));

const STOPS = new Set('p b t d k ɡ'.split(' '));

/**
 * Whether a native may leave the phone out here, or say it as one with the sound next to it: vowels that meet
 * (sinalefa, elision), a consonant before or after one of the same place (degemination, assimilation), weak ends of
 * words, and either half of a double consonant.
 */
export function mergesWithNeighbor(evidence: HypothesisEvidence, index: number): boolean {
  const { phones, reference } = evidence;
  const phone = phones[index]!;
  const [before, after] = [phones[index - 1], phones[index + 1]];
  const meets = meetingIn(evidence);
  const { unit } = phone.phone;
  const isDoubled = (other: PhoneEvidence | undefined) =>
    other?.word === phone.word && other.phone.unit === unit && !isVowel(unit);
  if (isDoubled(before) || isDoubled(after)) return true;
  if (phone.isWordStart && meets(before, phone) && areAlike(before!, phone)) return true;
  if (!phone.isWordEnd || !meets(phone, after)) return false;
  const weak = SOUNDS[reference.language].weakEnds;
  return (
    areAlike(phone, after!) ||
    weak.anywhere.split(' ').includes(unit) ||
    (weak.beforeConsonant.split(' ').includes(unit) && !isVowel(after!.phone.unit))
  );
}

/** Whether natives themselves may hardly say the sound, so that it seems left out: d in "nada", h in "Rosenheim". */
export function mayBeWeak(evidence: HypothesisEvidence, index: number): boolean {
  const { phones, reference } = evidence;
  const phone = phones[index]!;
  const { unit } = phone.phone;
  const { anywhere, betweenVowels } = SOUNDS[reference.language].weakInside;
  if (anywhere.split(' ').includes(unit) && !phone.isWordStart) return true;
  const meets = meetingIn(evidence);
  const [before, after] = [phones[index - 1], phones[index + 1]];
  return (
    betweenVowels.split(' ').includes(unit) &&
    meets(before, phone) &&
    meets(phone, after) &&
    isVowel(before!.phone.unit) &&
    isVowel(after!.phone.unit)
  );
}

/** Whether two sounds are said without a pause between them. */
const meetingIn =
  ({ posteriors }: HypothesisEvidence) =>
  (first: PhoneEvidence | undefined, second: PhoneEvidence | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    (second.span.start - first.span.end) * posteriors.frameSeconds <= MAX_GAP_SECONDS;

/** Two vowels, or consonants of the same place; any two stops, because the first is not released. */
function areAlike({ phone: { unit: a } }: PhoneEvidence, { phone: { unit: b } }: PhoneEvidence): boolean {
  if (isVowel(a) || isVowel(b)) return isVowel(a) && isVowel(b);
  return (PLACE_OF.get(a) ?? a) === (PLACE_OF.get(b) ?? b) || (STOPS.has(a) && STOPS.has(b));
}
