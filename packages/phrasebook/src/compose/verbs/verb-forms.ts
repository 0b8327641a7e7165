/** First, second and third person singular, then plural. */
export type PersonForms = readonly [string, string, string, string, string, string];

/** The forms named in `text`, with a space between two, each changed by `make`, for instance from an ending to a form. */
export function personForms(text: string, make = (form: string, _person: number) => form): PersonForms {
  const forms = text.split(' ');
  if (forms.length !== 6) throw new Error(`"${text}" has ${forms.length} forms instead of 6.`);
  return forms.map(make) as unknown as PersonForms;
}

/** The verb forms that clauses need. A language leaves out forms that it lacks or does not use. */
export interface Conjugation {
  present: PersonForms;
  /** The past of events: en 'went', es 'fui'; German only for verbs that use it in speech (war, hatte, konnte). */
  preterite?: PersonForms;
  /** The past of states: es 'era', fr 'étais', it 'ero'. */
  imperfect?: PersonForms;
  future?: PersonForms;
  conditional?: PersonForms;
  participle: string;
  gerund?: string;
  /** The perfect is built with to be: fr être, de sein, it essere. */
  perfectWithBe?: boolean;
  /** German: the separable prefix, at the end of a main clause (an-rufen). */
  prefix?: string;
}

/**
 * The mood of a subordinate clause, if not the indicative of its tense: 'subjunctive' for wishes and doubts, 'unreal' for
 * unreal conditions ('if I had time'), 'future' for what is still to come ('when I arrive').
 */
export type Mood = 'subjunctive' | 'unreal' | 'future';
