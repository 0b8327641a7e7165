import type { LanguageCode } from '../../languages.ts';
import { foldText, type Token } from '../../normalize.ts';
import { type DayPart, factsOf } from '../grammar-facts.ts';
import { cardinal } from './cardinals.ts';

/** A time on a twelve-hour clock: hour 1..12, minute 0..59; or a named one. */
export type ClockTime =
  | { hour: number; minute: number; part?: DayPart | undefined }
  | { named: 'noon' | 'midnight' };

/**
 * 'plain' is the time alone, 'at' says when something happens, 'is' answers 'What time is it?'; 'of' and 'from' are Italian,
 * where these prepositions contract with the article ('prima delle nove', 'dalle nove').
 */
export type TimeForm = 'plain' | 'at' | 'is' | 'of' | 'from';
const FACTS = factsOf('clock');

const next = (hour: number) => (hour % 12) + 1;

function english(hour: number, minute: number, hasPart: boolean): string {
  const h = cardinal(hour, 'en');
  if (minute === 0) return hasPart ? h : `${h} o'clock`;
  if (minute % 5 !== 0) return `${h} ${minute < 10 ? 'oh ' : ''}${cardinal(minute, 'en')}`;
  const named = (m: number) => (m === 15 ? 'quarter' : m === 30 ? 'half' : cardinal(m, 'en'));
  return minute <= 30
    ? `${named(minute)} past ${h}`
    : `${named(60 - minute)} to ${cardinal(next(hour), 'en')}`;
}

function spanish(hour: number, minute: number): string {
  const h = (value: number) => (value === 1 ? 'la una' : `las ${cardinal(value, 'es')}`);
  const named = (m: number) => (m === 15 ? 'cuarto' : m === 30 ? 'media' : cardinal(m, 'es'));
  if (minute === 0) return h(hour);
  return minute <= 30 || minute % 5 !== 0
    ? `${h(hour)} y ${named(minute)}`
    : `${h(next(hour))} menos ${named(60 - minute)}`;
}

function french(hour: number, minute: number, part?: DayPart): string {
  // Twelve is 'midi' or 'minuit', masculine: 'minuit et demi'.
  const twelve = part === 'night' || part === 'evening' ? 'minuit' : 'midi';
  const h = (value: number) =>
    value === 1 ? 'une heure' : value === 12 ? twelve : `${cardinal(value, 'fr')} heures`;
  if (minute === 0) return h(hour);
  if (minute === 15) return `${h(hour)} et quart`;
  if (minute === 30) return `${h(hour)} et demi${hour === 12 ? '' : 'e'}`;
  if (minute === 45) return `${h(next(hour))} moins le quart`;
  return minute < 30 || minute % 5 !== 0
    ? `${h(hour)} ${cardinal(minute, 'fr')}`
    : `${h(next(hour))} moins ${cardinal(60 - minute, 'fr')}`;
}

function german(hour: number, minute: number): string {
  const h = (value: number) => cardinal(value, 'de');
  const full = hour === 1 ? 'ein Uhr' : `${h(hour)} Uhr`;
  const half = `halb ${h(next(hour))}`;
  switch (minute) {
    case 0:
      return full;
    case 15:
      return `Viertel nach ${h(hour)}`;
    case 25:
      return `fünf vor ${half}`;
    case 30:
      return half;
    case 35:
      return `fünf nach ${half}`;
    case 45:
      return `Viertel vor ${h(next(hour))}`;
  }
  if (minute % 5 !== 0) return `${full} ${cardinal(minute, 'de')}`;
  return minute < 30 ? `${h(minute)} nach ${h(hour)}` : `${h(60 - minute)} vor ${h(next(hour))}`;
}

function italian(hour: number, minute: number): string {
  const h = (value: number) => (value === 1 ? "l'una" : `le ${cardinal(value, 'it')}`);
  const named = (m: number) => (m === 15 ? 'un quarto' : m === 30 ? 'mezza' : cardinal(m, 'it'));
  if (minute === 0) return h(hour);
  return minute <= 30 || minute % 5 !== 0
    ? `${h(hour)} e ${named(minute)}`
    : `${h(next(hour))} meno ${named(60 - minute)}`;
}

type Namer = (hour: number, minute: number, hasPart: boolean, part?: DayPart) => string;
const NAMERS: Record<LanguageCode, Namer> = {
  en: english,
  es: spanish,
  fr: (hour, minute, _hasPart, part) => french(hour, minute, part),
  de: german,
  it: italian,
};

