import type { Register } from '../../languages.ts';
import type { Adverbial } from '../clause/adverbials.ts';
import type { ClauseComposer, ClauseRequest } from '../clause/clause-composer.ts';

const IN_YOUR_PLACE = /^if i (?:were|was) you,? (.+)$|^(.+?),? if i (?:were|was) you$/i;
const PLACE: Record<Register, Record<'es' | 'fr' | 'de' | 'it', string>> = {
  casual: { es: 'en tu lugar', fr: 'à ta place', de: 'an deiner Stelle', it: 'al tuo posto' },
  formal: { es: 'en su lugar', fr: 'à votre place', de: 'an Ihrer Stelle', it: 'al suo posto' },
};

/** 'If I were you, I would go to the doctor': 'en tu lugar iría al médico'. */
export function inYourPlace(
  text: string,
  request: ClauseRequest,
  clauses: ClauseComposer,
): string | undefined {
  const parts = request.from === 'en' ? IN_YOUR_PLACE.exec(text) : null;
  const clause = parts && clauses.read(parts[1] ?? parts[2]!, 'en');
  if (!clause || request.to === 'en' || clause.modal !== 'would' || clause.isQuestion) return undefined;
  const place: Adverbial = {
    kind: 'entry',
    entry: { en: 'if I were you', ...PLACE[request.register] },
    isFirst: true,
  };
  return clauses.write({ ...clause, adverbials: [place, ...clause.adverbials] }, request);
}
