import type { Translated } from '../../../i18n/catalog.ts';
import type english from './en.ts';

/** The progress page in Spanish. */
export default {
  title: 'Tu progreso',
  lead: 'Aquí cuenta cada intento puntuado. Las grabaciones nunca se guardan, solo sus puntuaciones.',
  loading: 'Cargando tu progreso...',
  failed: 'No se ha podido cargar tu progreso.',
  lastTenNote:
    'Esta página muestra tus últimos 10 intentos. Todos se guardan, y con Premium los gráficos los incluyen todos.',

  newcomer: {
    title: 'Tu progreso empieza aquí',
    text: 'Di una frase en el comprobador y aquí verás tu precisión, tus sonidos y tus días de práctica.',
    action: 'Di tu primera frase',
  },

  today: {
    title: 'Hoy',
    average: 'de media hoy',
    noAverage: 'hoy aún sin puntuación',
    setGoal: 'Meta diaria',
    noGoal: 'Sin meta',
    goalOption: (count: number) => (count === 1 ? '1 intento al día' : `${count} intentos al día`),
    freeLimit: (count: number) => `El plan gratuito incluye ${count} puntuaciones al día.`,
    goalFailed: 'No se ha podido guardar tu meta. Inténtalo de nuevo.',
  },

  streak: {
    title: 'Días seguidos',
    days: (count: number) => (count === 1 ? 'día' : 'días'),
    none: 'Di una frase para empezar una racha.',
    doneToday: 'Ya has practicado hoy. ¡Hasta mañana!',
    oneMore: (days: number) =>
      days === 1
        ? 'Ayer practicaste. Con una frase hoy serán dos días seguidos.'
        : `Con una frase hoy serán ${days + 1} días seguidos.`,
  },

  words: {
    title: 'Frases dominadas',
    explained: (accuracy: number) => `frases distintas dichas con un ${accuracy} % o más`,
    none: (accuracy: number) => `Una frase cuenta como dominada a partir del ${accuracy} %.`,
    total: (count: number) =>
      count === 1 ? '1 intento puntuado hasta ahora' : `${count} intentos puntuados hasta ahora`,
  },

  view: {
    label: (title: string) => `Vista de: ${title}`,
    chart: 'Gráfico',
    table: 'Tabla',
    tableOf: (title: string) => `Tabla: ${title}`,
  },

  accuracy: {
    lines: 'Líneas del gráfico',
    title: 'Precisión a lo largo del tiempo',
    lead: 'La media de tus intentos por idioma.',
    range: 'Periodo',
    ranges: { month: '30 días', quarter: '3 meses', year: '1 año' },
    chartLabel: 'Gráfico de líneas de tu precisión media por idioma. Recórrelo con las teclas de flecha.',
    empty: 'No hay ningún intento puntuado en este periodo.',
    day: 'Día',
    week: 'Semana del',
    ofAttempts: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
    none: 'ninguno',
  },

  calendar: {
    title: 'Días de práctica',
    lead: 'Un punto más grande es un día con más intentos.',
    chartLabel: (days: number, attempts: number) =>
      `Calendario de las últimas semanas: práctica en ${days === 1 ? '1 día' : `${days} días`}, ${attempts === 1 ? '1 intento' : `${attempts} intentos`} en total. Los números están en la tabla.`,
    day: (date: string, attempts: number) =>
      `${date}: ${attempts === 1 ? '1 intento' : `${attempts} intentos`}`,
    legend: 'Intentos al día',
    more: (from: number) => `${from} o más`,
    sum: 'Total',
    tableNote: 'Se omiten las semanas sin práctica.',
  },

  sounds: {
    title: 'Tus sonidos',
    lead: 'Cada sonido del idioma en su lugar de la boca, con la media de tus puntuaciones y cuántas veces lo has dicho.',
    consonants: 'Consonantes',
    vowels: 'Vocales',
    vowelsLead: 'A la izquierda, la parte delantera de la boca; arriba, la boca cerrada.',
    nasal: 'Vocales nasales',
    diphthongs: 'Diptongos',
    others: 'Otros sonidos',
    scroll: 'Consonantes por lugar y modo, desplazable',
    few: 'aún pocos intentos',
    unpracticed: 'aún no dicho',
    times: (count: number) => (count === 1 ? 'dicho una vez' : `dicho ${count} veces`),
    fewExplained: (count: number) => `borde discontinuo: dicho menos de ${count} veces`,
    sound: 'Sonido',
    mean: 'Media',
    recent: 'Últimamente',
    count: 'Veces',
    verdict: 'Valoración',
    recentNote: (count: number) => `«Últimamente» es la media de las últimas ${count} veces como máximo.`,
    places: {
      bilabial: 'ambos labios',
      labiodental: 'labio y dientes',
      dental: 'dientes',
      alveolar: 'encía tras los dientes',
      postalveolar: 'tras la encía',
      palatal: 'paladar duro',
      velar: 'paladar blando',
      uvular: 'úvula',
      glottal: 'garganta',
    },
    manners: {
      plosive: 'oclusivas',
      affricate: 'cierre con roce',
      nasal: 'por la nariz',
      trill: 'vibrantes',
      tap: 'de un toque',
      fricative: 'de roce',
      approximant: 'deslizadas',
      lateral: 'por los lados',
    },
  },

  confusions: {
    title: 'Lo que dices en su lugar',
    lead: 'Solo los sonidos que hemos oído con claridad. Los más frecuentes, primero.',
    heard: 'Has dicho',
    expected: 'en vez de',
    leftOut: 'Has omitido',
    share: (count: number, total: number) => `${count} de ${total} veces`,
    empty:
      'Todavía no hemos oído con claridad ningún sonido equivocado. Sigue practicando para ver más aquí.',
    all: (count: number) => `Mostrar los ${count}`,
    fewer: 'Mostrar menos',
    soundHeard: 'Se ha oído',
    howOften: 'Cuántas veces',
    ofAll: 'Porcentaje',
  },

  history: {
    lastTen: 'Tus últimos 10 intentos',
    all: 'Todos los intentos',
    today: (average: string, attempts: number) =>
      attempts === 1 ? `Hoy: ${average}, 1 intento` : `Hoy: ${average} de media, ${attempts} intentos`,
    noneToday: 'Hoy aún no hay ningún intento.',
    premium: 'Los intentos anteriores se guardan. Con Premium puedes verlos, filtrarlos y exportarlos todos.',
    allLanguages: 'Todos los idiomas',
    more: 'Mostrar intentos anteriores',
    loadingMore: 'Cargando...',
    end: 'Estos son todos.',
    empty: 'Aún no hay ningún intento en este idioma.',
    failed: 'No se ha podido cargar tu historial.',
    casual: 'informal',
    formal: 'formal',
    onDevice: 'puntuado en tu dispositivo',
    scoringChanged: (date: string) =>
      `Aquí cambió la puntuación (${date}). La misma grabación puede recibir ahora otro resultado.`,
    missing: 'omitida',
  },
} satisfies Translated<typeof english>;
