import type { LanguageCode } from '../../languages.ts';

export type Unit = 'person' | 'minute' | 'hour' | 'day' | 'night' | 'week' | 'month' | 'year';

/** Singular, plural and gender. */
export const UNIT_NAMES: Record<
  LanguageCode,
  Record<Unit, readonly [one: string, many: string, gender: 'm' | 'f']>
> = {
  en: {
    person: ['person', 'people', 'm'],
    minute: ['minute', 'minutes', 'm'],
    hour: ['hour', 'hours', 'm'],
    day: ['day', 'days', 'm'],
    night: ['night', 'nights', 'm'],
    week: ['week', 'weeks', 'm'],
    month: ['month', 'months', 'm'],
    year: ['year', 'years', 'm'],
  },
  es: {
    person: ['persona', 'personas', 'f'],
    minute: ['minuto', 'minutos', 'm'],
    hour: ['hora', 'horas', 'f'],
    day: ['día', 'días', 'm'],
    night: ['noche', 'noches', 'f'],
    week: ['semana', 'semanas', 'f'],
    month: ['mes', 'meses', 'm'],
    year: ['año', 'años', 'm'],
  },
  fr: {
    person: ['personne', 'personnes', 'f'],
    minute: ['minute', 'minutes', 'f'],
    hour: ['heure', 'heures', 'f'],
    day: ['jour', 'jours', 'm'],
    night: ['nuit', 'nuits', 'f'],
    week: ['semaine', 'semaines', 'f'],
    month: ['mois', 'mois', 'm'],
    year: ['an', 'ans', 'm'],
  },
  de: {
    person: ['Person', 'Personen', 'f'],
    minute: ['Minute', 'Minuten', 'f'],
    hour: ['Stunde', 'Stunden', 'f'],
    day: ['Tag', 'Tage', 'm'],
    night: ['Nacht', 'Nächte', 'f'],
    week: ['Woche', 'Wochen', 'f'],
    month: ['Monat', 'Monate', 'm'],
    year: ['Jahr', 'Jahre', 'm'],
  },
  it: {
    person: ['persona', 'persone', 'f'],
    minute: ['minuto', 'minuti', 'm'],
    hour: ['ora', 'ore', 'f'],
    day: ['giorno', 'giorni', 'm'],
    night: ['notte', 'notti', 'f'],
    week: ['settimana', 'settimane', 'f'],
    month: ['mese', 'mesi', 'm'],
    year: ['anno', 'anni', 'm'],
  },
};
