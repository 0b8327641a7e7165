import { createVoice, type ModelFolder } from '@speak-it-now/engine/pronunciation';
import { encodeWav } from '@speak-it-now/engine/wav';
import { move, workerData } from 'piscina';
import type { SynthesizerRequest } from '../providers/synthesizer.ts';
import { poolTask } from './pool-task.ts';

const folder = workerData as ModelFolder;
let voice: Awaited<ReturnType<typeof createVoice>> | undefined;

export default poolTask(async ({ text, language, rate, accent }: SynthesizerRequest) => {
  voice ??= await createVoice(folder);
  const { pcm, words } = await voice.say(text, language, rate, accent);
  return move(encodeWav(pcm, words));
});
