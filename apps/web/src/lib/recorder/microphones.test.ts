import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audioPreferences, parseAudioPreferences } from '../speech/audio-preferences.ts';
import { chooseMicrophone, isChosenMicrophoneMissing, microphones, openMicrophone } from './microphones.ts';

/** The connected microphones; the first is the system's default. */
let connected: { deviceId: string; label: string }[];
let opened: { deviceId: string; isOpen: boolean }[];

beforeEach(() => {
  opened = [];
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () => [
        { kind: 'audioinput', deviceId: 'default', label: 'Default' },
        ...connected.map((device) => ({ ...device, kind: 'audioinput' })),
        { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' },
      ],
      getUserMedia: async ({ audio }: { audio: { deviceId?: { exact: string } } }) => {
        const wanted = audio.deviceId?.exact ?? connected[0]?.deviceId;
        const device = connected.find(({ deviceId }) => deviceId === wanted);
        if (!device) throw new DOMException('no such device', 'OverconstrainedError');
        const entry = { deviceId: device.deviceId, isOpen: true };
        opened.push(entry);
        const track = {
          getSettings: () => ({ deviceId: device.deviceId }),
          stop: () => {
            entry.isOpen = false;
          },
        };
        return { getTracks: () => [track], getAudioTracks: () => [track] };
      },
    },
  });
});
afterEach(() => {
  chooseMicrophone(undefined);
  vi.unstubAllGlobals();
});

const inUse = () => opened.filter(({ isOpen }) => isOpen).map(({ deviceId }) => deviceId);
const HEADSET = { id: 'headset-1', label: 'Headset' };

describe('the microphone', () => {
  it('is the system’s default until one is chosen; the list omits aliases and loudspeakers', async () => {
    connected = [
      { deviceId: 'built-in', label: 'Built-in' },
      { deviceId: 'headset-1', label: 'Headset' },
    ];
    await openMicrophone();
    expect(inUse()).toEqual(['built-in']);
    await expect.poll(() => microphones.get()).not.toEqual([]);
    expect(microphones.get()).toEqual([{ id: 'built-in', label: 'Built-in' }, HEADSET]);
  });

  it('is the chosen one, and the choice is remembered', async () => {
    connected = [
      { deviceId: 'built-in', label: 'Built-in' },
      { deviceId: 'headset-1', label: 'Headset' },
    ];
    chooseMicrophone(HEADSET);
    await openMicrophone();
    expect(inUse()).toEqual(['headset-1']);
    expect(audioPreferences.get().microphone).toEqual(HEADSET);
  });

  it('is the system’s default again when the chosen one is unplugged, and the page can tell', async () => {
    connected = [{ deviceId: 'built-in', label: 'Built-in' }];
    chooseMicrophone(HEADSET);
    await openMicrophone();
    expect(inUse()).toEqual(['built-in']);
    expect(isChosenMicrophoneMissing.get()).toBe(true);
    // Still chosen: it is used again once it is plugged in.
    expect(audioPreferences.get().microphone).toEqual(HEADSET);
  });

  it('is found by its name where the browser gives it a new id on each visit', async () => {
    connected = [
      { deviceId: 'built-in', label: 'Built-in' },
      { deviceId: 'headset-2', label: 'Headset' },
    ];
    chooseMicrophone(HEADSET);
    await openMicrophone();
    expect(inUse()).toEqual(['headset-2']);
    expect(isChosenMicrophoneMissing.get()).toBe(false);
    expect(audioPreferences.get().microphone).toEqual({ id: 'headset-2', label: 'Headset' });
  });

  it('is not requested a second time after a refusal', async () => {
    connected = [{ deviceId: 'built-in', label: 'Built-in' }];
    chooseMicrophone(HEADSET);
    const getUserMedia = vi
      .spyOn(navigator.mediaDevices, 'getUserMedia')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await expect(openMicrophone()).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });
});

describe('the stored sound settings', () => {
  it('are read back as stored, and as the defaults if they are invalid', () => {
    const kept = { microphone: HEADSET, tempo: 0.5 };
    expect(parseAudioPreferences(JSON.stringify(kept))).toEqual(kept);
    for (const broken of [
      null,
      '',
      'null',
      '7',
      '{"tempo":9}',
      '{"microphone":{"id":7}}',
      '{"microphone":null}',
    ])
      expect(parseAudioPreferences(broken)).toEqual({ tempo: 1 });
  });
});
