import type { LanguageCode } from '@speak-it-now/contract';
import { LANGUAGE_LOOKS } from '../charts/language-looks.ts';

interface MarkProps {
  readonly language: LanguageCode;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** The mark of a language's line around a point. */
export function Mark({ language, x, y, radius = 4.5 }: MarkProps) {
  const { color, mark } = LANGUAGE_LOOKS[language];
  const corner = radius * 1.25;
  if (mark === 'ring') {
    return <circle cx={x} cy={y} r={radius} fill="var(--paper-raised)" stroke={color} strokeWidth="2.5" />;
  }
  if (mark === 'circle') return <circle cx={x} cy={y} r={radius} fill={color} />;
  if (mark === 'square') {
    return <rect x={x - radius} y={y - radius} width={radius * 2} height={radius * 2} fill={color} />;
  }
  const corners =
    mark === 'diamond'
      ? `${x},${y - corner} ${x + corner},${y} ${x},${y + corner} ${x - corner},${y}`
      : `${x},${y - corner} ${x + corner},${y + radius} ${x - corner},${y + radius}`;
  return <polygon points={corners} fill={color} />;
}
