import { projectVocabulary, VOCABULARY_LANGUAGES } from '@speak-it-now/phrasebook';
import { topics } from '@speak-it-now/phrasebook/listed';
import { expect, it } from 'vitest';
import { REASONS, TOPIC_OF_REASON } from './reasons.ts';

it.each(REASONS)('a beginner who learns for "%s" gets a phrase in every language', (reason) => {
  for (const language of VOCABULARY_LANGUAGES) {
    const { categories } = projectVocabulary(topics, language);
    expect(categories[TOPIC_OF_REASON[reason]]?.beginner.phrases.length, language).toBeGreaterThan(0);
  }
});
