import { createNodeTranslator, type NeuralTranslation, type Translator } from '@speak-it-now/translator/node';
import { workerData } from 'piscina';
import type { NeuralTask, NeuralWorkerData } from '../providers/translators/neural.ts';
import { inNativeCode, poolTask } from './pool-task.ts';

const { modelDirectory } = workerData as NeuralWorkerData;
let loading: Promise<Translator> | undefined;

/** One model per thread; after a failed load the next task tries again. */
function loadTranslator(): Promise<Translator> {
  loading ??= createNodeTranslator({ modelDirectory, inNativeCode }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export default poolTask(async (task: NeuralTask): Promise<NeuralTranslation | undefined> => {
  const translator = await loadTranslator();
  return task.kind === 'translate' ? translator.translate(task.request) : undefined;
});
