import { describe, expect, it } from 'vitest';
import type { Tensor } from '../types.ts';
import type { HypothesisEvidence, PhoneEvidence } from './evidence.ts';
import { featureNames } from './features.ts';
import { TrainedScorer } from './trained-scorer.ts';

const UNITS = ['a', 'b', 'c'];
const names = featureNames(UNITS);
const settings = { features: names };

const phones = [
  { phone: { unit: 'b', ipa: 'b' }, word: 0 },
  { phone: { unit: 'a', ipa: 'a' }, word: 0 },
  { phone: { unit: 'c', ipa: 'c' }, word: 2 },
] as PhoneEvidence[];
const evidence = { phones, words: [{}, {}, {}] } as unknown as HypothesisEvidence;
const features = {
  names,
  rows: { rows: 3, columns: names.length, data: new Float32Array(3 * names.length) },
};

const float = (...data: number[]): Tensor => ({ dims: [1, data.length], data: Float32Array.from(data) });

describe('TrainedScorer', () => {
  it('passes units, features and the words’ averages to the model, and maps its output to 0..1', async () => {
    let given: Record<string, Tensor> = {};
    const scorer = new TrainedScorer(
      {
        run: async (inputs) => {
          given = inputs;
          return {
            phones: float(2, 1, 0),
            words: float(10, 5),
            utterance: float(8, 6, 7, 9),
            said: float(0.75),
          };
        },
        release: async () => {},
      },
      settings,
      UNITS,
    );
    const scores = await scorer.score(evidence, features);
    expect(given.units).toEqual({ dims: [1, 3], data: BigInt64Array.from([2n, 1n, 3n]) });
    expect(given.averages).toEqual({ dims: [1, 2, 3], data: Float32Array.from([0.5, 0.5, 0, 0, 0, 1]) });
    expect(given.features!.dims).toEqual([1, 3, names.length]);
    expect(scores).toMatchObject({ phones: [1, 0.5, 0], words: [1, 0, 0.5], textProbability: 0.75 });
    expect([scores.accuracy, scores.fluency, scores.total].map((x) => x.toFixed(2))).toEqual([
      '0.80',
      '0.60',
      '0.90',
    ]);
  });

  it('refuses a model trained on other features', () => {
    const other = { ...settings, features: ['something else'] };
    expect(() => new TrainedScorer({ run: async () => ({}), release: async () => {} }, other, UNITS)).toThrow(
      expect.objectContaining({ code: 'model-unfit' }),
    );
  });
});
