import type { ReadingWords } from './words.ts';

export const spanish: ReadingWords = {
  point: 'coma',
  percent: 'por ciento',
  range: 'a',
  ratio: 'a',
  address: { '@': 'arroba', '.': 'punto', '-': 'guion', _: 'guion bajo', '/': 'barra', ':': 'dos puntos' },
  signs: { '&': 'y', '+': 'más', '=': 'igual a', '@': 'arroba', '%': 'por ciento', '€': 'euros', $: 'dólares', '£': 'libras', '°': 'grados' },
  units: {
    km: ['kilómetro', 'kilómetros', 'm'], m: ['metro', 'metros', 'm'], cm: ['centímetro', 'centímetros', 'm'], mm: ['milímetro', 'milímetros', 'm'], kg: ['kilo', 'kilos', 'm'],
    g: ['gramo', 'gramos', 'm'], mg: ['miligramo', 'miligramos', 'm'], l: ['litro', 'litros', 'm'], ml: ['mililitro', 'mililitros', 'm'], 'km/h': ['kilómetro por hora', 'kilómetros por hora', 'm'],
    '°c': ['grado centígrado', 'grados centígrados', 'm'], '°': ['grado', 'grados', 'm'], min: ['minuto', 'minutos', 'm'], h: ['hora', 'horas', 'f'], s: ['segundo', 'segundos', 'm'],
    gb: ['gigabyte', 'gigabytes', 'm'], mb: ['megabyte', 'megabytes', 'm'],
  },
  currencies: {
    $: { unit: ['dólar', 'dólares', 'm'], hundredth: ['centavo', 'centavos', 'm'] },
    '£': { unit: ['libra', 'libras', 'f'], hundredth: ['penique', 'peniques', 'm'] },
    '€': { unit: ['euro', 'euros', 'm'], hundredth: ['céntimo', 'céntimos', 'm'] },
  },
  abbreviations: {
    'ee.uu.': 'Estados Unidos', 'p.ej.': 'por ejemplo', 'etc.': 'etcétera', 'pág.': 'página', 'págs.': 'páginas', 'núm.': 'número', 'n.º': 'número', 'nº': 'número', 'tel.': 'teléfono', 'av.': 'avenida',
    'avda.': 'avenida', 'c/': 'calle', 'ud.': 'usted', 'uds.': 'ustedes', 'vd.': 'usted', 'aprox.': 'aproximadamente', 'a.c.': 'antes de Cristo', 'd.c.': 'después de Cristo', 'dpto.': 'departamento',
  },
  titles: { 'sr.': 'señor', 'sra.': 'señora', 'srta.': 'señorita', 'sres.': 'señores', 'dr.': 'doctor', 'dra.': 'doctora', 'd.': 'don', 'd.ª': 'doña', 'dña.': 'doña', 'prof.': 'profesor', 'sta.': 'santa', 'sto.': 'santo' },
  fractions: { '1/2': 'medio', '1/3': 'un tercio', '2/3': 'dos tercios', '1/4': 'un cuarto', '3/4': 'tres cuartos', '½': 'medio', '¼': 'un cuarto', '¾': 'tres cuartos' },
}; // biome-ignore format: tables
