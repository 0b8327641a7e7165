import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { DEFAULT_TAB, TAB_KEYS, type TabKey, tabMinHeightPx } from '../../config/home.ts';
import { Checker } from '../../features/practice/checker.tsx';
import { PracticeProvider, usePractice } from '../../features/practice/state/practice.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PromoBanner, PromoIntro } from './promo.tsx';

const TipsTab = lazy(() => import('./tips-tab.tsx'));
const RecordingNeedsServer = lazy(() => import('../../features/connection/recording-needs-server.tsx'));
const VocabularyTab = lazy(() => import('../../features/vocabulary/vocabulary-tab.tsx'));

export function HomePage() {
  usePageTitle();
  return (
    <PracticeProvider>
      <Home />
    </PracticeProvider>
  );
}

function Home() {
  const { tabs, vocabulary, productName } = useTexts();
  const user = useCurrentUser();
  const practice = usePractice();
  const [tab, setTab] = useState<TabKey>(DEFAULT_TAB);
  const goToChecker = () => {
    setTab('pronunciation');
    // The tab's content is there after this render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-practice-input]')?.focus());
  };
  const minHeight = practice.isMobile ? undefined : { minHeight: tabMinHeightPx(tab) };
  return (
    <>
      {user === null && <PromoBanner onTry={goToChecker} />}
      <h1 className="sr-only">{productName}</h1>
      <Tabs.Root
        value={tab}
        onValueChange={(key) => setTab(TAB_KEYS.find((known) => known === key) ?? DEFAULT_TAB)}
        className="mx-auto max-w-[78rem] px-4 sm:px-6"
      >
        <Tabs.List
          aria-label={tabs.label}
          className="-mx-4 flex gap-1 overflow-x-auto px-4 pt-4 sm:mx-0 sm:px-0 sm:pt-6"
        >
          {TAB_KEYS.map((key) => (
            <Tabs.Trigger
              key={key}
              value={key}
              className="min-h-11 flex-1 rounded-control px-2 py-1.5 font-semibold text-ink-soft text-note leading-tight transition-colors hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-paper sm:flex-none sm:px-5 sm:text-small"
            >
              {tabs[key]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="tips" style={minHeight} className="pt-5 pb-12 outline-offset-4">
          <Suspense fallback={null}>
            <TipsTab />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="pronunciation" style={minHeight} className="pt-4 pb-8 outline-offset-4 sm:pt-5">
          <Checker
            offlineNote={
              <Suspense fallback={null}>
                <RecordingNeedsServer />
              </Suspense>
            }
          />
        </Tabs.Content>
        <Tabs.Content value="resources" style={minHeight} className="pt-5 pb-12 outline-offset-4">
          <Suspense fallback={<p className="py-12 text-center text-ink-soft">{vocabulary.loading}</p>}>
            <VocabularyTab
              onChoose={({ target, sourceText, targetText }) => {
                practice.chooseEntry({
                  source: 'en',
                  target,
                  sourceText,
                  targetText,
                  origin: tabs.resources,
                });
                goToChecker();
              }}
              onHear={(text, language) => practice.say(text, language)}
            />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      {user === null && <PromoIntro onTry={goToChecker} />}
    </>
  );
}
