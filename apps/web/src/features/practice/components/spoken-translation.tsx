import { type RefObject, useEffect, useRef } from 'react';
import { SpokenText } from '../../../components/ui/spoken-text.tsx';
import { useStore } from '../../../lib/react/store.ts';
import { spokenWord } from '../../../lib/speech/speaker.ts';

interface SpokenTranslationProps {
  readonly text: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Those of the box that decide where its words are. */
  readonly className: string;
}

/** A text box cannot mark a word. This lies on it with the same words, all transparent but the spoken one. */
export default function SpokenTranslation({ text, box, className }: SpokenTranslationProps) {
  const layer = useRef<HTMLDivElement>(null);
  const place = useStore(spokenWord);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each word may be below the visible lines.
  useEffect(() => {
    const word = layer.current?.querySelector('mark');
    if (!word || !layer.current || !box.current) return;
    const { clientHeight } = box.current;
    const isVisible =
      word.offsetTop >= box.current.scrollTop &&
      word.offsetTop + word.offsetHeight <= box.current.scrollTop + clientHeight;
    if (!isVisible) box.current.scrollTop = word.offsetTop - clientHeight / 2;
    layer.current.scrollTop = box.current.scrollTop;
  }, [place, box]);
  return (
    <div
      ref={layer}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 overflow-hidden whitespace-pre-wrap break-words text-transparent ${className}`}
    >
      <SpokenText text={text} />
    </div>
  );
}
