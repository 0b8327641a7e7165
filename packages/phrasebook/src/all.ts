// The whole phrasebook with its data: for the server, and for tests. A page loads one language at a time instead
// (see vite.ts).
import accommodation from '../data/accommodation.json' with { type: 'json' };
import adjectives from '../data/adjectives.json' with { type: 'json' };
import directionsPlaces from '../data/directions-places.json' with { type: 'json' };
import familyFriends from '../data/family-friends.json' with { type: 'json' };
import foodDining from '../data/food-dining.json' with { type: 'json' };
import greetingsPoliteness from '../data/greetings-politeness.json' with { type: 'json' };
import healthEmergencies from '../data/health-emergencies.json' with { type: 'json' };
import homeLeisure from '../data/home-leisure.json' with { type: 'json' };
import introductions from '../data/introductions.json' with { type: 'json' };
import lexicon from '../data/lexicon.json' with { type: 'json' };
import nouns from '../data/nouns.json' with { type: 'json' };
import patterns from '../data/patterns.json' with { type: 'json' };
import rareNouns from '../data/rare-nouns.json' with { type: 'json' };
import reviewData from '../data/review.json' with { type: 'json' };
import shoppingMoney from '../data/shopping-money.json' with { type: 'json' };
import timeWeather from '../data/time-weather.json' with { type: 'json' };
import travelTransport from '../data/travel-transport.json' with { type: 'json' };
import workStudy from '../data/work-study.json' with { type: 'json' };
import { lexiconSchema, patternsSchema } from './compose/grammar-schema.ts';
import type { LanguageCode } from './languages.ts';
import { createNearest } from './nearest.ts';
import { createPhrasebook, type Grammar, type Phrasebook } from './phrasebook.ts';
import { projectReview, type Review, type ReviewDataSet, reviewSchema } from './review.ts';
import { type Topic, topicSchema } from './schema.ts';
import { WorkBudget } from './work-budget.ts';

/** Every topic, in the order of the selects. */
export const topics: readonly Topic[] = [
  greetingsPoliteness,
  introductions,
  familyFriends,
  foodDining,
  travelTransport,
  directionsPlaces,
  shoppingMoney,
  accommodation,
  healthEmergencies,
  timeWeather,
  workStudy,
  homeLeisure,
].map((topic) => topicSchema.parse(topic));

/** The grammar data for composing sentences. */
export const grammar: Grammar = {
  lexicon: lexiconSchema.parse({ ...lexicon, adjectives, nouns: [...nouns, ...rareNouns] }),
  patterns: patternsSchema.parse(patterns),
};

/** Limits the time of `phrasebook` and `nearestPhrases`: call them within it. */
export const workBudget = new WorkBudget();

/** The phrasebook over all topics. */
export const phrasebook: Phrasebook = createPhrasebook(topics, grammar, workBudget);

/** Entries similar to a text that cannot be translated. */
export const nearestPhrases = createNearest(topics, workBudget);

/** The comprehensive vocabulary review, as written. */
export const review: Review = reviewSchema.parse(reviewData);

const entriesById = new Map(
  topics.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
);

/** The review's texts in one language. */
export const reviewDataSet = (language: LanguageCode): ReviewDataSet =>
  projectReview(review, entriesById, language);
