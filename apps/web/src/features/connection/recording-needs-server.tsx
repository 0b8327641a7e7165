import type { LanguageCode } from '@speak-it-now/contract';
import { useOfflineLimit } from '../../lib/scoring/scoring-place.ts';
import { useConnectionTexts } from './texts/index.ts';

/** Why Record cannot be pressed without a connection. */
export default function RecordingNeedsServer({ language }: { readonly language: LanguageCode }) {
  const { recordingNeedsServer, scoresNeedConnection } = useConnectionTexts();
  return useOfflineLimit(language) === 'connection' ? scoresNeedConnection : recordingNeedsServer;
}
