import type { LanguageCode, Register } from '../languages.ts';
import { type DateForm, renderDate } from './calendar.ts';
import { cardinal, type NumberUse } from './cardinals.ts';
import { renderTime, type TimeForm } from './clock.ts';
import { type Filling, type Fillings, SLOT_KINDS, SPANISH_COPULAS } from './filling.ts';
import type { Pattern } from './grammar-schema.ts';
import { renderPrice } from './money.ts';
import { languageName, type PlaceForm, placeText } from './names.ts';
import { settleDeterminer } from './noun-index.ts';
import {
  agreementColumn,
  type Determiner,
  type GrammaticalNumber,
  type NounForm,
  type NounPhrase,
  type Rendered,
  renderNounPhrase,
} from './noun-phrase.ts';
import { ordinal } from './ordinals.ts';
import { parseTemplate, type Slot } from './template.ts';

interface Target {
  language: LanguageCode;
  register: Register;
  /** The pattern whose template is written; a verb phrase inside it has none of its own. */
  pattern: Pattern | undefined;
}

/** Writes a template with its slots filled; undefined where the language lacks a form that it needs. */
export function renderSentence(template: string, fillings: Fillings, target: Target): string | undefined {
  const { language } = target;
  const parts = parseTemplate(template);
  const nouns = new Map<string, Rendered>();
  for (const part of parts) {
    if (part.kind !== 'slot') continue;
    const filling = fillings.get(part.name);
    if (!filling) {
      if (SLOT_KINDS[part.name] !== 'copula') return undefined;
    } else if (filling.kind === 'noun') {
      const { phrase } = filling;
      if ((phrase.count ?? 0) > 1 && !phrase.noun[language].pl) return undefined;
      nouns.set(part.name, renderNoun(phrase, part, target));
    }
  }
  const subject = nouns.get('x') ?? { text: '', number: 'sg' as const, gender: 'm' as const };
  let text = '';
  for (const part of parts) {
    if (part.kind === 'literal') text += part.text;
    else if (part.kind === 'choice') text += part[subject.number];
    else if (part.kind === 'agreement') text += part.forms[agreementColumn(subject, language)] ?? '';
    else if (SLOT_KINDS[part.name] === 'copula') {
      text += spanishCopula(part.name, fillings.get('a'), subject.number, target.register);
    } else {
      const said = say(fillings.get(part.name)!, part, nouns.get(part.name), subject, target);
      if (said === undefined) return undefined;
      text += said;
    }
  }
  return polish(text, language);
}

function say(
  filling: Filling,
  slot: Slot,
  noun: Rendered | undefined,
  subject: Rendered,
  target: Target,
): string | undefined {
  const { language } = target;
  switch (filling.kind) {
    case 'noun':
      return noun!.text;
    case 'verb': {
      const said = renderSentence(filling.verb[language], filling.fillings, {
        ...target,
        pattern: undefined,
      });
      if (said === undefined || language !== 'fr' || slot.form !== 'de') return said;
      return /^[aeiouyhéèêàâîôûœ]/i.test(said) ? `d'${said}` : `de ${said}`;
    }
    case 'adjective': {
      const forms = filling.adjective[language];
      if (typeof forms === 'string') return forms;
      const isFeminine = subject.gender === 'f';
      return subject.number === 'pl' ? (isFeminine ? forms.fp : forms.mp) : isFeminine ? forms.f : forms.m;
    }
    case 'number':
      return cardinal(filling.n, language, slot.form === 'plain' ? 'count' : (slot.form as NumberUse));
    case 'ordinal':
      return ordinal(filling.n, language);
    case 'time':
      return renderTime(filling.time, language, slot.form as TimeForm);
    case 'price':
      return renderPrice(filling.price, language);
    case 'date':
      return renderDate(filling.date, language, slot.form as DateForm);
    case 'place':
      return placeText(
        filling.place,
        filling.place?.name[language] ?? filling.typed,
        language,
        slot.form as PlaceForm,
      );
    case 'language':
      return languageName(filling.names, language, slot.form);
    case 'name':
      return filling.typed;
    case 'copula':
      return undefined;
  }
}
function renderNoun(phrase: NounPhrase, slot: Slot, { language, register, pattern }: Target): Rendered {
  const settled = settleDeterminer(phrase, pattern?.bare, language);
  // What is missing is never 'the' one: the article came with a sentence that fixes it.
  const own = slot.form === 'neg' && settled === 'def' ? 'bare' : settled;
  const determiner = (slot.forced as Determiner | undefined) ?? own;
  return renderNounPhrase({ ...phrase, determiner }, language, slot.form as NounForm, register);
}

function spanishCopula(
  slot: string,
  filling: Filling | undefined,
  number: GrammaticalNumber,
  register: Register,
): string {
  const verb = filling?.kind === 'adjective' ? filling.adjective.es.copula : 'ser';
  const second = slot === 'are' ? register === 'formal' : number === 'pl';
  return SPANISH_COPULAS[slot]![verb][second ? 1 : 0];
}

const FRENCH_ELISION = /\bde (?=[aeiouyéèêàâîôûœ])/gi;

/** Settles what two neighbouring pieces do to each other, and the spaces that an empty piece leaves. */
function polish(text: string, language: LanguageCode): string {
  const spaced = text.replace(/ {2,}/g, ' ').trim();
  if (language === 'fr') return spaced.replace(FRENCH_ELISION, "d'");
  return spaced;
}
