import type { LanguageCode, Register } from '@speak-it-now/contract';
import type { ReviewDataSet } from '@speak-it-now/phrasebook';

interface ItemTexts {
  readonly id: string;
  /** In the language being learned. */
  readonly text: string;
  /** In the learner's own language. */
  readonly translation: string;
}

/** A term to say; a line that the app says in a conversation; a line of the learner's. */
export type ReviewItem =
  | (ItemTexts & {
      readonly kind: 'term';
      readonly group: ReviewGroup;
      /** Where the two ways to address people differ. */
      readonly register: Register | undefined;
    })
  | (ItemTexts & { readonly kind: 'partner' | 'reply'; readonly group: ReviewScenario });

/** A lesson or a conversation. */
export interface ReviewGroup {
  readonly key: string;
  /** In the learner's own language. */
  readonly name: string;
  /** From 1, lessons and conversations each by themselves. */
  readonly number: number;
  readonly itemIds: readonly string[];
}

export interface ReviewScenario extends ReviewGroup {
  readonly register: Register;
  readonly setting: string;
  readonly partner: string;
  readonly learner: string;
}

/** The whole review for one pair of languages, in its order: ten lessons, then five conversations. */
export interface ReviewContent {
  readonly language: LanguageCode;
  readonly ownLanguage: LanguageCode;
  readonly lessons: readonly ReviewGroup[];
  readonly scenarios: readonly ReviewScenario[];
  readonly items: readonly ReviewItem[];
  readonly itemsById: ReadonlyMap<string, ReviewItem>;
}

/** @param own the texts in the learner's own language: same ids, same order */
export function joinContent(target: ReviewDataSet, own: ReviewDataSet): ReviewContent {
  const items: ReviewItem[] = [];
  const lessons = target.categories.map((category, index): ReviewGroup => {
    const ownCategory = own.categories[index]!;
    const group: ReviewGroup = {
      key: category.key,
      name: ownCategory.name,
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
    const { name, setting, partner, learner } = ownScenario;
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
    };
    scenario.turns.forEach(({ id, speaker, text }, place) => {
      const kind = speaker === 'partner' ? 'partner' : 'reply';
      items.push({ kind, id, text, translation: ownScenario.turns[place]!.text, group });
    });
    return group;
  });
  return {
    language: target.language,
    ownLanguage: own.language,
    lessons,
    scenarios,
    items,
    itemsById: new Map(items.map((item) => [item.id, item])),
  };
}
