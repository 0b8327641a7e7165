import { type PhoneStats, RECENT_PHONE_SCORES, RELIABLE_PHONE_COUNT } from '@speak-it-now/contract';
import { BANDS, bandOf } from '@speak-it-now/engine/verdict';
import type { TaughtLanguage } from '@speak-it-now/languages';
import type { ReactNode } from 'react';
import { BAND_LOOKS } from '../../../components/ui/band-looks.ts';
import { Icon } from '../../../components/ui/icons.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { ipaLanguageOf } from '../../../lib/speech/ipa-language.ts';
import { type ChartSound, type IpaChart, ipaChart } from '../charts/ipa-chart.ts';
import { useFormats } from '../formats.ts';
import { useProgressTexts } from '../texts/index.ts';
import { ChartPanel, ScrollTable } from './panel.tsx';
import { SoundTile } from './sound-tile.tsx';
import { VowelChart } from './vowel-chart.tsx';

interface SoundsPanelProps {
  readonly phones: readonly PhoneStats[];
  readonly language: TaughtLanguage;
  readonly languageChoice: ReactNode;
}

/** The sounds of one language at their positions in the IPA chart. */
export function SoundsPanel({ phones, language, languageChoice }: SoundsPanelProps) {
  const { sounds: texts } = useProgressTexts();
  const own = phones.filter((phone) => phone.language === language);
  const chart = ipaChart(language, own);
  const hasMore = [chart.diphthongs, chart.nasalVowels, chart.others].some((sounds) => sounds.length > 0);
  const list = (title: string, sounds: readonly ChartSound[]) =>
    sounds.length > 0 && (
      <div>
        <h3 className="font-semibold font-text text-small tracking-normal">{title}</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {sounds.map((sound) => (
            <li key={sound.ipa}>
              <SoundTile sound={sound} language={language} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <ChartPanel
      title={texts.title}
      lead={texts.lead}
      controls={languageChoice}
      chart={
        <div className="@container space-y-8">
          <Legend />
          <Consonants chart={chart} language={language} />
          <ConsonantsByManner chart={chart} language={language} />
          <div className={`grid grid-cols-1 gap-8 ${hasMore ? 'lg:grid-cols-[minmax(0,1.4fr)_1fr]' : ''}`}>
            <div>
              <h3 className="font-semibold font-text text-small tracking-normal">{texts.vowels}</h3>
              <p className="text-ink-soft text-note">{texts.vowelsLead}</p>
              <div className="mt-3">
                <VowelChart vowels={chart.vowels} language={language} />
              </div>
            </div>
            {hasMore && (
              <div className="space-y-6">
                {list(texts.diphthongs, chart.diphthongs)}
                {list(texts.nasal, chart.nasalVowels)}
                {list(texts.others, chart.others)}
              </div>
            )}
          </div>
        </div>
      }
      table={<SoundsTable phones={own} language={language} />}
    />
  );
}

function Legend() {
  const { sounds: texts } = useProgressTexts();
  const { result } = useTexts();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-note">
      {BANDS.map((band) => (
        <li key={band} className={`flex items-center gap-1.5 font-semibold ${BAND_LOOKS[band].text}`}>
          <Icon name={BAND_LOOKS[band].icon} className="size-4" />
          {result.status[band]}
        </li>
      ))}
      <li className="text-ink-soft">{texts.fewExplained(RELIABLE_PHONE_COUNT)}</li>
    </ul>
  );
}

function Consonants({ chart, language }: { readonly chart: IpaChart; readonly language: TaughtLanguage }) {
  const { sounds: texts } = useProgressTexts();
  return (
    <section
      aria-label={texts.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus.
      tabIndex={0}
      className="relative @min-[56rem]:block hidden overflow-x-auto pb-2"
    >
      <table className="w-full border-separate border-spacing-x-1 border-spacing-y-1 text-note">
        <caption className="pb-2 text-left font-semibold text-small">{texts.consonants}</caption>
        <thead>
          <tr>
            <td />
            {chart.places.map((place) => (
              <th
                key={place}
                scope="col"
                className="max-w-20 px-1 pb-1 align-bottom font-normal text-ink-soft"
              >
                {texts.places[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map(({ manner, cells }) => (
            <tr key={manner}>
              <th scope="row" className="pr-3 text-left font-normal text-ink-soft">
                {texts.manners[manner]}
              </th>
              {cells.map(({ place, sounds }) => (
                <td key={place} className="min-w-14 rounded-tile bg-paper p-1 align-middle">
                  <div className="flex justify-center gap-1">
                    {sounds.map((sound) => (
                      <SoundTile key={sound.ipa} sound={sound} language={language} />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For narrow panels: each row of the chart as a list, from the lips to the throat. */
function ConsonantsByManner({
  chart,
  language,
}: {
  readonly chart: IpaChart;
  readonly language: TaughtLanguage;
}) {
  const { sounds: texts } = useProgressTexts();
  return (
    <div className="@min-[56rem]:hidden">
      <h3 className="font-semibold font-text text-small tracking-normal">{texts.consonants}</h3>
      <dl className="mt-2 space-y-3">
        {chart.rows.map(({ manner, cells }) => (
          <div key={manner} className="gap-x-4 @min-[28rem]:grid @min-[28rem]:grid-cols-[7rem_1fr]">
            <dt className="@min-[28rem]:pt-3 text-ink-soft text-note">{texts.manners[manner]}</dt>
            <dd className="mt-1 flex flex-wrap gap-1.5">
              {cells.flatMap(({ sounds }) =>
                sounds.map((sound) => <SoundTile key={sound.ipa} sound={sound} language={language} />),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Weakest first; sounds with too few scores come last. */
function SoundsTable({
  phones,
  language,
}: {
  readonly phones: readonly PhoneStats[];
  readonly language: TaughtLanguage;
}) {
  const { sounds: texts } = useProgressTexts();
  const { result } = useTexts();
  const { percent } = useFormats();
  const isReliable = ({ count }: PhoneStats) => count >= RELIABLE_PHONE_COUNT;
  const sorted = phones.toSorted(
    (a, b) => Number(isReliable(b)) - Number(isReliable(a)) || a.meanAccuracy - b.meanAccuracy,
  );
  return (
    <>
      <ScrollTable
        label={texts.title}
        columns={[texts.sound, texts.mean, texts.recent, texts.count, texts.verdict]}
      >
        {sorted.map((phone) => (
          <tr key={phone.ipa}>
            <th scope="row" lang={ipaLanguageOf(language)} className="font-ipa text-lead">
              {phone.ipa}
            </th>
            <td>{percent(phone.meanAccuracy, 1)}</td>
            <td>{percent(phone.recentMeanAccuracy, 1)}</td>
            <td>{phone.count}</td>
            <td>{isReliable(phone) ? result.status[bandOf(phone.meanAccuracy)] : texts.few}</td>
          </tr>
        ))}
      </ScrollTable>
      <p className="mt-2 text-ink-soft text-note">{texts.recentNote(RECENT_PHONE_SCORES)}</p>
    </>
  );
}
