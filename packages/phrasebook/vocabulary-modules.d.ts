declare module 'virtual:vocabulary/*' {
  import type { VocabularyDataSet } from '@speak-it-now/phrasebook';

  const dataSet: VocabularyDataSet;
  export default dataSet;
}

declare module 'virtual:review/*' {
  import type { ReviewDataSet } from '@speak-it-now/phrasebook';

  const dataSet: ReviewDataSet;
  export default dataSet;
}