/** Italian prepositions before the article: 'alle', 'delle', 'dalle'. */
const MELTED: Record<'at' | 'of' | 'from', string> = { at: 'al', of: 'del', from: 'dal' };

function placed(named: string, language: LanguageCode, form: TimeForm): string {
  if (form === 'plain') return named;
  switch (language) {
    case 'en':
      return form === 'at' ? `at ${named}` : `It's ${named}`;
    case 'es':
      return form === 'at' ? `a ${named}` : `${named.startsWith('la ') ? 'Es' : 'Son'} ${named}`;
    case 'fr':
      return form === 'at' ? `à ${named}` : `Il est ${named}`;
    case 'de':
      return form === 'at' ? `um ${named}` : `Es ist ${named}`;
    case 'it':
      if (form === 'is')
        return `${named.startsWith('l') && !named.startsWith('le ') ? 'È' : 'Sono'} ${named}`;
      return named.startsWith('le ')
        ? `${MELTED[form]}le ${named.slice(3)}`
        : `${MELTED[form]}l'${named.slice(2)}`;
  }
}

/** Says a time the way people do: 'half past four', 'halb fünf', 'las cuatro y media'. */
export function renderTime(time: ClockTime, language: LanguageCode, form: TimeForm): string {
  if ('named' in time) {
    if (form !== 'of' && form !== 'from') return FACTS[language].named[time.named][form];
    return `${form === 'of' ? 'di' : 'da'} ${FACTS[language].named[time.named].plain}`;
  }
  const named = placed(
    NAMERS[language](time.hour, time.minute, time.part !== undefined, time.part),
    language,
    form,
  );
  const isSaid = language === 'fr' && time.hour === 12;
  if (!time.part || isSaid) return named;
  // Spanish has no word for the evening: 'las siete de la tarde', 'las nueve de la noche'.
  const isLateAfternoon = language === 'es' && time.part === 'evening' && time.hour < 8;
  return `${named} ${FACTS[language].parts[isLateAfternoon ? 'afternoon' : time.part][0]}`;
}

/** Other ways to say a time, understood but never generated. */
function spokenVariants(hour: number, minute: number, language: LanguageCode): string[] {
  const variants = [NAMERS[language](hour, minute, false), NAMERS[language](hour, minute, true)];
  const h = cardinal(hour, language);
  const m = cardinal(minute, language);
  if (language === 'en') {
    if (minute === 0) variants.push(h);
    if (minute > 9) variants.push(`${h} ${m}`);
    if (minute > 0 && minute <= 30)
      variants.push(`${m} past ${h}`, `${m} minutes past ${h}`, `${m} after ${h}`);
    if (minute > 30) variants.push(`${cardinal(60 - minute, 'en')} minutes to ${cardinal(next(hour), 'en')}`);
    if (minute === 15) variants.push(`a quarter past ${h}`, `quarter after ${h}`);
    if (minute === 30) variants.push(`half ${h}`);
    if (minute === 45) variants.push(`a quarter to ${cardinal(next(hour), 'en')}`);
  }
  if (language === 'es') {
    if (minute === 0) variants.push(`${NAMERS.es(hour, 0, false)} en punto`);
    else variants.push(`${NAMERS.es(hour, 0, false)} y ${m}`);
  }
  if (language === 'fr' && minute > 0) variants.push(`${french(hour, 0)} ${m}`);
  if (language === 'fr' && hour === 12) {
    const half = minute === 30 ? ['et demie', 'et demi'] : minute === 0 ? [''] : [m];
    variants.push(...half.map((rest) => `douze heures ${rest}`.trim()));
  }
  if (language === 'de') {
    const full = hour === 1 ? 'ein Uhr' : `${h} Uhr`;
    if (minute === 0) variants.push(h);
    else variants.push(`${full} ${m}`);
    if (minute === 20) variants.push(`zehn vor halb ${cardinal(next(hour), 'de')}`);
    if (minute === 40) variants.push(`zehn nach halb ${cardinal(next(hour), 'de')}`);
  }
  if (language === 'it') {
    if (minute === 30) variants.push(`${italian(hour, 0)} e mezzo`, `${italian(hour, 0)} e trenta`);
    else if (minute > 0) variants.push(`${italian(hour, 0)} e ${m}`);
    if (minute === 15) variants.push(`${italian(hour, 0)} e quindici`);
  }
  return variants;
}

const tables = new Map<LanguageCode, Map<string, { hour: number; minute: number }>>();

