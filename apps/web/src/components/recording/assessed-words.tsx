import type { LanguageCode, PronunciationResponse, WordResult } from '@speak-it-now/contract';
import { bandOfWord } from '@speak-it-now/engine/verdict';
import { SoundTiles } from './sound-tiles.tsx';
import { WordChips } from './word-chips.tsx';

interface AssessedWordsProps {
  readonly response: PronunciationResponse;
  readonly language: LanguageCode;
  /** The word whose sounds are shown. */
  readonly openIndex: number | undefined;
  readonly onOpen: (index: number | undefined) => void;
  /** Left out while the recording cannot be played. */
  readonly onPlayMine?: ((word: WordResult) => void) | undefined;
  readonly onPlayModel: (word: WordResult) => void;
  /** Left out where no word can be drilled by itself. */
  readonly onDrill?: ((word: WordResult) => void) | undefined;
}

/** The words of a result, and the sounds of the one that was pressed. */
export function AssessedWords(props: AssessedWordsProps) {
  const { response, language, openIndex, onOpen, onPlayMine, onPlayModel, onDrill } = props;
  const open = openIndex === undefined ? undefined : response.words[openIndex];
  return (
    <>
      <WordChips
        words={response.words}
        language={language}
        openIndex={openIndex}
        onToggle={(index) => onOpen(index === openIndex ? undefined : index)}
      />
      {open && (
        <SoundTiles
          // A new word starts with its own tiles, not with the state of the last one's.
          key={openIndex}
          word={open}
          feedback={response}
          language={language}
          {...(onPlayMine && open.status !== 'missing' && { onPlayMine: () => onPlayMine(open) })}
          onPlayModel={() => onPlayModel(open)}
          {...(onDrill && bandOfWord(open) !== 'excellent' && { onDrill: () => onDrill(open) })}
        />
      )}
    </>
  );
}
