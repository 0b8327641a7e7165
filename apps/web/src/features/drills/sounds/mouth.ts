import {
  isNasal,
  isVoiced,
  type Lips,
  type Place,
  type SoundShape,
} from '@speak-it-now/languages/articulation';

type Point = readonly [x: number, y: number];

/** The positions of the tip and of the highest part of the tongue. */
interface TongueTarget {
  readonly tip: Point;
  readonly back: Point;
  /** How far the lower jaw hangs. */
  readonly jaw: number;
}

const REST: TongueTarget = { tip: [66, 117], back: [108, 108], jaw: 8 };

const TARGETS: Readonly<Record<Place, TongueTarget>> = {
  bilabial: { ...REST, jaw: 4 },
  labiodental: { ...REST, jaw: 4 },
  glottal: { ...REST, jaw: 12 },
  dental: { tip: [48, 104], back: [104, 106], jaw: 6 },
  alveolar: { tip: [67, 86], back: [106, 106], jaw: 5 },
  postalveolar: { tip: [78, 78], back: [106, 96], jaw: 5 },
  palatal: { tip: [66, 114], back: [97, 70], jaw: 5 },
  velar: { tip: [68, 120], back: [124, 76], jaw: 7 },
  uvular: { tip: [68, 120], back: [137, 90], jaw: 8 },
};
/** Distance of the tongue from the roof of the mouth: small for fricatives, larger for approximants. */
const GAPS = {
  plosive: 0,
  affricate: 1,
  nasal: 0,
  lateral: 0,
  tap: 2,
  trill: 2,
  fricative: 5,
  approximant: 10,
} as const;
/** Places where the tip makes the sound; at the others it is the back of the tongue. */
const TIP_PLACES: ReadonlySet<Place> = new Set(['dental', 'alveolar', 'postalveolar']);

function tongueTarget(shape: SoundShape): TongueTarget {
  if (shape.kind === 'vowel') {
    return {
      tip: [64 + (1 - shape.front) * 14, 112 + (1 - shape.height) * 12],
      back: [134 - shape.front * 40, 84 + (1 - shape.height) * 40],
      jaw: 4 + (1 - shape.height) * 16,
    };
  }
  const { tip, back, jaw } = TARGETS[shape.place];
  const gap = shape.place === 'dental' ? 0 : GAPS[shape.manner];
  return TIP_PLACES.has(shape.place)
    ? { tip: [tip[0], tip[1] + gap], back, jaw }
    : { tip, back: [back[0], back[1] + gap], jaw };
}

/** The head in side view on a grid of 200 by 190, facing left, as SVG paths. Lengths are in units of the grid. */
export function poseOf(shape: SoundShape) {
  const { tip, back, jaw } = tongueTarget(shape);
  const isOpenNose = isNasal(shape);
  const isClosed = shape.kind === 'consonant' && shape.manner === 'nasal';
  return {
    tongue: tongueOutline(tip, back, jaw),
    upperLip: lipOutline(shape.lips, 'upper', jaw),
    lowerLip: lipOutline(shape.lips, 'lower', jaw),
    /** The movable part of the palate. */
    velum: isOpenNose ? 'M116 68 C126 74 134 88 137 104' : 'M116 68 C128 68 142 70 153 80',
    lowerTeeth: `M55 ${116 + jaw} l7 0 l-1 -11 l-5 0 z`,
    isVoiced: isVoiced(shape),
    isNasal: isOpenNose,
    /** Whether air leaves through the mouth during the sound. */
    isOral: !isClosed,
  };
}

export type MouthPose = Readonly<ReturnType<typeof poseOf>>;

/** From the root along the back and the tip to the floor of the mouth. */
function tongueOutline(tip: Point, back: Point, jaw: number): string {
  const [tx, ty] = tip;
  const [bx, by] = back;
  const middle: Point = [(tx + bx) / 2, (ty + by) / 2 - Math.max(0, (bx - tx - 30) / 12)];
  const isTipUp = ty < by;
  const front: Point = isTipUp ? [tx + 12, ty + 9] : [tx + 9, ty - 4];
  return `${smooth([
    [146, 176],
    [Math.max(bx + 14, 139), 138],
    [bx, by],
    middle,
    front,
    tip,
    [tx + 3, ty + 9],
    [76, 132 + jaw / 2],
    [92, 152 + jaw / 2],
    [112, 176],
  ])} Z`;
}

function lipOutline(lips: Lips, which: 'upper' | 'lower', jaw: number): string {
  // Rounded lips come forward, spread ones draw back.
  const x = lips === 'rounded' ? 30 : lips === 'spread' ? 43 : 38;
  const isClosed = lips === 'closed';
  if (which === 'upper') {
    const y = isClosed ? 104 : lips === 'rounded' ? 99 : 97;
    return smooth(
      [
        [50, 84],
        [x + 2, 88],
        [x - 3, y - 3],
        [x + 3, y + 2],
        [50, y - 3],
      ],
      true,
    );
  }
  const top = isClosed ? 104 : lips === 'lip-to-teeth' ? 102 : lips === 'rounded' ? 106 + jaw / 2 : 110 + jaw;
  const inner = lips === 'lip-to-teeth' ? 54 : 50;
  return smooth(
    [
      [inner, top + 2],
      [x + 3, top - 1],
      [x - 3, top + 6],
      [x + 3, top + 15],
      [52, top + 19],
    ],
    true,
  );
}

/** A smooth curve through the points (Catmull-Rom, written as cubic Béziers). */
function smooth(points: readonly Point[], isClosed = false): string {
  const at = (i: number): Point =>
    isClosed
      ? points[(i + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, i))]!;
  const spans = isClosed ? points.length : points.length - 1;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < spans; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += ` C${[...c1, ...c2, ...to].map(round).join(' ')}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
