import { loadEspeak, Voice } from '@speak-it-now/engine/node';
import { encodeWav } from '@speak-it-now/engine/wav';
import { move } from 'piscina';
import type { SynthesizerRequest } from '../providers/synthesizer.ts';
import { poolTask } from './pool-task.ts';

let voice: Voice | undefined;

export default poolTask(async ({ text, language, rate, accent }: SynthesizerRequest) => {
  voice ??= new Voice(await loadEspeak());
  const { pcm, words } = await voice.say(text, language, rate, accent);
  return move(encodeWav(pcm, words));
});
