import type { Register, TranslatedLanguage } from '@speak-it-now/languages';
import type { ReviewDataSet } from '@speak-it-now/phrasebook';

interface ItemTexts {
  readonly id: string;
  /** In the language being learned. */
  readonly text: string;
  /** In the learner's own language. */
  readonly translation: string;
}

/** A term to say, a line of the app in a conversation ('partner') or a line of the learner ('reply'). */
export type ReviewItem =
  | (ItemTexts & {
      readonly kind: 'term';
      readonly group: ReviewGroup;
      /** Set only if the formal and the casual wording differ. */
      readonly register: Register | undefined;
    })
  | (ItemTexts & { readonly kind: 'partner' | 'reply'; readonly group: ReviewScenario });

/** A lesson or a conversation. */
export interface ReviewGroup {
  readonly key: string;
  /** In the language of the page. */
  readonly name: string;
  /** From 1; lessons and conversations are numbered separately. */
  readonly number: number;
  readonly itemIds: readonly string[];
}

export interface ReviewScenario extends ReviewGroup {
  readonly register: Register;
  readonly setting: string;
  readonly partner: string;
  readonly learner: string;
  /** The learner says their name in it. */
  readonly asksName: boolean;
}

/** The whole review for one pair of languages, in order: ten lessons, then five conversations. */
export interface ReviewContent {
  readonly language: TranslatedLanguage;
  readonly ownLanguage: TranslatedLanguage;
  /** The language of the names of lessons and conversations. */
  readonly nameLanguage: TranslatedLanguage;
  readonly lessons: readonly ReviewGroup[];
  readonly scenarios: readonly ReviewScenario[];
  readonly items: readonly ReviewItem[];
  readonly itemsById: ReadonlyMap<string, ReviewItem>;
}

/** The learner's name in the conversations until they enter their own. */
const EXAMPLE_NAME = 'Anna';

/**
 * @param own the texts in the learner's own language, with the same ids in the same order
 * @param names the language for the names of lessons and conversations: the interface's, if it is one of the two
 * @param learnerName the name that the learner entered
 */
export function joinContent(
  target: ReviewDataSet,
  own: ReviewDataSet,
  names: TranslatedLanguage = own.language,
  learnerName = '',
): ReviewContent {
  const named = names === target.language ? target : own;
  const withName = (text: string) =>
    learnerName === '' ? text : text.replace(EXAMPLE_NAME, () => learnerName);
  const items: ReviewItem[] = [];
  const lessons = target.categories.map((category, index): ReviewGroup => {
    const ownCategory = own.categories[index]!;
    const group: ReviewGroup = {
      key: category.key,
      name: named.categories[index]!.name,
      number: index + 1,
      itemIds: category.terms.map(({ id }) => id),
    };
    category.terms.forEach(({ id, text, register }, place) => {
      items.push({ kind: 'term', id, text, register, translation: ownCategory.terms[place]!.text, group });
    });
    return group;
  });
  const scenarios = target.scenarios.map((scenario, index): ReviewScenario => {
    const ownScenario = own.scenarios[index]!;
    const { key, register } = scenario;
    const { name, setting, partner, learner } = named.scenarios[index]!;
    const itemIds = scenario.turns.map(({ id }) => id);
    const group: ReviewScenario = {
      key,
      name,
      number: index + 1,
      itemIds,
      register,
      setting,
      partner,
      learner,
      asksName: scenario.turns.some(({ text }) => text.includes(EXAMPLE_NAME)),
    };
    scenario.turns.forEach(({ id, speaker, text }, place) => {
      const kind = speaker === 'partner' ? 'partner' : 'reply';
      const translation = ownScenario.turns[place]!.text;
      items.push({ kind, id, text: withName(text), translation: withName(translation), group });
    });
    return group;
  });
  return {
    language: target.language,
    ownLanguage: own.language,
    nameLanguage: named.language,
    lessons,
    scenarios,
    items,
    itemsById: new Map(items.map((item) => [item.id, item])),
  };
}
