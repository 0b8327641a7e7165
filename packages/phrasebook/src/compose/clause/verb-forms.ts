/** First, second and third person singular, then plural. */
export type PersonForms = readonly [string, string, string, string, string, string];

/** What clauses need of a verb. A language leaves out what it does not have or does not use. */
export interface Conjugation {
  present: PersonForms;
  /** Tells what happened: en 'went', es 'fui'; German only where it is spoken (war, hatte, konnte). */
  preterite?: PersonForms;
  /** Tells how things were: es 'era', fr 'étais', it 'ero'. */
  imperfect?: PersonForms;
  future?: PersonForms;
  conditional?: PersonForms;
  participle: string;
  gerund?: string;
  /** The perfect is built with to be: fr être, de sein, it essere. */
  perfectWithBe?: boolean;
  /** German: the prefix that stands at the end of a main clause (an-rufen). */
  prefix?: string;
}
