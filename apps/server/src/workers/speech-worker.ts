import { loadEspeak } from '@speak-it-now/engine/node';
import { encodeWav } from '@speak-it-now/engine/wav';
import { move } from 'piscina';
import type { SynthesiserRequest } from '../providers/synthesiser.ts';
import { poolTask } from './pool-task.ts';

export default poolTask(async ({ text, language, rate }: SynthesiserRequest) => {
  const espeak = await loadEspeak();
  return move(encodeWav(espeak.synthesize(text, language, rate)));
});
