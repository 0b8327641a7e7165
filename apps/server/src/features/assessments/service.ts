import type { PronunciationResponse, Register } from '@speak-it-now/contract';
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

export class AssessmentsService {
  constructor(
    private readonly judging: Judging,
    private readonly attempts: AttemptsService,
    private readonly recorders: readonly ScoredRecorder[],
    private readonly tutor: Pick<TutorService, 'ticketFor'>,
  ) {}

  /** @throws AppError 'attempts-used-up', before the recording is even read. */
  requireAttemptLeft(subject: Subject): Promise<void> {
    return this.attempts.requireOneLeft(subject);
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
    const judged = await this.judging.judge(subject, request);
    const { assessment } = judged;
    request.signal?.throwIfAborted();
    const isScored = assessment.outcome === 'scored';
    const status = isScored ? await this.attempts.count(subject) : await this.attempts.status(subject);
    const { expectedText: text, language } = request;
    const answer = toAnswer(judged, language, status);
    if (isScored) {
      for (const recorder of this.recorders) {
        await recorder.recordScored(subject, { text, language, register, accuracy: answer.accuracy, answer });
      }
    }
    const tutorTicket = this.tutor.ticketFor(answer, text, language);
    return { ...answer, ...(tutorTicket && { tutorTicket }) };
  }
}
