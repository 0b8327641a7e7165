/** The wording of findings, for services that assess in the engine's place. Needs no model and no runtime. */
export { notJudged } from '../assessment.ts';
export { type Cause, listDeductions } from './deductions.ts';
export { tutorMessage } from './messages.ts';
export { SENTENCES } from './sentences/index.ts';
export { tipFor, wordsInTip } from './tips/index.ts';
