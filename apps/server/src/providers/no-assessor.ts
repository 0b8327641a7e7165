import { AppError } from '../errors.ts';
import type { Assessor } from './assessor.ts';

/** For servers that leave all scoring to devices: loads no model and is ready at once. */
export function createNoAssessor(): Assessor {
  const refuse = () =>
    Promise.reject(new AppError('server-scoring-off', 'This server does not score recordings.'));
  return {
    assess: refuse,
    toWav: refuse,
    requireAllowance: () => {},
    isReady: () => true,
    load: () => ({ running: 0, waiting: 0 }),
    close: () => Promise.resolve(),
  };
}
