import { listen } from '../../lib/browser/scope.ts';
import { createStore } from '../react/store.ts';
import { audioPreferences, type MicrophoneChoice, setAudioPreference } from '../speech/audio-preferences.ts';

/** The engine's format, as far as the browser supports it; the actual sample rate may differ. */
const CAPTURE: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 16_000,
  sampleSize: 16,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** The available microphones. Empty until the learner first allows the microphone, as browsers hide the names. */
export const microphones = createStore<readonly MicrophoneChoice[]>([]);

/** Whether the last recording used another microphone because the chosen one was missing. */
export const isChosenMicrophoneMissing = createStore(false);

/** Chromium lists the system's default again under these ids; here, no choice means the default. */
const ALIASES = new Set(['default', 'communications']);

async function refreshMicrophones(): Promise<void> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  microphones.set(
    devices
      .filter(({ kind, deviceId, label }) => kind === 'audioinput' && label !== '' && !ALIASES.has(deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label })),
  );
}

/**
 * Opens the chosen microphone, or the system's default if none is chosen or the chosen one is not connected.
 * @throws DOMException of getUserMedia if none can be opened
 */
export async function openMicrophone(): Promise<MediaStream> {
  const { microphone } = audioPreferences.get();
  const chosen = microphone && (await open(microphone.id).catch(ignoreMissing));
  const stream = chosen ?? (await open());
  // From now on the browser reveals the names. Not awaited, because the learner is about to speak.
  const named = refreshMicrophones().catch(() => undefined);
  if (!microphone || chosen) {
    isChosenMicrophoneMissing.set(false);
    return stream;
  }
  await named;
  // Safari and Firefox give every device a new id on each visit, but keep its name.
  const renamed = microphones.get().find(({ label }) => label === microphone.label);
  isChosenMicrophoneMissing.set(!renamed);
  if (!renamed) return stream;
  chooseMicrophone(renamed);
  if (stream.getAudioTracks()[0]?.getSettings().deviceId === renamed.id) return stream;
  for (const track of stream.getTracks()) track.stop();
  return open(renamed.id);
}

function open(id?: string): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { ...CAPTURE, ...(id !== undefined && { deviceId: { exact: id } }) },
  });
}

function ignoreMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : '';
  if (name !== 'OverconstrainedError' && name !== 'NotFoundError') throw error;
}

/** Updates the list while it is shown. @returns a function that stops the updates */
export function watchMicrophones(): () => void {
  const devices = navigator.mediaDevices;
  if (!devices?.enumerateDevices) return () => undefined;
  const refresh = () => {
    refreshMicrophones().catch((error: unknown) => {
      console.warn('The microphones could not be listed.', error);
    });
  };
  refresh();
  return listen(devices, 'devicechange', refresh);
}

/** Stores the choice for later recordings and visits; undefined means the system's default. */
export function chooseMicrophone(microphone: MicrophoneChoice | undefined): void {
  isChosenMicrophoneMissing.set(false);
  setAudioPreference({ microphone });
}
