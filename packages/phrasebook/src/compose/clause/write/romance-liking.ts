import type { Rendered } from '../../nouns/noun-phrase.ts';
import { renderNounPhrase } from '../../nouns/write-noun-phrase.ts';
import { presentIn } from '../../verbs/subjunctive.ts';
import type { Clause } from '../clause.ts';
import { pronoun } from '../pronouns.ts';
import type { Romance } from '../romance-words.ts';
import type { RomanceVoice } from './romance-tenses.ts';
import { joined, sayNounSubject } from './writing.ts';

/** 'A mi hijo no le gusta el pescado', 'a mio figlio piacciono i gatti': what is liked is the subject. */
export function writeRomanceLiking(clause: Clause, voice: RomanceVoice): string | undefined {
  const { language } = voice;
  const object = clause.fillings.get('x');
  const isPlain = clause.tense !== 'future' && !clause.modal && !clause.isPastPerfect && !clause.isFormer;
  if (object?.kind !== 'noun' || !isPlain || clause.questionWord || clause.adverbials.length > 0)
    return undefined;
  const { phrase } = object;
  const isKind = /^(?:bare|some|indef)$/.test(phrase.determiner) && phrase.count === undefined;
  const thing = renderNounPhrase(
    isKind ? { ...phrase, determiner: 'def' } : phrase,
    language,
    'plain',
    voice.register,
  );
  const verb = clause.tense === 'past' ? pastOf(language, thing) : presentOf(language, thing, clause);
  if (verb === undefined) return undefined;
  return joined(clause.subordinate?.lead, dativeExperiencer(clause, voice), verb, thing.text);
}

const presentOf = (language: string, { number }: Rendered, { subordinate }: Clause) =>
  presentIn(subordinate?.mood, language === 'es' ? 'gustar' : 'piacere', language as Romance)[
    number === 'pl' ? 5 : 2
  ];

/** One occasion: '¿te gustó la película?', 'ti è piaciuta la festa?'. */
function pastOf(language: string, { number, gender }: Rendered): string | undefined {
  if (language === 'es') return number === 'pl' ? 'gustaron' : 'gustó';
  const ending = number === 'pl' ? (gender === 'f' ? 'e' : 'i') : gender === 'f' ? 'a' : 'o';
  return `${number === 'pl' ? 'sono' : 'è'} piaciut${ending}`;
}

/** The person who likes something, as an indirect object: 'me', 'a mi hermana le', 'a mia sorella'. */
export function dativeExperiencer(clause: Clause, voice: RomanceVoice): string {
  const { language, register } = voice;
  const noun = sayNounSubject(clause.subject, voice);
  const dative = pronoun(
    { person: clause.subject.person, gender: clause.subject.gender },
    'dat',
    language,
    register,
  );
  const not = clause.isNegated ? (language === 'es' ? 'no' : 'non') : '';
  if (noun !== undefined) {
    const who = joined('a', noun)
      .replace(/^a el /, 'al ')
      .replace(/^a il /, 'al ');
    return language === 'es' ? joined(who, not, dative) : joined(who, not);
  }
  const isThird = clause.subject.person === 2 || clause.subject.person === 5;
  if (!isThird) return joined(not, dative.toLowerCase());
  const tonic = `a ${pronoun(clause.subject, 'tonic', language, register)}`;
  return language === 'es' ? joined(tonic, not, dative) : joined(tonic, not);
}
