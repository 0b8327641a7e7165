import type { ProgressResponse } from '@speak-it-now/contract';
import { LANGUAGES, type TaughtLanguage } from '@speak-it-now/languages';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { AsIn } from '../../components/learning/as-in.tsx';
import { DailyGoal } from '../../components/learning/daily-goal.tsx';
import { Icon } from '../../components/ui/icons.tsx';
import { Ipa } from '../../components/ui/ipa.tsx';
import { paths } from '../../config/paths.ts';
import { useTexts, useUiLanguage } from '../../i18n/texts.tsx';
import { formatPercent } from '../../lib/scores/percent.ts';
import { useTodayTexts } from './texts/index.ts';
import { weakestSound } from './weakest-sound.ts';

interface TodayPathProps {
  /** The language in practice. */
  readonly language: TaughtLanguage;
  /** Undefined for visitors. */
  readonly progress: ProgressResponse | undefined;
  readonly review: { readonly language: TaughtLanguage; readonly dueCount: number };
  /** The next phrase of the vocabulary that was not said yet. */
  readonly next: { readonly topic: string; readonly text: string } | undefined;
  readonly onNext: () => void;
}

/** What to do today, in order: what is due, the weakest sound, and the next phrase of the vocabulary. */
export function TodayPath({ language, progress, review, next, onNext }: TodayPathProps) {
  const texts = useTodayTexts();
  const { languageNames } = useTexts();
  const uiLanguage = useUiLanguage();
  const headingId = useId();
  const weak = progress && weakestSound(progress.phones, language);
  return (
    <section aria-labelledby={headingId} className="rounded-card bg-raised p-4 shadow-card sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-title">
          {texts.title}
        </h2>
        {progress && progress.streak.days > 0 && (
          <p className="font-semibold text-small">{texts.streak(progress.streak.days)}</p>
        )}
      </div>
      {progress && (
        <div className="mt-1">
          <DailyGoal progress={progress}>
            {progress.dailyGoal === null && (
              <Link
                href={paths.progress}
                className="inline-flex min-h-6 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink max-sm:min-h-11"
              >
                {texts.setGoal}
              </Link>
            )}
          </DailyGoal>
        </div>
      )}
      <ol className="mt-3 divide-y divide-line">
        {review.dueCount > 0 && (
          <li>
            <Link href={paths.review} className={STEP}>
              <Step
                title={texts.due(review.dueCount)}
                detail={`${texts.review} · ${languageNames[review.language]}`}
              />
            </Link>
          </li>
        )}
        {weak && (
          <li>
            <Link href={`${paths.drills}?language=${language}`} className={STEP}>
              <Step
                title={
                  <>
                    {texts.sound} <Ipa sound={`/${weak.ipa}/`} language={language} />
                    {weak.example !== undefined && (
                      <span className="font-normal">
                        {' '}
                        <AsIn word={weak.example} language={language} />
                      </span>
                    )}
                  </>
                }
                detail={texts.average(formatPercent(weak.recentMeanAccuracy, uiLanguage))}
              />
            </Link>
          </li>
        )}
        {next && (
          <li>
            <button type="button" onClick={onNext} className={STEP}>
              <Step
                title={<span lang={LANGUAGES[language].bcp47}>{next.text}</span>}
                detail={`${texts.next} · ${next.topic}`}
              />
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}

const STEP = 'group flex min-h-14 w-full items-center justify-between gap-3 py-2 text-left hover:text-accent';

function Step({ title, detail }: { readonly title: ReactNode; readonly detail: string }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block break-words font-semibold">{title}</span>
        <span className="block text-ink-soft text-small">{detail}</span>
      </span>
      <Icon
        name="arrow"
        className="size-5 text-ink-soft transition-transform duration-(--motion-quick) group-hover:translate-x-0.5"
      />
    </>
  );
}
