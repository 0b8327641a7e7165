declare module 'virtual:vocabulary/*' {
  import type { VocabularyDataSet } from '@speak-it-now/phrasebook';

  const dataSet: VocabularyDataSet;
  export default dataSet;
}
