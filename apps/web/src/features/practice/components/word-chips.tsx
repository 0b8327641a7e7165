import { LANGUAGES, type LanguageCode, type WordResult } from '@speak-it-now/contract';
import { BAND_LOOKS } from '../../../components/ui/band-looks.ts';
import { Icon } from '../../../components/ui/icons.tsx';
import { useTexts } from '../../../i18n/texts.tsx';

const WORD_DELAY_MS = 90;

interface WordChipsProps {
  readonly words: readonly WordResult[];
  readonly language: LanguageCode;
  readonly openIndex: number | undefined;
  readonly onToggle: (index: number) => void;
}

/** The phrase word by word, each with its verdict in colour, mark and word. */
export function WordChips({ words, language, openIndex, onToggle }: WordChipsProps) {
  const { result } = useTexts();
  return (
    <ul className="mt-3 flex flex-wrap gap-2.5">
      {words.map((word, index) => {
        const look = BAND_LOOKS[word.status];
        const status = result.status[word.status];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may hold a word twice.
            key={index}
            className="animate-arrive"
            style={{ animationDelay: `${index * WORD_DELAY_MS}ms` }}
          >
            <button
              type="button"
              aria-expanded={openIndex === index}
              onClick={() => onToggle(index)}
              className={`rounded-control border-b-3 px-3.5 py-2 text-left transition-[filter] hover:brightness-97 aria-expanded:outline-2 aria-expanded:outline-ink ${look.edge} ${look.badge}`}
            >
              <span
                lang={LANGUAGES[language].bcp47}
                className="block font-display font-semibold text-ink text-lead leading-tight"
              >
                {word.text}
              </span>
              <span className="mt-0.5 flex items-center gap-1 font-semibold text-note">
                <Icon name={look.icon} className="size-4" />
                <span>{status}</span>
                {word.status !== 'missing' && (
                  <span className="tabular-nums">
                    {Math.round(word.accuracy)}
                    {result.percentSign}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
