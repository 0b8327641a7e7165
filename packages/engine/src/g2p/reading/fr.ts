import type { ReadingWords } from './words.ts';

export const french: ReadingWords = {
  point: 'virgule',
  percent: 'pour cent',
  range: 'à',
  ratio: 'à',
  address: { '@': 'arobase', '.': 'point', '-': 'tiret', _: 'tiret bas', '/': 'slash', ':': 'deux points' },
  signs: { '&': 'et', '+': 'plus', '=': 'égale', '@': 'arobase', '%': 'pour cent', '€': 'euros', $: 'dollars', '£': 'livres', '°': 'degrés' },
  units: {
    km: ['kilomètre', 'kilomètres', 'm'], m: ['mètre', 'mètres', 'm'], cm: ['centimètre', 'centimètres', 'm'], mm: ['millimètre', 'millimètres', 'm'], kg: ['kilo', 'kilos', 'm'],
    g: ['gramme', 'grammes', 'm'], mg: ['milligramme', 'milligrammes', 'm'], l: ['litre', 'litres', 'm'], ml: ['millilitre', 'millilitres', 'm'], cl: ['centilitre', 'centilitres', 'm'],
    'km/h': ['kilomètre heure', 'kilomètres heure', 'm'], '°c': ['degré', 'degrés', 'm'], '°': ['degré', 'degrés', 'm'], min: ['minute', 'minutes', 'f'], s: ['seconde', 'secondes', 'f'],
    go: ['gigaoctet', 'gigaoctets', 'm'], mo: ['mégaoctet', 'mégaoctets', 'm'],
  },
  currencies: {
    $: { unit: ['dollar', 'dollars', 'm'], hundredth: ['cent', 'cents', 'm'] },
    '£': { unit: ['livre', 'livres', 'f'], hundredth: ['penny', 'pence', 'm'] },
    '€': { unit: ['euro', 'euros', 'm'], hundredth: ['centime', 'centimes', 'm'] },
  },
  abbreviations: {
    'etc.': 'et cetera', 'p.ex.': 'par exemple', 'ex.': 'exemple', 'n°': 'numéro', 'nº': 'numéro', 'tél.': 'téléphone', 'av.': 'avenue', 'bd': 'boulevard', 'env.': 'environ', 'min.': 'minutes',
    'c.-à-d.': "c'est-à-dire", 'rdv': 'rendez-vous', 'svp': "s'il vous plaît", 's.v.p.': "s'il vous plaît", 'stp': "s'il te plaît", 'jan.': 'janvier', 'janv.': 'janvier', 'févr.': 'février', 'juil.': 'juillet',
    'sept.': 'septembre', 'oct.': 'octobre', 'nov.': 'novembre', 'déc.': 'décembre', mme: 'madame', mmes: 'mesdames', mlle: 'mademoiselle', mm: 'messieurs',
  },
  titles: { 'm.': 'monsieur', 'mm.': 'messieurs', mme: 'madame', 'mme.': 'madame', mlle: 'mademoiselle', dr: 'docteur', 'dr.': 'docteur', pr: 'professeur', 'pr.': 'professeur', me: 'maître', st: 'saint', ste: 'sainte' },
  fractions: { '1/2': 'un demi', '1/3': 'un tiers', '2/3': 'deux tiers', '1/4': 'un quart', '3/4': 'trois quarts', '½': 'un demi', '¼': 'un quart', '¾': 'trois quarts' },
}; // biome-ignore format: tables
