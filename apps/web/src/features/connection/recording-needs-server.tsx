import { useConnectionTexts } from './texts/index.ts';

/** Why Record cannot be pressed while the server is out of reach. */
export default function RecordingNeedsServer() {
  return useConnectionTexts().recordingNeedsServer;
}
