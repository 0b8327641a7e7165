/**
 * Outputs of an ONNX model for given inputs, from the runtime that ships with the product.
 *
 *   tsx training/run_onnx.ts MODEL FOLDER
 *
 * FOLDER holds inputs.json, a list of feeds {name: {type, dims, file}} with raw little-endian numbers in `file`. Writes
 * outputs.json, a list of {name: {dims, file}}, and the files of 32-bit floats it names.
 */
import '../packages/engine/src/node/no-telemetry.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';

type Feed = Record<string, { type: 'float32' | 'int64'; dims: number[]; file: string }>;

const [model, folder] = process.argv.slice(2);
if (!model || !folder) throw new Error('Usage: run_onnx.ts MODEL FOLDER');
const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
const feeds = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8')) as Feed[];
const outputs = [];
for (const [number, feed] of feeds.entries()) {
  const tensors = Object.entries(feed).map(([name, { type, dims, file }]) => {
    const bytes = readFileSync(join(folder, file));
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const data = type === 'int64' ? new BigInt64Array(buffer) : new Float32Array(buffer);
    return [name, new Tensor(type, data as never, dims)] as const;
  });
  const tensorsByName = await session.run(Object.fromEntries(tensors));
  const output: Record<string, { dims: readonly number[]; file: string }> = {};
  for (const [name, { dims, data }] of Object.entries(tensorsByName)) {
    const file = `output-${number}-${name}`;
    const { buffer, byteOffset, byteLength } = data as Float32Array;
    writeFileSync(join(folder, file), Buffer.from(buffer, byteOffset, byteLength));
    output[name] = { dims, file };
  }
  outputs.push(output);
}
writeFileSync(join(folder, 'outputs.json'), JSON.stringify(outputs));
