import type { PronunciationResponse, WordResult } from '@speak-it-now/contract';
import { bandOfWord } from '@speak-it-now/engine/verdict';
import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { SoundTiles } from './sound-tiles.tsx';
import { useRecordingTexts } from './texts/index.ts';
import { WordChips } from './word-chips.tsx';

interface AssessedWordsProps {
  readonly response: PronunciationResponse;
  readonly language: TaughtLanguage;
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
      <SaidAs words={response.words} language={language} />
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

/** The words that were said in another accent than the one shown, which is just as right. */
function SaidAs({
  words,
  language,
}: Pick<PronunciationResponse, 'words'> & Pick<AssessedWordsProps, 'language'>) {
  const { accents } = useRecordingTexts();
  const said = words.filter(({ saidAs }) => saidAs);
  const accent = said[0]?.saidAs;
  if (!accent) return null;
  return (
    <p className="mt-3 max-w-prose text-ink-soft text-small">
      <span lang={LANGUAGES[language].bcp47} className="font-semibold text-ink">
        {[...new Set(said.map(({ text }) => text))].join(', ')}
      </span>
      {accents.saidAs[accent]} {accents.alsoRight}
    </p>
  );
}
