import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { compactWeights, expandWeights } from './compact-weights.ts';
import { bundleFiles, unbundleFiles } from './file-bundle.ts';

const model = (name: string) => readFile(new URL(`../../models/${name}.onnx`, import.meta.url));

describe('compact weights of a model', () => {
  it.each(['acoustic', 'scorer'])('take less than half of the space when compressed (%s)', async (name) => {
    const original = await model(name);
    const compact = compactWeights(original);
    const compressed = await promisify(brotliCompress)(compact);
    expect(compressed.byteLength).toBeLessThan(original.byteLength / 2);
    expect(expandWeights(compact).byteLength).toBe(original.byteLength);
  });

  it('do not change when compacted again', async () => {
    const once = expandWeights(compactWeights(await model('scorer')));
    const twice = expandWeights(compactWeights(once));
    const floats = (bytes: Uint8Array) =>
      new Float32Array(Uint8Array.from(bytes.subarray(0, bytes.length & ~3)).buffer);
    const [first, second] = [floats(once), floats(twice)];
    expect(first.length).toBe(second.length);
    expect(first.every((value, i) => Number.isNaN(value) || Math.abs(value - second[i]!) <= 1e-6)).toBe(true);
  });

  it('restore a model with nearly the same output', async () => {
    const original = await model('acoustic');
    const rows = 100;
    const bands = 64;
    // Any input in the range of the features: chords of sines.
    const data = Float32Array.from({ length: rows * bands }, (_, i) => Math.sin(i / 7) + Math.sin(i / 91));
    const answers = await Promise.all(
      [original, expandWeights(compactWeights(original))].map(async (bytes) => {
        const session = await InferenceSession.create(bytes);
        const { ctc } = await session.run({ mel: new Tensor('float32', data, [1, rows, bands]) });
        await session.release();
        return ctc!.data as Float32Array;
      }),
    );
    const differences = Array.from(answers[0]!, (value, i) =>
      Math.abs(Math.exp(value) - Math.exp(answers[1]![i]!)),
    );
    // With 10 bits it is .0026, and one score in 200 changes by more than half a point.
    expect(Math.max(...differences)).toBeLessThan(0.001);
  });

  it('must come from an ONNX file', () => {
    expect(() => compactWeights(new TextEncoder().encode('<!doctype html>'))).toThrow(TypeError);
  });
});

it('files of any length survive a bundle unchanged', () => {
  const files = new Map([
    ['empty', new Uint8Array()],
    ['lang/roa/it', new TextEncoder().encode('name Italian è')],
    ['phontab', Uint8Array.from({ length: 1000 }, (_, i) => i & 255)],
  ]);
  const bundle = bundleFiles(files);
  expect([...unbundleFiles(bundle)].map(([name, content]) => [name, [...content]])).toEqual(
    [...files].map(([name, content]) => [name, [...content]]),
  );
});
