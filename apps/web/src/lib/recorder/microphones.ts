import { audioPreferences, type MicrophoneChoice, setAudioPreference } from '../audio-preferences.ts';
import { createStore } from '../store.ts';

/** One voice, as near to what the engine hears as the browser can make it; browsers may deliver another rate. */
const CAPTURE: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 16_000,
  sampleSize: 16,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** The microphones of this machine; empty until the browser tells their names, which it does once one was allowed. */
export const microphones = createStore<readonly MicrophoneChoice[]>([]);

/** Whether the last recording had to take another microphone than the chosen one. */
export const isChosenMicrophoneMissing = createStore(false);

/** Chromium lists the system's choice once more under these names; no choice stands for it. */
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
 * Opens the chosen microphone, or the system's when none is chosen or the chosen one is not connected.
 * @throws DOMException of getUserMedia when none can be opened.
 */
export async function openMicrophone(): Promise<MediaStream> {
  const { microphone } = audioPreferences.get();
  const chosen = microphone && (await open(microphone.id).catch(ignoreMissing));
  const stream = chosen ?? (await open());
  // Browsers tell the names only from now on. Not awaited, because the learner is about to speak.
  const named = refreshMicrophones().catch(() => undefined);
  if (!microphone || chosen) {
    isChosenMicrophoneMissing.set(false);
    return stream;
  }
  await named;
  // Safari and Firefox give every device a new id on each visit; its name stays.
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

/** Keeps the list up to date while it is shown. @returns a function that stops it */
export function watchMicrophones(): () => void {
  const devices = navigator.mediaDevices;
  if (!devices?.enumerateDevices) return () => undefined;
  const refresh = () => {
    refreshMicrophones().catch((error: unknown) => {
      console.warn('The microphones could not be listed.', error);
    });
  };
  refresh();
  devices.addEventListener('devicechange', refresh);
  return () => devices.removeEventListener('devicechange', refresh);
}

/** Remembered for the next recording and the next visit; undefined stands for the system's own choice. */
export function chooseMicrophone(microphone: MicrophoneChoice | undefined): void {
  isChosenMicrophoneMissing.set(false);
  setAudioPreference({ microphone });
}
