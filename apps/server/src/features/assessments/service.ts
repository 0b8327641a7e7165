import type { PronunciationResponse, Register } from '@speak-it-now/contract';
import type { Assessor, AssessorRequest } from '../../providers/assessor.ts';
import type { ScoredRecorder } from '../../scored-attempt.ts';
import type { Subject } from '../../subject.ts';
import type { AttemptsService } from '../attempts/service.ts';
import { toAnswer } from './answer.ts';

export interface AssessmentRequest extends AssessorRequest {
  /** How the text addresses people, where it is one of a casual or formal pair. */
  readonly register?: Register | undefined;
}

export class AssessmentsService {
  constructor(
    private readonly assessor: Assessor,
    private readonly attempts: AttemptsService,
    private readonly recorders: readonly ScoredRecorder[],
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
    const assessment = await this.assessor.assess(request);
    request.signal?.throwIfAborted();
    const isScored = assessment.outcome === 'scored';
    const status = isScored ? await this.attempts.count(subject) : await this.attempts.status(subject);
    const answer = toAnswer(assessment, request.language, status);
    if (isScored) {
      const { expectedText: text, language } = request;
      for (const recorder of this.recorders) {
        await recorder.recordScored(subject, { text, language, register, accuracy: answer.accuracy, answer });
      }
    }
    return answer;
  }
}
