import type { ReadingWords } from './words.ts';

export const english: ReadingWords = {
  point: 'point',
  percent: 'percent',
  range: 'to',
  ratio: 'to',
  address: { '@': 'at', '.': 'dot', '-': 'dash', _: 'underscore', '/': 'slash', ':': 'colon' },
  signs: { '&': 'and', '+': 'plus', '=': 'equals', '@': 'at', '%': 'percent', '€': 'euros', $: 'dollars', '£': 'pounds', '°': 'degrees' },
  units: {
    km: ['kilometer', 'kilometers', 'n'], m: ['meter', 'meters', 'n'], cm: ['centimeter', 'centimeters', 'n'], mm: ['millimeter', 'millimeters', 'n'],
    kg: ['kilogram', 'kilograms', 'n'], g: ['gram', 'grams', 'n'], mg: ['milligram', 'milligrams', 'n'], l: ['liter', 'liters', 'n'], ml: ['milliliter', 'milliliters', 'n'],
    'km/h': ['kilometer per hour', 'kilometers per hour', 'n'], mph: ['mile per hour', 'miles per hour', 'n'], '°c': ['degree Celsius', 'degrees Celsius', 'n'],
    '°f': ['degree Fahrenheit', 'degrees Fahrenheit', 'n'], '°': ['degree', 'degrees', 'n'], min: ['minute', 'minutes', 'n'], h: ['hour', 'hours', 'n'], s: ['second', 'seconds', 'n'],
    lb: ['pound', 'pounds', 'n'], lbs: ['pound', 'pounds', 'n'], oz: ['ounce', 'ounces', 'n'], ft: ['foot', 'feet', 'n'], gb: ['gigabyte', 'gigabytes', 'n'], mb: ['megabyte', 'megabytes', 'n'],
  },
  currencies: {
    $: { unit: ['dollar', 'dollars', 'n'], hundredth: ['cent', 'cents', 'n'] },
    '£': { unit: ['pound', 'pounds', 'n'], hundredth: ['penny', 'pence', 'n'] },
    '€': { unit: ['euro', 'euros', 'n'], hundredth: ['cent', 'cents', 'n'] },
  },
  abbreviations: {
    'e.g.': 'for example', 'i.e.': 'that is', 'etc.': 'et cetera', 'vs.': 'versus', 'approx.': 'approximately', 'dept.': 'department', 'ave.': 'avenue', 'blvd.': 'boulevard',
    'apt.': 'apartment', 'jan.': 'January', 'feb.': 'February', 'aug.': 'August', 'sept.': 'September', 'oct.': 'October', 'nov.': 'November', 'dec.': 'December', 'st.': 'street', 'rd.': 'road',
    'jr.': 'junior', 'sr.': 'senior', 'tel.': 'telephone',
  },
  titles: { 'mr.': 'Mister', mr: 'Mister', 'mrs.': 'Misses', mrs: 'Misses', 'ms.': 'Ms', ms: 'Ms', 'dr.': 'Doctor', dr: 'Doctor', 'prof.': 'Professor', 'st.': 'Saint' },
  fractions: { '1/2': 'one half', '1/3': 'one third', '2/3': 'two thirds', '1/4': 'one quarter', '3/4': 'three quarters', '½': 'one half', '¼': 'one quarter', '¾': 'three quarters' },
}; // biome-ignore format: tables
