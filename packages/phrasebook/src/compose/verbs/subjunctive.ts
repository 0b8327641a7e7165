import type { Romance } from '../clause/romance-words.ts';
import { conjugate } from './conjugation.ts';
import { verbFacts } from './verb-facts.ts';
import { type Mood, type PersonForms, personForms } from './verb-forms.ts';

/** The present of a verb in the given mood, by default the indicative. */
export function presentIn(mood: Mood | undefined, infinitive: string, language: Romance): PersonForms {
  switch (mood) {
    case undefined:
      return conjugate(infinitive, language).present;
    case 'future':
      return language === 'es'
        ? presentSubjunctive(infinitive, 'es')
        : conjugate(infinitive, language).future!;
    case 'subjunctive':
      return presentSubjunctive(infinitive, language);
    case 'unreal':
      return imperfectSubjunctive(infinitive, language);
  }
}

function presentSubjunctive(infinitive: string, language: Romance): PersonForms {
  const irregular = verbFacts(infinitive, language).subjunctive;
  if (irregular) return personForms(irregular);
  const { present, imperfect } = conjugate(infinitive, language);
  if (language === 'fr') {
    const stem = present[5].replace(/ent$/, '');
    return [`${stem}e`, `${stem}es`, `${stem}e`, imperfect![3], imperfect![4], `${stem}ent`];
  }
  if (language === 'it') {
    const one = infinitive.endsWith('are') ? present[1] : present[0].replace(/o$/, 'a');
    const many = infinitive.endsWith('are') ? `${present[1]}no` : `${one}no`;
    return [one, one, one, present[3], present[3].replace(/mo$/, 'te'), many];
  }
  return spanishPresent(infinitive, present);
}

function spanishPresent(infinitive: string, present: PersonForms): PersonForms {
  const isAr = infinitive.endsWith('ar');
  const spelled = (stem: string) =>
    isAr ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') : stem;
  const stem = spelled(present[0].replace(/o$/, ''));
  // 'Podamos' keeps its vowel, 'durmamos' weakens it.
  const own = infinitive.slice(0, -2);
  const { change, first } = verbFacts(infinitive, 'es');
  const plural =
    change === undefined || first !== undefined
      ? stem
      : change === 'eír'
        ? stem.replace(/í$/, 'i')
        : infinitive.endsWith('ir')
          ? conjugate(infinitive, 'es').gerund!.replace(/(?:u?i)?endo$/, '')
          : isAr
            ? spelled(own)
            : own.slice(0, -1) + stem.at(-1);
  const [vowel, accented] = isAr ? ['e', 'é'] : ['a', 'á'];
  return [
    stem + vowel,
    `${stem}${vowel}s`,
    stem + vowel,
    `${plural}${vowel}mos`,
    `${plural}${accented}is`,
    `${stem}${vowel}n`,
  ];
}

function imperfectSubjunctive(infinitive: string, language: Romance): PersonForms {
  const { preterite, imperfect } = conjugate(infinitive, language);
  if (language === 'fr') return imperfect!;
  if (language === 'it') {
    const irregular = verbFacts(infinitive, 'it').unreal;
    if (irregular) return personForms(irregular);
    const stem = imperfect![0].replace(/vo$/, '');
    return personForms('ssi ssi sse ssimo ste ssero', (ending) => stem + ending);
  }
  const stem = preterite![5].replace(/ron$/, '');
  const stressed = stem.replace(/[ae]$/, (vowel) => ({ a: 'á', e: 'é' })[vowel]!);
  return [`${stem}ra`, `${stem}ras`, `${stem}ra`, `${stressed}ramos`, `${stem}rais`, `${stem}ran`];
}
