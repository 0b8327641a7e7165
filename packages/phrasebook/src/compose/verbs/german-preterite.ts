import { conjugate } from './conjugation.ts';

/** Preterites that are read but never written, because in translations these verbs take the perfect. */
const STRONG: Readonly<Record<string, string>> = Object.fromEntries(
  `gehen ging|kommen kam|essen aß|trinken trank|schlafen schlief|fahren fuhr|sehen sah|geben gab|finden fand|bleiben blieb
  schreiben schrieb|treffen traf|lesen las|nehmen nahm|sprechen sprach|helfen half|rufen rief|fliegen flog|liegen lag
  sitzen saß|stehen stand|laufen lief|verlieren verlor|bekommen bekam|verstehen verstand|vergessen vergaß|fangen fing
  halten hielt|lassen ließ|ziehen zog|sterben starb|gewinnen gewann|fallen fiel|schwimmen schwamm|tragen trug|brechen brach
  schließen schloss|steigen stieg|waschen wusch|werfen warf|beginnen begann`
    .split(/[|\n]/)
    .map((line) => line.trim().split(' ') as [string, string]),
);
const WEAK: Readonly<Record<string, string>> = {
  bringen: 'brachte',
  denken: 'dachte',
  kennen: 'kannte',
  rennen: 'rannte',
};
const WEAK_ENDINGS = ['', 'st', '', 'n', 't', 'n'];
const STRONG_ENDINGS = ['', 'st', '', 'en', 't', 'en'];

/** The preterite of a verb that translations never put into it: 'wohnte', 'ging'; undefined if it is unknown. */
export function readPreterite(infinitive: string): string[] | undefined {
  const { preterite, prefix = '', participle } = conjugate(infinitive, 'de');
  if (preterite) return undefined;
  const core = infinitive.slice(prefix.length);
  const strong = STRONG[core];
  if (strong) {
    const links = /[tdsßz]$/.test(strong) ? ['', 'e', '', '', 'e', ''] : ['', '', '', '', '', ''];
    return STRONG_ENDINGS.map((ending, person) => strong + links[person]! + ending);
  }
  if (!/t$/.test(participle)) return undefined;
  const stem = core.replace(/(?<=[lr])n$|en$/, '');
  const weak = WEAK[core] ?? (/(?:[td]|[^aeioulrhmn][mn])$/.test(stem) ? `${stem}ete` : `${stem}te`);
  return WEAK_ENDINGS.map((ending) => weak + ending);
}
