import type { Plugin } from 'vite';
import { LANGUAGE_CODES } from './src/languages.ts';
import { reviewDataSet, topics } from './src/listed.ts';
import { projectVocabulary, VOCABULARY_LANGUAGES } from './src/vocabulary.ts';

type DataSet = readonly [id: string, make: () => object];

/** The data sets by module id. */
const DATA_SETS = new Map<string, () => object>([
  ...VOCABULARY_LANGUAGES.map(
    (code): DataSet => [`virtual:vocabulary/${code}`, () => projectVocabulary(topics, code)],
  ),
  ...LANGUAGE_CODES.map((code): DataSet => [`virtual:review/${code}`, () => reviewDataSet(code)]),
]);
const OURS = /^virtual:(vocabulary|review)\//;

/**
 * Vite plugin: `import('virtual:vocabulary/es')` and `import('virtual:review/es')` export the Spanish data set by
 * default, in a separate chunk, so that a learner of Spanish downloads no German. Types: vocabulary-modules.d.ts.
 */
export function vocabularyModules(): Plugin {
  return {
    name: 'speak-it-now-vocabulary',
    resolveId(id) {
      return OURS.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith('\0') || !OURS.test(id.slice(1))) return undefined;
      const make = DATA_SETS.get(id.slice(1));
      if (!make) this.error(`There is no data set '${id.slice(1)}'.`);
      // A string parsed at run time starts faster than an object literal of this size.
      const json = JSON.stringify(JSON.stringify(make()));
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}
