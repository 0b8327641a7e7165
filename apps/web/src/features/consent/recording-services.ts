import { type RecordingService, recordingServicesSchema } from '@speak-it-now/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api/api-client.ts';

const PATH = '/api/recording-services';

/** Outside services that recordings are sent to; empty while unknown. */
export function useRecordingServices(): readonly RecordingService[] {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => request(PATH, recordingServicesSchema, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.services ?? [];
}
