import type { TaughtLanguage } from '@speak-it-now/languages';
import { pitchRangeOf } from '@speak-it-now/languages/sounds';
import { useUiLanguage } from '../../../i18n/texts.tsx';
import { usePracticeTexts } from '../texts/index.ts';
import { compareRange, type Melody } from './melody.ts';

interface MelodyAdviceProps {
  readonly mine: Melody;
  readonly model: Melody;
  readonly language: TaughtLanguage;
}

/** What to change: the range compared with native speakers, the ending with the model. */
export function MelodyAdvice({ mine, model, language }: MelodyAdviceProps) {
  const { melody } = usePracticeTexts();
  const uiLanguage = useUiLanguage();
  const semitones = mine.rangeSemitones.toLocaleString(uiLanguage, { maximumFractionDigits: 0 });
  const { least, most } = pitchRangeOf(language);
  return (
    <div role="status" className="mt-4 max-w-prose space-y-1">
      <p>{melody.range[compareRange(mine, language)](semitones, String(least), String(most))}</p>
      <p>
        {mine.ending === model.ending
          ? melody.ending.alike[mine.ending]
          : `${melody.ending.model[model.ending]} ${melody.ending.mine[mine.ending]}`}
      </p>
    </div>
  );
}
