/**
 * Compacts a model file for the download: weights become 13-bit integers with one scale for each row. Compressed, they
 * take less than half the size of the model file. The browser restores this and computes in 32 bits like the server.
 */
import { bundleFiles, unbundleFiles } from './file-bundle.ts';

/** Integers are from -4095 to 4095: 13 bits. */
const MAX_INTEGER = 4095;
const LOWER_BITS = 5;
const LOWER_MASK = 31;
/** Smaller tensors stay as they are, because they are a small part of the file. */
const MIN_TENSOR_BYTES = 4096;
/** The last dimension of a convolution's weights is its width, which is too short to have its own scale. */
const MIN_ROW_LENGTH = 32;
const FLOAT_TYPE = 1;
/** Field numbers of onnx.proto: ModelProto.graph, GraphProto.initializer, TensorProto.dims, data_type and raw_data. */
const GRAPH = 7;
const INITIALIZER = 5;
const DIMENSIONS = 1;
const DATA_TYPE = 2;
const RAW_DATA = 9;

/** Position of a float tensor's values in the model file. */
interface Weights {
  readonly start: number;
  readonly end: number;
  readonly rowLength: number;
}

/**
 * `model` is an ONNX file whose tensors have raw data, as PyTorch and ONNX Runtime write them. Throws TypeError for any
 * other file.
 */
export function compactWeights(model: Uint8Array): Uint8Array<ArrayBuffer> {
  const tensors = findWeights(model);
  const count = tensors.reduce((sum, { start, end }) => sum + (end - start) / 4, 0);
  // Grouping similar bits compresses better: the upper eight bits of all numbers, then the lower five.
  const upper = new Uint8Array(count);
  const lower = new Uint8Array(count);
  const scales: number[] = [];
  let at = 0;
  for (const { start, end, rowLength } of tensors) {
    const values = new Float32Array(Uint8Array.from(model.subarray(start, end)).buffer);
    for (let from = 0; from < values.length; from += rowLength) {
      const row = values.subarray(from, from + rowLength);
      const scale = Math.fround(
        row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MAX_INTEGER,
      );
      scales.push(scale);
      for (const value of row) {
        const whole = (scale === 0 ? 0 : Math.round(value / scale)) + MAX_INTEGER;
        upper[at] = whole >> LOWER_BITS;
        lower[at] = whole & LOWER_MASK;
        at += 1;
      }
    }
  }
  const parts = new Map<string, Uint8Array>();
  parts.set('tensors', new TextEncoder().encode(JSON.stringify(tensors)));
  parts.set('rest', without(model, tensors));
  parts.set('scales', new Uint8Array(Float32Array.from(scales).buffer));
  parts.set('upper', upper);
  parts.set('lower', lower);
  return bundleFiles(parts);
}

/** Restores the ONNX file, with rounded weights. */
export function expandWeights(compact: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unbundleFiles(compact);
  const [rest, scaleBytes, upper, lower] = ['rest', 'scales', 'upper', 'lower'].map(
    (name) => parts.get(name)!,
  );
  const tensors = JSON.parse(new TextDecoder().decode(parts.get('tensors'))) as Weights[];
  const scales = new Float32Array(Uint8Array.from(scaleBytes!).buffer);
  const model = new Uint8Array(rest!.byteLength + upper!.byteLength * 4);
  let at = 0;
  let row = 0;
  let copied = 0;
  let target = 0;
  for (const { start, end, rowLength } of tensors) {
    model.set(rest!.subarray(copied, copied + start - target), target);
    copied += start - target;
    target = end;
    const values = new Float32Array((end - start) / 4);
    for (let from = 0; from < values.length; from += rowLength) {
      const scale = scales[row++]!;
      for (let i = from; i < from + rowLength; i++, at++) {
        const whole = (upper![at]! << LOWER_BITS) | lower![at]!;
        values[i] = (whole - MAX_INTEGER) * scale;
      }
    }
    model.set(new Uint8Array(values.buffer), start);
  }
  model.set(rest!.subarray(copied), target);
  return model;
}

function without(model: Uint8Array, tensors: readonly Weights[]): Uint8Array {
  const rest = new Uint8Array(
    tensors.reduce((bytes, { start, end }) => bytes - (end - start), model.byteLength),
  );
  let from = 0;
  let at = 0;
  for (const { start, end } of [...tensors, { start: model.byteLength, end: model.byteLength }]) {
    rest.set(model.subarray(from, start), at);
    at += start - from;
    from = end;
  }
  return rest;
}

/** The large float tensors of the graph, in the order of the file. */
function findWeights(model: Uint8Array): Weights[] {
  const graph = fieldsOf(model, 0, model.byteLength).find(({ field }) => field === GRAPH);
  if (!graph) throw new TypeError('This is not an ONNX file: it has no graph.');
  return fieldsOf(model, graph.start, graph.end).flatMap((inGraph) => {
    if (inGraph.field !== INITIALIZER) return [];
    const tensor = fieldsOf(model, inGraph.start, inGraph.end);
    const type = tensor.find(({ field }) => field === DATA_TYPE)?.value;
    const raw = tensor.find(({ field }) => field === RAW_DATA);
    if (type !== FLOAT_TYPE || !raw || raw.end - raw.start < MIN_TENSOR_BYTES) return [];
    const dimensions = tensor.filter(({ field }) => field === DIMENSIONS).map(({ value }) => value);
    const last = dimensions.at(-1)!;
    const rowLength = last >= MIN_ROW_LENGTH ? last : (raw.end - raw.start) / 4 / dimensions[0]!;
    return [{ start: raw.start, end: raw.end, rowLength }];
  });
}

interface Field {
  readonly field: number;
  /** Value of an integer field, or length of a field that has one. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The fields of a protobuf message with the positions of their contents. */
function fieldsOf(bytes: Uint8Array, start: number, end: number): Field[] {
  const fields: Field[] = [];
  let at = start;
  const wholeNumber = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < end) {
    const key = wholeNumber();
    const wireType = key & 7;
    // 0: integer, 1: eight bytes, 2: a length and that many bytes, 5: four bytes.
    const value = wireType === 0 || wireType === 2 ? wholeNumber() : 0;
    const length = [0, 8, value, undefined, undefined, 4][wireType];
    if (length === undefined)
      throw new TypeError(`This is not an ONNX file: it has a field of type ${wireType}.`);
    fields.push({ field: key >> 3, value, start: at, end: at + length });
    at += length;
  }
  return fields;
}
