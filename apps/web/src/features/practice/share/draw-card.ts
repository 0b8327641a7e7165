/** What the card shows; no audio and nothing about the learner. */
export interface CardContent {
  readonly phrase: string;
  /** As people of the interface's language write it. */
  readonly percent: string;
  readonly language: string;
  readonly productName: string;
  /** The name of the custom property with the score's color. */
  readonly scoreColor: string;
}

/** The size that previews of shared pictures have. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const MARGIN_PX = 84;
const PHRASE_SIZES_PX = [84, 66, 52, 42];
const PHRASE_LINES = 3;

/** Draws the card in the page's own colors and faces. @returns a PNG picture */
export async function drawCard({
  phrase,
  percent,
  language,
  productName,
  scoreColor,
}: CardContent): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [display, text] = [token('--font-display'), token('--font-text')];
  const write = (content: string, font: string, color: string, y: number) => {
    context.font = font;
    context.fillStyle = token(color);
    context.fillText(content, MARGIN_PX, y);
  };
  context.fillStyle = token('--color-raised');
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  context.fillStyle = token('--color-accent');
  context.fillRect(0, 0, WIDTH_PX, 18);
  write(language, `600 34px ${text}`, '--color-ink-soft', 116);
  const { sizePx, lines } = fitted(context, phrase, display);
  lines.forEach((line, index) => {
    write(line, `600 ${sizePx}px ${display}`, '--color-ink', 136 + (index + 1) * sizePx * 1.15);
  });
  write(percent, `800 150px ${display}`, scoreColor, HEIGHT_PX - MARGIN_PX);
  context.textAlign = 'right';
  context.font = `700 40px ${display}`;
  context.fillStyle = token('--color-ink');
  context.fillText(productName, WIDTH_PX - MARGIN_PX, HEIGHT_PX - MARGIN_PX);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}

/** The phrase in the largest size at which it fits; the smallest size ends with an ellipsis if it has to. */
function fitted(context: CanvasRenderingContext2D, phrase: string, face: string) {
  for (const sizePx of PHRASE_SIZES_PX) {
    context.font = `600 ${sizePx}px ${face}`;
    const lines = wrapped(phrase, (line) => context.measureText(line).width <= WIDTH_PX - 2 * MARGIN_PX);
    if (lines.length <= PHRASE_LINES) return { sizePx, lines };
    if (sizePx === PHRASE_SIZES_PX.at(-1)) {
      const kept = lines.slice(0, PHRASE_LINES);
      return { sizePx, lines: [...kept.slice(0, -1), `${kept.at(-1)}…`] };
    }
  }
  throw new Error('There is no size for the phrase.');
}

/** The lines of a text, broken between words so that each line fits. A longer word has its own line. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
