import type { ReadingWords } from './words.ts';

export const italian: ReadingWords = {
  point: 'virgola',
  percent: 'per cento',
  range: 'a',
  ratio: 'a',
  address: { '@': 'chiocciola', '.': 'punto', '-': 'trattino', _: 'trattino basso', '/': 'barra', ':': 'due punti' },
  signs: { '&': 'e', '+': 'più', '=': 'uguale a', '@': 'chiocciola', '%': 'per cento', '€': 'euro', $: 'dollari', '£': 'sterline', '°': 'gradi' },
  units: {
    km: ['chilometro', 'chilometri', 'm'], m: ['metro', 'metri', 'm'], cm: ['centimetro', 'centimetri', 'm'], mm: ['millimetro', 'millimetri', 'm'], kg: ['chilo', 'chili', 'm'],
    g: ['grammo', 'grammi', 'm'], mg: ['milligrammo', 'milligrammi', 'm'], l: ['litro', 'litri', 'm'], ml: ['millilitro', 'millilitri', 'm'], 'km/h': ['chilometro orario', 'chilometri orari', 'm'],
    '°c': ['grado', 'gradi', 'm'], '°': ['grado', 'gradi', 'm'], min: ['minuto', 'minuti', 'm'], h: ['ora', 'ore', 'f'], s: ['secondo', 'secondi', 'm'], gb: ['gigabyte', 'gigabyte', 'm'], mb: ['megabyte', 'megabyte', 'm'],
  },
  currencies: {
    $: { unit: ['dollaro', 'dollari', 'm'], hundredth: ['centesimo', 'centesimi', 'm'] },
    '£': { unit: ['sterlina', 'sterline', 'f'], hundredth: ['penny', 'penny', 'm'] },
    '€': { unit: ['euro', 'euro', 'm'], hundredth: ['centesimo', 'centesimi', 'm'] },
  },
  abbreviations: {
    'ecc.': 'eccetera', 'p.es.': 'per esempio', 'ad es.': 'ad esempio', 'es.': 'esempio', 'n.': 'numero', 'nº': 'numero', 'n°': 'numero', 'tel.': 'telefono', 'pag.': 'pagina', 'p.za': 'piazza', 'v.le': 'viale',
    'c.so': 'corso', 'ca.': 'circa', 'a.c.': 'avanti Cristo', 'd.c.': 'dopo Cristo', 'gent.': 'gentile', 'spett.': 'spettabile',
  },
  titles: { 'sig.': 'signor', 'sig.ra': 'signora', 'sig.na': 'signorina', 'sigg.': 'signori', 'dott.': 'dottor', 'dott.ssa': 'dottoressa', 'dr.': 'dottor', 'prof.': 'professor', 'prof.ssa': 'professoressa', 'ing.': 'ingegner', 'avv.': 'avvocato', 's.': 'san' },
  fractions: { '1/2': 'mezzo', '1/3': 'un terzo', '2/3': 'due terzi', '1/4': 'un quarto', '3/4': 'tre quarti', '½': 'mezzo', '¼': 'un quarto', '¾': 'tre quarti' },
}; // biome-ignore format: tables
