import type { Fillings } from '../filling.ts';
import { listsOf } from '../grammar-facts.ts';
import type { Determiner } from './noun-phrase.ts';

/** Things that people carry and own. */
const BELONGINGS = listsOf('belongings').en;

/** English uses a possessive where other languages say 'the': 'he perdido la cartera' is 'I lost my wallet'. */
export function withPossessive(fillings: Fillings, owner: Determiner): Fillings {
  const object = fillings.get('x');
  if (object?.kind !== 'noun' || object.phrase.determiner !== 'def') return fillings;
  if (!BELONGINGS.has(object.phrase.noun.id) || object.phrase.quality !== undefined) return fillings;
  return new Map([...fillings, ['x', { kind: 'noun', phrase: { ...object.phrase, determiner: owner } }]]);
}
