import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { featureCode } from '../node/feature-code.ts';
import { loadNodeParts } from '../node.ts';
import { requireGoldenFeatures } from './fit.ts';
import { goldenFeatures } from './golden-features.ts';
import { STRESS_FITTED_TO } from './stress-model.ts';
import type { ScorerSettings } from './trained-scorer.ts';

const MODELS = fileURLToPath(new URL('../../models/', import.meta.url));
const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T;
const scorer = await readJson<ScorerSettings>(join(MODELS, 'scorer.json'));
const acoustic = await readJson<{ version: string }>(join(MODELS, 'acoustic.json'));

describe('the fitted parts', () => {
  // After a change of these files the scorer and the stress model must be fitted again: training/run.sh.
  it('were fitted to the features that this code computes', () => {
    expect(scorer.fittedTo.featureCode).toBe(featureCode('scorer'));
    expect(STRESS_FITTED_TO.featureCode).toBe(featureCode('stress'));
  });

  it('were fitted to the shipped acoustic model', () => {
    expect(scorer.fittedTo.acoustic).toBe(acoustic.version);
    expect(STRESS_FITTED_TO.acoustic).toBe(acoustic.version);
  });

  it('are refused with other golden features', () => {
    requireGoldenFeatures('scorer', scorer.golden);
    const changed = goldenFeatures();
    changed[3]![1]! += 0.01;
    expect(() => requireGoldenFeatures('scorer', changed)).toThrow(
      expect.objectContaining({ code: 'model-unfit' }),
    );
  });
});

describe('a folder of models', () => {
  let folder: string;
  const copyModels = async (change: (settings: ScorerSettings) => unknown) => {
    folder = await mkdtemp(join(tmpdir(), 'models-'));
    await cp(MODELS, folder, { recursive: true });
    await writeFile(join(folder, 'scorer.json'), JSON.stringify(change(scorer)));
  };
  afterEach(() => rm(folder, { recursive: true }));

  it.each<[string, (settings: ScorerSettings) => unknown]>([
    ['to another acoustic model', (s) => ({ ...s, fittedTo: { ...s.fittedTo, acoustic: 'another' } })],
    [
      'to other values of the features',
      (s) => ({ ...s, golden: s.golden.map((row) => row.map((x) => x + 1)) }),
    ],
    ['to other features', (s) => ({ ...s, features: s.features.slice(1) })],
    ['before this was recorded', ({ fittedTo, golden, ...s }) => s],
  ])('does not load with a scorer that was fitted %s', async (_, change) => {
    await copyModels(change);
    await expect(loadNodeParts({ modelDir: folder })).rejects.toMatchObject({ code: 'model-unfit' });
  });

  it('does not load without a scorer', async () => {
    await copyModels((settings) => settings);
    await rm(join(folder, 'scorer.json'));
    await expect(loadNodeParts({ modelDir: folder })).rejects.toMatchObject({ code: 'model-missing' });
  });
});
