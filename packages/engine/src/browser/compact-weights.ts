/**
 * A model file with its weights in half the room, for the way to the browser: 16-bit floats. The browser makes the model
 * file of them again and computes in 32 bits as the server does; scores differ by less than .1 points of 100.
 */
import { bundleFiles, unbundleFiles } from './file-bundle.ts';

/** Smaller tensors are left as they are: their share of the file is small. */
const SMALLEST_BYTES = 1024;
const FLOAT_TYPE = 1;
/** Field numbers of onnx.proto: ModelProto.graph, GraphProto.initializer, TensorProto.data_type and raw_data. */
const GRAPH = 7;
const INITIALIZER = 5;
const DATA_TYPE = 2;
const RAW_DATA = 9;

type Span = readonly [start: number, end: number];

/** From ONNX. Half of what a tensor has becomes its high bytes, then its low ones: the like compresses better together. */
export function compactWeights(model: Uint8Array): Uint8Array<ArrayBuffer> {
  const spans = weightSpans(model);
  const rest: Uint8Array[] = [];
  const halves: Uint8Array[] = [];
  let from = 0;
  for (const [start, end] of [...spans, [model.byteLength, model.byteLength] as Span]) {
    rest.push(model.subarray(from, start));
    from = end;
    const floats = new Float32Array(Uint8Array.from(model.subarray(start, end)).buffer);
    const bits = new Uint8Array(floats.length * 2);
    floats.forEach((value, i) => {
      const half = toHalf(value);
      bits[i] = half >> 8;
      bits[floats.length + i] = half & 0xff;
    });
    halves.push(bits);
  }
  const files = {
    spans: new TextEncoder().encode(JSON.stringify(spans)),
    rest: join(rest),
    halves: join(halves),
  };
  return bundleFiles(new Map(Object.entries(files)));
}

/** Back to ONNX. */
export function expandWeights(compact: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unbundleFiles(compact);
  const [rest, halves] = [files.get('rest')!, files.get('halves')!];
  const spans = JSON.parse(new TextDecoder().decode(files.get('spans'))) as Span[];
  const model = new Uint8Array(rest.byteLength + halves.byteLength * 2);
  const view = new DataView(model.buffer);
  let restOffset = 0;
  let halfOffset = 0;
  let from = 0;
  for (const [start, end] of [...spans, [model.byteLength, model.byteLength] as Span]) {
    model.set(rest.subarray(restOffset, restOffset + start - from), from);
    restOffset += start - from;
    const count = (end - start) / 4;
    for (let i = 0; i < count; i++) {
      const half = (halves[halfOffset + i]! << 8) | halves[halfOffset + count + i]!;
      view.setUint32(start + i * 4, toSingleBits(half), true);
    }
    halfOffset += count * 2;
    from = end;
  }
  return model;
}

/** Where the large float tensors of the graph keep their values, in order. */
function weightSpans(model: Uint8Array): Span[] {
  const spans: Span[] = [];
  for (const [field, start, end] of fieldsOf(model, 0, model.byteLength)) {
    if (field !== GRAPH) continue;
    for (const [inGraph, tensorStart, tensorEnd] of fieldsOf(model, start, end)) {
      if (inGraph !== INITIALIZER) continue;
      const tensor = [...fieldsOf(model, tensorStart, tensorEnd)];
      const type = tensor.find(([name]) => name === DATA_TYPE);
      const raw = tensor.find(([name]) => name === RAW_DATA);
      if (raw && type && model[type[1]] === FLOAT_TYPE && raw[2] - raw[1] >= SMALLEST_BYTES) {
        spans.push([raw[1], raw[2]]);
      }
    }
  }
  return spans;
}

/** The fields of a protobuf message with where their contents begin and end. */
function* fieldsOf(bytes: Uint8Array, start: number, end: number): Generator<[field: number, ...Span]> {
  let at = start;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < end) {
    const key = varint();
    const wireType = key & 7;
    const from = at;
    if (wireType === 0) varint();
    else if (wireType === 1) at += 8;
    else if (wireType === 5) at += 4;
    else if (wireType === 2) {
      const length = varint();
      const content = at;
      at += length;
      yield [key >> 3, content, at];
      continue;
    } else throw new TypeError(`This is no ONNX file: it has wire type ${wireType}.`);
    yield [key >> 3, from, at];
  }
}

const single = new Float32Array(1);
const singleBits = new Uint32Array(single.buffer);

/** The nearest 16-bit float, ties to even. */
function toHalf(value: number): number {
  single[0] = value;
  const bits = singleBits[0]!;
  const sign = (bits >>> 16) & 0x8000;
  const magnitude = bits & 0x7fffffff;
  // 65,520 and more have no 16-bit float.
  if (magnitude >= 0x477ff000) throw new RangeError(`A weight is too large for 16 bits: ${value}.`);
  if (magnitude < 0x38800000) {
    // Below the smallest normal one: steps of 2^-24.
    single[0] = Math.abs(value) * 2 ** 24;
    return sign | roundToEven(single[0]);
  }
  const rounded = magnitude + 0xfff + ((magnitude >>> 13) & 1);
  return sign | ((rounded - 0x38000000) >>> 13);
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

function toSingleBits(half: number): number {
  const sign = (half & 0x8000) << 16;
  const magnitude = half & 0x7fff;
  if (magnitude >= 0x0400) return (sign | ((magnitude << 13) + 0x38000000)) >>> 0;
  single[0] = magnitude * 2 ** -24;
  return (sign | singleBits[0]!) >>> 0;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.byteLength;
  }
  return joined;
}
