import { RELIABLE_PHONE_COUNT } from '@speak-it-now/contract';
import { bandOf } from '@speak-it-now/engine/verdict';
import type { TaughtLanguage } from '@speak-it-now/languages';
import { BAND_LOOKS } from '../../../components/ui/band-looks.ts';
import { Icon } from '../../../components/ui/icons.tsx';
import { Ipa } from '../../../components/ui/ipa.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import type { ChartSound } from '../charts/ipa-chart.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';

/** One sound of the map: symbol, mean score and count. The mark and the hidden word repeat what the color shows. */
export function SoundTile({
  sound: { ipa, stats },
  language,
}: {
  readonly sound: ChartSound;
  readonly language: TaughtLanguage;
}) {
  const { sounds: texts } = useProgressTexts();
  const { result } = useTexts();
  const { percent } = useFormats();
  const symbol = <Ipa sound={ipa} language={language} className="text-lead leading-none" />;
  if (!stats) {
    return (
      <span className="inline-flex min-h-12 min-w-12 flex-col items-center justify-center rounded-tile px-1 text-ink-soft">
        {symbol}
        <span className="sr-only">, {texts.unpracticed}</span>
      </span>
    );
  }
  const isReliable = stats.count >= RELIABLE_PHONE_COUNT;
  const band = bandOf(stats.meanAccuracy);
  const look = BAND_LOOKS[band];
  return (
    <span
      className={`inline-flex min-w-12 flex-col items-center rounded-tile px-1.5 pt-1.5 pb-1 ${
        isReliable
          ? `border-t-3 ${look.edge} ${look.badge}`
          : 'border border-line-strong border-dashed bg-raised text-ink-soft'
      }`}
    >
      <span className="text-ink">{symbol}</span>
      <span className="mt-1 flex items-center gap-0.5 font-semibold text-note tabular-nums leading-tight">
        {isReliable && <Icon name={look.icon} className="size-3" />}
        {percent(stats.meanAccuracy)}
      </span>
      <span aria-hidden="true" className="text-[0.6875rem] text-ink-soft tabular-nums leading-tight">
        ×{stats.count}
      </span>
      <span className="sr-only">
        , {texts.times(stats.count)}, {isReliable ? result.status[band] : texts.few}
      </span>
    </span>
  );
}
