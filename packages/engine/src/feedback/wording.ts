/** How findings are worded, for whoever judges in the engine's place. Needs no model and no runtime. */
export { type Cause, shareDeductions } from './deductions.ts';
export { NOT_JUDGED_MESSAGES, tutorMessage } from './messages.ts';
export { tipFor } from './tips/index.ts';
