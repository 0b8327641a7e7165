/** The progress page in English. */
export default {
  title: 'Your progress',
  lead: 'Every scored attempt counts. Recordings are never stored, only their scores.',
  loading: 'Loading your progress...',
  failed: 'Your progress could not be loaded.',
  lastTenNote:
    'This page shows your last 10 attempts. All your attempts are saved, and with Premium the charts include every one of them.',

  newcomer: {
    title: 'Your progress starts here',
    text: 'Say a phrase in the checker, and you’ll see your accuracy, your sounds, and your days of practice here.',
    action: 'Say your first phrase',
  },

  today: {
    title: 'Today',
    average: 'average today',
    noAverage: 'no score yet today',
    setGoal: 'Daily goal',
    noGoal: 'No goal',
    goalOption: (count: number) => (count === 1 ? '1 attempt a day' : `${count} attempts a day`),
    freeLimit: (count: number) => `The free plan includes ${count} scores a day.`,
    goalFailed: 'Your goal could not be saved. Please try again.',
  },

  streak: {
    title: 'Days in a row',
    days: (count: number) => (count === 1 ? 'day' : 'days'),
    none: 'Say one phrase to start a new streak.',
    doneToday: 'You’ve practiced today. See you tomorrow!',
    oneMore: (days: number) =>
      days === 1
        ? 'You practiced yesterday. Say one phrase today to make it two days in a row.'
        : `Say one phrase today to make it ${days + 1} days in a row.`,
  },

  words: {
    title: 'Phrases mastered',
    explained: (accuracy: number) => `different phrases said at ${accuracy}% or better`,
    none: (accuracy: number) => `A phrase counts as mastered at ${accuracy}% or better.`,
    total: (count: number) => (count === 1 ? '1 scored attempt so far' : `${count} scored attempts so far`),
  },

  view: {
    label: (title: string) => `View of: ${title}`,
    chart: 'Chart',
    table: 'Table',
    tableOf: (title: string) => `Table: ${title}`,
  },

  accuracy: {
    lines: 'Lines in the chart',
    title: 'Accuracy over time',
    lead: 'Your average in each language.',
    range: 'Period',
    ranges: { month: '30 days', quarter: '3 months', year: '1 year' },
    chartLabel: 'Line chart of your average accuracy in each language. Use the arrow keys to move along it.',
    empty: 'No scored attempt in this period.',
    day: 'Day',
    week: 'Week from',
    ofAttempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    none: 'none',
  },

  calendar: {
    title: 'Days of practice',
    lead: 'A larger dot is a day with more attempts.',
    chartLabel: (days: number, attempts: number) =>
      `Calendar of the last weeks: practice on ${days === 1 ? '1 day' : `${days} days`}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`} in total. The table has the numbers.`,
    day: (date: string, attempts: number) =>
      `${date}: ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`,
    legend: 'Attempts a day',
    more: (from: number) => `${from} or more`,
    sum: 'In total',
    tableNote: 'Weeks without practice are left out.',
  },

  sounds: {
    title: 'Your sounds',
    lead: 'Every sound of the language at its place in the mouth, with your average score and how often you’ve said it.',
    consonants: 'Consonants',
    vowels: 'Vowels',
    vowelsLead: 'Left is the front of the mouth, top is a closed mouth.',
    nasal: 'Nasal vowels',
    diphthongs: 'Diphthongs',
    others: 'Other sounds',
    scroll: 'Consonants by place and manner, scrollable',
    few: 'not enough tries yet',
    unpracticed: 'not said yet',
    times: (count: number) => (count === 1 ? 'said once' : `said ${count} times`),
    fewExplained: (count: number) => `dashed: said fewer than ${count} times`,
    sound: 'Sound',
    mean: 'Average',
    recent: 'Lately',
    count: 'Said',
    verdict: 'Verdict',
    recentNote: (count: number) => `“Lately” is the average of up to the last ${count} times.`,
    places: {
      bilabial: 'both lips',
      labiodental: 'lip and teeth',
      dental: 'teeth',
      alveolar: 'ridge behind the teeth',
      postalveolar: 'behind the ridge',
      palatal: 'hard palate',
      velar: 'soft palate',
      uvular: 'uvula',
      glottal: 'throat',
    },
    manners: {
      plosive: 'stops',
      affricate: 'stop, then hiss',
      nasal: 'through the nose',
      trill: 'trills',
      tap: 'taps',
      fricative: 'hisses',
      approximant: 'glides',
      lateral: 'past the sides',
    },
  },

  confusions: {
    title: 'What you say instead',
    lead: 'Only sounds we heard clearly. Most frequent first.',
    heard: 'You said',
    expected: 'for',
    leftOut: 'You left out',
    share: (count: number, total: number) => `${count} of ${total} times`,
    empty: 'We haven’t clearly heard any wrong sounds. Keep practicing to see more here.',
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    soundHeard: 'Heard instead',
    howOften: 'How often',
    ofAll: 'Share',
  },

  history: {
    lastTen: 'Your last 10 attempts',
    all: 'All attempts',
    today: (average: string, attempts: number) =>
      attempts === 1 ? `Today: ${average}, 1 attempt` : `Today: ${average} on average, ${attempts} attempts`,
    noneToday: 'No attempt yet today.',
    premium: 'Older attempts are saved. With Premium you can see, filter, and export all of them.',
    allLanguages: 'All languages',
    more: 'Show older attempts',
    loadingMore: 'Loading...',
    end: 'That’s all of them.',
    empty: 'No attempt in this language yet.',
    failed: 'Your history could not be loaded.',
    casual: 'casual',
    formal: 'formal',
    onDevice: 'scored on your device',
    scoringChanged: (date: string) =>
      `The scoring changed here (${date}). The same recording may now get another score.`,
    missing: 'left out',
  },
} as const;
