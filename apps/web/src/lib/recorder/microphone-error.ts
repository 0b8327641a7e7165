export const MICROPHONE_PROBLEMS = [
  'not-allowed',
  'not-found',
  'in-use',
  'insecure',
  'unsupported',
  'unknown',
] as const;
export type MicrophoneProblem = (typeof MICROPHONE_PROBLEMS)[number];

const PROBLEM_BY_NAME: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** Why the microphone could not be opened. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  constructor(
    readonly problem: MicrophoneProblem,
    options?: { cause?: unknown },
  ) {
    super(`The microphone is not available: ${problem}`, options);
  }

  static from(error: unknown): MicrophoneError {
    if (error instanceof MicrophoneError) return error;
    const name = error instanceof Error ? error.name : '';
    return new MicrophoneError(PROBLEM_BY_NAME[name] ?? 'unknown', { cause: error });
  }
}
