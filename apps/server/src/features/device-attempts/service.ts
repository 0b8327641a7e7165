import { createHash } from 'node:crypto';
import type { deviceAttemptSchema, LanguageCode, ScoringMode, SessionStatus } from '@speak-it-now/contract';
import { isShownSymbol, UNITS } from '@speak-it-now/engine/phonemes';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { ScoredRecorder } from '../../scored-attempt.ts';
import type { Subject } from '../../subject.ts';
import type { AttemptsService } from '../attempts/service.ts';

type DeviceAttemptRequest = z.output<typeof deviceAttemptSchema>;

interface DeviceAttemptsDeps {
  readonly mode: ScoringMode;
  readonly attempts: Pick<AttemptsService, 'count'>;
  readonly recorders: readonly ScoredRecorder[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onDelivered: (language: LanguageCode) => void;
}

/**
 * Attempts scored on learners' devices. The server cannot verify these scores, so they count against the free attempts
 * and go into the sender's own history, but affect nothing else.
 */
export class DeviceAttemptsService {
  constructor(private readonly deps: DeviceAttemptsDeps) {}

  /** @throws AppError 'device-scoring-off' if the server scores all recordings. */
  requireOffered(): void {
    if (this.deps.mode === 'server') {
      throw new AppError(
        'device-scoring-off',
        'This server scores recordings itself. Turn off scoring on this device and try again.',
      );
    }
  }

  /**
   * Counts and stores an attempt; the device shows the score only after this returns. An attempt sent twice counts
   * once.
   * @throws AppError 'attempts-used-up' if no attempt is left; then nothing was stored.
   */
  async deliver(subject: Subject, attempt: DeviceAttemptRequest): Promise<SessionStatus> {
    const { expectedTerm: text, language, register, madeSecondsAgo, assessment } = attempt;
    requireKnownSounds(attempt);
    const id = idOf(subject, attempt.id);
    const status = await this.deps.attempts.count(subject, id);
    const scoredAtMs = this.deps.now() - madeSecondsAgo * 1000;
    for (const recorder of this.deps.recorders) {
      await recorder.recordScored(subject, {
        id,
        text,
        language,
        register,
        ...assessment,
        scoredOn: 'device',
        scoredAtMs,
      });
    }
    this.deps.onDelivered(language);
    return status;
  }
}

/** Includes the subject, so that an id only matches the sender's own attempts. */
const idOf = ({ key }: Subject, id: string): string =>
  createHash('sha256').update(`device attempt ${id} of ${key}`).digest('base64url');

const SYMBOLS: ReadonlySet<string> = new Set(['', ...UNITS]);

/** The history has sums for each sound, so made-up sounds would bloat it. */
function requireKnownSounds({ language, assessment }: DeviceAttemptRequest): void {
  const areKnown = assessment.words.every(({ phones }) =>
    phones.every(({ ipa, heard = '' }) => isShownSymbol(ipa, language) && SYMBOLS.has(heard)),
  );
  if (!areKnown) throw new AppError('bad-request', 'These sounds are not known in this language.');
}
