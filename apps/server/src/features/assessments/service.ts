import type { PronunciationResponse, Register, ScoringMode } from '@speak-it-now/contract';
import { AppError } from '../../errors.ts';
import type { ScoredRecorder } from '../../scored-attempt.ts';
import type { Subject } from '../../subject.ts';
import type { AttemptsService } from '../attempts/service.ts';
import type { TutorService } from '../tutor/service.ts';
import { toAnswer } from './answer.ts';
import type { Judging, JudgingRequest } from './judging.ts';

export interface AssessmentRequest extends JudgingRequest {
  /** How the text addresses people, where it is one of a casual or formal pair. */
  readonly register?: Register | undefined;
}

export interface AssessmentsDeps {
  readonly mode: ScoringMode;
  readonly judging: Judging;
  readonly attempts: AttemptsService;
  readonly recorders: readonly ScoredRecorder[];
  readonly tutor: Pick<TutorService, 'ticketFor'>;
}

export class AssessmentsService {
  constructor(private readonly deps: AssessmentsDeps) {}

  /** @throws AppError 'server-scoring-off' on a server that leaves all scoring to devices. */
  requireOffered(): void {
    if (this.deps.mode === 'device') {
      throw new AppError(
        'server-scoring-off',
        'This server takes no recordings: they are scored on your device. Reload the page and try again.',
      );
    }
  }

  /** @throws AppError 'attempts-used-up', before the recording is even read. */
  requireAttemptLeft(subject: Subject): Promise<void> {
    return this.deps.attempts.requireOneLeft(subject);
  }

  /**
   * Judges a recording. The attempt is counted in the moment the score is ready to be given and only then: a
   * recording that cannot be judged, an error or a learner who has left costs nothing.
   * @throws AppError of the assessor; 'attempts-used-up' when other recordings took the last attempt meanwhile.
   */
  async assess(
    subject: Subject,
    { register, ...request }: AssessmentRequest,
  ): Promise<PronunciationResponse> {
    const { judging, attempts, recorders, tutor } = this.deps;
    const judged = await judging.judge(subject, request);
    const { assessment } = judged;
    request.signal?.throwIfAborted();
    const isScored = assessment.outcome === 'scored';
    const status = isScored ? await attempts.count(subject) : await attempts.status(subject);
    const { expectedText: text, language } = request;
    const answer = toAnswer(judged, language, status);
    if (isScored) {
      for (const recorder of recorders) {
        const { accuracy, scores, words } = answer;
        await recorder.recordScored(subject, {
          text,
          language,
          register,
          accuracy,
          scores,
          words,
          scoredOn: 'server',
        });
      }
    }
    const tutorTicket = tutor.ticketFor(answer, text, language);
    return { ...answer, ...(tutorTicket && { tutorTicket }) };
  }
}
