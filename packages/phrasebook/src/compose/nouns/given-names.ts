import type { LanguageCode } from '../../languages.ts';
import type { Token } from '../../normalize.ts';
import type { Noun } from '../grammar-schema.ts';
import { type NounForm, type NounPhrase, PREPOSITIONS } from './noun-phrase.ts';

/** Given names that are no other words, so that they need no capital. */
const NAMES: Readonly<Record<'f' | 'm', string>> = {
  f:
    'Adele Alessia Alice Alicia Amelia Amelie Ana Andrea Angela Anita Anja Anna Anne Antonia Beatrice Beatriz Birgit ' +
    'Bianca Camila Camille Carla Carlotta Carmen Carolina Caroline Caterina Charlotte Chiara Chloe Christina Christine ' +
    'Clara Claudia Cristina Daniela Diana Dorothea Elena Elisa Elisabeth Elizabeth Emilia Emily Emma Erika Eva ' +
    'Federica Franziska Francesca Gabriella Giada Giorgia Giovanna Giulia Giulietta Greta Hannah Heidi Helen Helena ' +
    'Ilaria Ines Ingrid Irene Isabel Isabella Jana Jane Jennifer Jessica Johanna Julia Juliette Karin Katharina Kate ' +
    'Laura Lea Lena Leonie Lina Linda Lisa Lucia Lucy Luisa Louise Maria Marie Marina Marta Martha Martina Mary Mia ' +
    'Michelle Monica Monika Natalia Nicole Nina Olga Olivia Paola Patricia Paula Petra Pia Rachel Rebecca Roberta ' +
    'Sabine Sara Sarah Silvia Sofia Sophie Sonia Stefanie Susan Susanna Susanne Teresa Theresa Ursula Valentina ' +
    'Valeria Vanessa Vera Veronica Victoria Viktoria Yvonne Zoe',
  m:
    'Adam Albert Alberto Alejandro Alessandro Alex Alexander Alfredo Andreas Andres Andrew Antoine Antonio Antony ' +
    'Anton Arthur Ben Benjamin Bernd Bruno Carlos Charles Chris Christian Claudio Daniel Daniele Dario David Davide ' +
    'Diego Dieter Dominik Eduardo Emil Enrico Eric Erik Ernesto Etienne Fabian Fabio Federico Felix Fernando Filippo ' +
    'Florian Francesco Francisco Gabriel George Georg Giacomo Gianluca Giorgio Giovanni Giuseppe Guillaume Hans ' +
    'Harry Heinz Henry Henri Hugo Ivan Jacob Jakob James Jan Jens Jonas Jose Joseph Josef Juan Julian Julien Jürgen ' +
    'Karl Kevin Klaus Lars Laurent Leo Leon Leonardo Liam Lorenzo Louis Luca Lucas Luis Lukas Manuel Marcel Marco ' +
    'Mario Markus Martin Matteo Matthias Max Michael Michele Miguel Mike Moritz Nicolas Niklas Noah Oliver Olivier ' +
    'Oscar Pablo Paolo Patrick Paul Pedro Peter Philip Philipp Philippe Pierre Ramon Ricardo Riccardo Richard Robert ' +
    'Roberto Salvatore Samuel Sebastian Sergio Simon Simone Stefan Stefano Stefan Stephan Steve Steven Thomas Tim ' +
    'Tobias Tom Tomas Tommaso Tony Ulrich Uwe Victor Vincent Vincenzo Walter Werner William Wolfgang',
};

const nameOf = (text: string, gender: 'f' | 'm'): Noun => ({
  id: 'given-name',
  classes: ['person'],
  en: { sg: text },
  es: { sg: text, gender },
  fr: { sg: text, gender },
  de: { sg: text, gender },
  it: { sg: text, gender },
});

const nouns = new Map<string, Noun>();
for (const gender of ['f', 'm'] as const) {
  for (const name of NAMES[gender].split(' ')) nouns.set(name.toLowerCase(), nameOf(name, gender));
}

/** Somebody called by name ('Anna'), as a noun phrase without an article. */
function parseName(tokens: readonly Token[]): NounPhrase[] {
  const noun = tokens.length === 1 ? nouns.get(tokens[0]!.raw.toLowerCase()) : undefined;
  return noun ? [{ noun, number: 'sg', determiner: 'none' }] : [];
}

/** 'Anna', 'a Anna', 'von Anna': a name behind the preposition of its form. */
export function parseNamed(tokens: readonly Token[], language: LanguageCode, form: NounForm): NounPhrase[] {
  if (form === 'gen' || form === 'neg') return [];
  const lead = language === 'en' ? undefined : PREPOSITIONS[form];
  const isPersonal = language === 'es' && /^persa?$/.test(form);
  const first = tokens[0]!.folded;
  if (
    isPersonal
      ? first === 'a'
      : lead !== undefined && (first === lead || `${first}e` === lead || `${first}i` === lead)
  )
    return parseName(tokens.slice(1));
  return lead === undefined && !isPersonal ? parseName(tokens) : [];
}

/** Whether the phrase is somebody's name. */
export const isName = ({ noun }: NounPhrase): boolean => noun.id === 'given-name';