function spokenTimes(language: LanguageCode): Map<string, { hour: number; minute: number }> {
  let table = tables.get(language);
  if (!table) {
    table = new Map();
    for (let hour = 1; hour <= 12; hour += 1) {
      for (let minute = 0; minute < 60; minute += 1) {
        for (const variant of spokenVariants(hour, minute, language)) {
          const spoken = foldText(variant, language);
          if (!table.has(spoken)) table.set(spoken, { hour, minute });
        }
      }
    }
    tables.set(language, table);
  }
  return table;
}

function onTwelveHourClock(hour: number, minute: number, part?: DayPart): ClockTime | undefined {
  if (hour > 24 || minute > 59) return undefined;
  if (hour === 0 || hour === 24)
    return minute === 0 ? { named: 'midnight' } : { hour: 12, minute, part: 'night' };
  if (hour <= 12) return { hour, minute, part };
  return { hour: hour - 12, minute, part: hour < 18 ? 'afternoon' : hour < 22 ? 'evening' : 'night' };
}

function partOfHalfDay(hour: number, half: string): DayPart {
  if (half.startsWith('a')) return hour === 12 ? 'night' : 'morning';
  return hour === 12 || hour < 6 ? 'afternoon' : hour < 10 ? 'evening' : 'night';
}

/** 'quinze heures', 'fünfzehn Uhr', 'le quindici': the full hours after noon, in words. */
function lateHour(text: string, language: LanguageCode): number | undefined {
  for (let hour = 13; hour <= 24; hour += 1) {
    const n = foldText(cardinal(hour, language), language);
    if (FACTS[language].lateHours.some((said) => said.replace(/\bn\b/, n) === text)) return hour;
  }
  return undefined;
}

function parseNamedTime(text: string, language: LanguageCode): ClockTime | undefined {
  for (const named of ['noon', 'midnight'] as const) {
    if (text === foldText(FACTS[language].named[named].plain, language)) return { named };
  }
  if (language === 'en' && text === 'midday') return { named: 'noon' };
  if (language === 'de' && text === 'mittag') return { named: 'noon' };
  const half = language === 'en' ? /^(.*?) ?(am|a m|pm|p m)$/.exec(text) : null;
  const core = half ? half[1]! : text;
  const digits =
    /^(?:las? |le )?(\d{1,2})(?:[:.](\d{2})| ?(?:h|uhr|heures?|horas)(?: (\d{2}))?)?(?: ?(?:uhr|horas|ore|h))?$/.exec(
      core,
    );
  if (digits) {
    const time = onTwelveHourClock(Number(digits[1]), Number(digits[2] ?? digits[3] ?? 0));
    if (time && half && !('named' in time)) return { ...time, part: partOfHalfDay(time.hour, half[2]!) };
    return time;
  }
  // 'Half past midnight' is half past twelve at night.
  const passed = language === 'en' ? /^(.+ (?:past|to|after)) (noon|midnight|midday)$/.exec(core) : null;
  const around = passed && spokenTimes('en').get(`${passed[1]} twelve`);
  if (around) {
    const isNight = passed[2] === 'midnight';
    const isBefore = around.hour === 11;
    return { ...around, part: isNight ? 'night' : isBefore ? 'morning' : 'afternoon' };
  }
  const late = lateHour(core, language);
  if (late !== undefined) return onTwelveHourClock(late, 0);
  const inWords = core.replace(/\b\d{1,2}\b/g, (n) => foldText(cardinal(Number(n), language), language));
  const spoken =
    spokenTimes(language).get(inWords) ??
    (language === 'it'
      ? (spokenTimes('it').get(`le ${inWords}`) ?? spokenTimes('it').get(`l ${inWords}`))
      : undefined);
  if (!spoken) return undefined;
  return half ? { ...spoken, part: partOfHalfDay(spoken.hour, half[2]!) } : spoken;
}

/** Reads a time of day in words or digits, in the given form; undefined if the words are not a time. */
export function parseTime(
  tokens: readonly Token[],
  language: LanguageCode,
  form: TimeForm,
): ClockTime | undefined {
  const whole = tokens.map((token) => token.folded).join(' ');
  for (const lead of FACTS[language].leads[form] ?? []) {
    if (!whole.startsWith(lead)) continue;
    const text = whole.slice(lead.length);
    const plain = parseNamedTime(text, language);
    if (plain) return plain;
    for (const [part, texts] of Object.entries(FACTS[language].parts) as [DayPart, readonly string[]][]) {
      for (const words of texts) {
        const suffix = ` ${foldText(words, language)}`;
        if (!text.endsWith(suffix)) continue;
        const time = parseNamedTime(text.slice(0, -suffix.length), language);
        if (time && !('named' in time)) return { ...time, part };
      }
    }
  }
  return undefined;
}
