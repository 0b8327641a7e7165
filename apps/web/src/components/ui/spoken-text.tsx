import { useStore } from '../../lib/react/store.ts';
import { nowSpeaking, spokenWord } from '../../lib/speech/speaker.ts';

/**
 * A text whose words light up while a voice says it. The mark takes no space, so that nothing moves, and it is more than
 * a color: the word is underlined.
 */
export function SpokenText({ text }: { readonly text: string }) {
  const isSpeaking = useStore(nowSpeaking) === text;
  const place = useStore(spokenWord);
  if (!isSpeaking || place === undefined) return text;
  let word = -1;
  return text.split(/(\s+)/u).map((part, index) => {
    if (part.trim() === '') return part;
    word += 1;
    return word === place ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
        key={index}
        className="-mx-[0.14em] rounded-[0.2em] bg-model px-[0.14em] text-raised underline decoration-2 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    );
  });
}
