import { type RecordingService, recordingServicesSchema } from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '../../lib/api/answer-query.ts';

/** Outside services that recordings are sent to; empty while unknown. */
export function useRecordingServices(): readonly RecordingService[] {
  const { data } = useQuery({
    ...answerQuery('/api/recording-services', recordingServicesSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.services ?? [];
}
