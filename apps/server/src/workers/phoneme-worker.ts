import type { ModelFolder } from '@speak-it-now/engine/pronunciation';
import { workerData } from 'piscina';
import { WordIndex, type WordQuestion } from '../features/drills/word-index.ts';
import { poolTask } from './pool-task.ts';

const index = new WordIndex(workerData as ModelFolder);

export default poolTask(async (question: WordQuestion) =>
  question.kind === 'texts'
    ? index.textsWith(question.language, question.sound)
    : index.ipaOf(question.text, question.language, question),
);
