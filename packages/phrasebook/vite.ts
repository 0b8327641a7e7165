import type { Plugin } from 'vite';
import { topics } from './src/all.ts';
import { projectVocabulary, VOCABULARY_LANGUAGES } from './src/vocabulary.ts';

const PREFIX = 'virtual:vocabulary/';

/**
 * Vite plugin: `import('virtual:vocabulary/es')` gives the Spanish data set as its default export, in a chunk of
 * its own, so that a learner of Spanish downloads no German. Types: vocabulary-modules.d.ts.
 */
export function vocabularyModules(): Plugin {
  return {
    name: 'speak-it-now-vocabulary',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const wanted = id.slice(PREFIX.length + 1);
      const language = VOCABULARY_LANGUAGES.find((code) => code === wanted);
      if (!language) this.error(`There is no vocabulary for '${wanted}'.`);
      // A string parsed at run time starts faster than an object literal of this size.
      const json = JSON.stringify(JSON.stringify(projectVocabulary(topics, language)));
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}
