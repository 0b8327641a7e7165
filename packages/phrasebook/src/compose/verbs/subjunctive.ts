import type { Romance } from '../clause/romance-words.ts';
import { changesStem } from './conjugate-spanish.ts';
import { conjugate } from './conjugation.ts';
import { type Mood, type PersonForms, personForms } from './verb-forms.ts';

/** Present subjunctives that follow no rule. */
const IRREGULAR: Record<Romance, Readonly<Record<string, string>>> = {
  es: {
    ser: 'sea seas sea seamos seáis sean',
    ir: 'vaya vayas vaya vayamos vayáis vayan',
    estar: 'esté estés esté estemos estéis estén',
    dar: 'dé des dé demos deis den',
    saber: 'sepa sepas sepa sepamos sepáis sepan',
    haber: 'haya hayas haya hayamos hayáis hayan',
    reír: 'ría rías ría riamos riais rían',
  },
  fr: {
    être: 'sois sois soit soyons soyez soient',
    avoir: 'aie aies ait ayons ayez aient',
    aller: 'aille ailles aille allions alliez aillent',
    faire: 'fasse fasses fasse fassions fassiez fassent',
    pouvoir: 'puisse puisses puisse puissions puissiez puissent',
    savoir: 'sache saches sache sachions sachiez sachent',
    vouloir: 'veuille veuilles veuille voulions vouliez veuillent',
    pleuvoir: 'pleuve pleuves pleuve pleuvions pleuviez pleuvent',
  },
  it: {
    essere: 'sia sia sia siamo siate siano',
    avere: 'abbia abbia abbia abbiamo abbiate abbiano',
    andare: 'vada vada vada andiamo andiate vadano',
    fare: 'faccia faccia faccia facciamo facciate facciano',
    dare: 'dia dia dia diamo diate diano',
    stare: 'stia stia stia stiamo stiate stiano',
    sapere: 'sappia sappia sappia sappiamo sappiate sappiano',
    dovere: 'debba debba debba dobbiamo dobbiate debbano',
  },
};
const ITALIAN_IMPERFECT: Readonly<Record<string, string>> = {
  essere: 'fossi fossi fosse fossimo foste fossero',
  dare: 'dessi dessi desse dessimo deste dessero',
  stare: 'stessi stessi stesse stessimo steste stessero',
};

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
  const irregular = IRREGULAR[language][infinitive];
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
  const plural = !changesStem(infinitive)
    ? stem
    : infinitive.endsWith('ir')
      ? conjugate(infinitive, 'es').gerund!.replace(/u?iendo$/, '')
      : spelled(own);
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
    const irregular = ITALIAN_IMPERFECT[infinitive];
    if (irregular) return personForms(irregular);
    const stem = imperfect![0].replace(/vo$/, '');
    return personForms('ssi ssi sse ssimo ste ssero', (ending) => stem + ending);
  }
  const stem = preterite![5].replace(/ron$/, '');
  const stressed = stem.replace(/[ae]$/, (vowel) => ({ a: 'á', e: 'é' })[vowel]!);
  return [`${stem}ra`, `${stem}ras`, `${stem}ra`, `${stressed}ramos`, `${stem}rais`, `${stem}ran`];
}
