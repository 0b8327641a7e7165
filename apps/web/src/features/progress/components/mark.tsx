import type { TaughtLanguage } from '@speak-it-now/languages';
import { lookOf } from '../charts/language-looks.ts';

interface MarkProps {
  readonly language: TaughtLanguage;
  readonly x: number;
  readonly y: number;
}

const RADIUS = 4.5;
const CORNER = RADIUS * 1.25;

/** The mark of a language's line around a point. */
export function Mark({ language, x, y }: MarkProps) {
  const { color, mark } = lookOf(language);
  if (mark === 'ring') {
    return <circle cx={x} cy={y} r={RADIUS} fill="var(--color-raised)" stroke={color} strokeWidth="2.5" />;
  }
  if (mark === 'circle') return <circle cx={x} cy={y} r={RADIUS} fill={color} />;
  if (mark === 'square') {
    return <rect x={x - RADIUS} y={y - RADIUS} width={RADIUS * 2} height={RADIUS * 2} fill={color} />;
  }
  const corners =
    mark === 'diamond'
      ? `${x},${y - CORNER} ${x + CORNER},${y} ${x},${y + CORNER} ${x - CORNER},${y}`
      : `${x},${y - CORNER} ${x + CORNER},${y + RADIUS} ${x - CORNER},${y + RADIUS}`;
  return <polygon points={corners} fill={color} />;
}
