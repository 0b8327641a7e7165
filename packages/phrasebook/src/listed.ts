// What is listed on pages: the topics and the review. They load much faster than the rules that compose sentences.
import accommodation from '../data/accommodation.json' with { type: 'json' };
import directionsPlaces from '../data/directions-places.json' with { type: 'json' };
import familyFriends from '../data/family-friends.json' with { type: 'json' };
import foodDining from '../data/food-dining.json' with { type: 'json' };
import greetingsPoliteness from '../data/greetings-politeness.json' with { type: 'json' };
import healthEmergencies from '../data/health-emergencies.json' with { type: 'json' };
import homeLeisure from '../data/home-leisure.json' with { type: 'json' };
import introductions from '../data/introductions.json' with { type: 'json' };
import reviewData from '../data/review.json' with { type: 'json' };
import shoppingMoney from '../data/shopping-money.json' with { type: 'json' };
import timeWeather from '../data/time-weather.json' with { type: 'json' };
import travelTransport from '../data/travel-transport.json' with { type: 'json' };
import workStudy from '../data/work-study.json' with { type: 'json' };
import type { LanguageCode } from './languages.ts';
import { projectReview, type Review, type ReviewDataSet, reviewSchema } from './review.ts';
import { type Topic, topicSchema } from './schema.ts';

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

/** The comprehensive vocabulary review, as written. */
export const review: Review = reviewSchema.parse(reviewData);

const entriesById = new Map(
  topics.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
);

/** The review's texts in one language. */
export const reviewDataSet = (language: LanguageCode): ReviewDataSet =>
  projectReview(review, entriesById, language);
