import type { ReadingWords } from './words.ts';

export const german: ReadingWords = {
  point: 'Komma',
  percent: 'Prozent',
  range: 'bis',
  ratio: 'zu',
  address: { '@': 'ät', '.': 'Punkt', '-': 'Minus', _: 'Unterstrich', '/': 'Schrägstrich', ':': 'Doppelpunkt' },
  signs: { '&': 'und', '+': 'plus', '=': 'gleich', '@': 'ät', '%': 'Prozent', '€': 'Euro', $: 'Dollar', '£': 'Pfund', '°': 'Grad' },
  units: {
    km: ['Kilometer', 'Kilometer', 'm'], m: ['Meter', 'Meter', 'm'], cm: ['Zentimeter', 'Zentimeter', 'm'], mm: ['Millimeter', 'Millimeter', 'm'], kg: ['Kilogramm', 'Kilogramm', 'n'],
    g: ['Gramm', 'Gramm', 'n'], mg: ['Milligramm', 'Milligramm', 'n'], l: ['Liter', 'Liter', 'm'], ml: ['Milliliter', 'Milliliter', 'm'], 'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde', 'm'],
    '°c': ['Grad Celsius', 'Grad Celsius', 'n'], '°': ['Grad', 'Grad', 'n'], min: ['Minute', 'Minuten', 'f'], 'min.': ['Minute', 'Minuten', 'f'], h: ['Stunde', 'Stunden', 'f'], s: ['Sekunde', 'Sekunden', 'f'],
    'std.': ['Stunde', 'Stunden', 'f'],
    std: ['Stunde', 'Stunden', 'f'], gb: ['Gigabyte', 'Gigabyte', 'n'], mb: ['Megabyte', 'Megabyte', 'n'],
  },
  currencies: {
    $: { unit: ['Dollar', 'Dollar', 'm'], hundredth: ['Cent', 'Cent', 'm'] },
    '£': { unit: ['Pfund', 'Pfund', 'n'], hundredth: ['Pence', 'Pence', 'm'] },
    '€': { unit: ['Euro', 'Euro', 'm'], hundredth: ['Cent', 'Cent', 'm'] },
  },
  abbreviations: {
    'z.b.': 'zum Beispiel', 'd.h.': 'das heißt', 'u.a.': 'unter anderem', 'usw.': 'und so weiter', 'bzw.': 'beziehungsweise', 'ca.': 'circa', 'evtl.': 'eventuell', 'ggf.': 'gegebenenfalls', 'inkl.': 'inklusive',
    'nr.': 'Nummer', 'tel.': 'Telefon', 'str.': 'Straße', 'etc.': 'et cetera', 'vgl.': 'vergleiche', 'z.t.': 'zum Teil', 'v.a.': 'vor allem', 'u.s.w.': 'und so weiter', 'o.ä.': 'oder ähnlich', 'hr.': 'Herr', 'fr.': 'Frau',
    'min.': 'Minuten', 'std.': 'Stunden', 'mio.': 'Millionen', 'mrd.': 'Milliarden', 'jan.': 'Januar', 'feb.': 'Februar', 'aug.': 'August', 'sept.': 'September', 'okt.': 'Oktober', 'nov.': 'November', 'dez.': 'Dezember',
  },
  titles: { 'dr.': 'Doktor', 'prof.': 'Professor', 'st.': 'Sankt', 'hr.': 'Herr', 'fr.': 'Frau' },
  fractions: { '1/2': 'ein halb', '1/3': 'ein Drittel', '2/3': 'zwei Drittel', '1/4': 'ein Viertel', '3/4': 'drei Viertel', '½': 'ein halb', '¼': 'ein Viertel', '¾': 'drei Viertel' },
}; // biome-ignore format: tables
