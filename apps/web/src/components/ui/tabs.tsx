import { createContext, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useProvided } from '../../lib/react/use-provided.ts';

interface TabsState {
  readonly value: string;
  readonly choose: (key: string) => void;
  readonly idOf: (part: 'tab' | 'panel', key: string) => string;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

const useTabs = () => useProvided(TabsContext, 'Tabs');

interface TabsProps<Key extends string> {
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Tabs as in WAI-ARIA's authoring practices: one Tab stop, arrow keys between the tabs, and focus selects a tab. */
export function Tabs<Key extends string>({ value, onChange, className, children }: TabsProps<Key>) {
  const id = useId();
  const state: TabsState = {
    value,
    // Only the list's own tabs call this, so every key is a `Key`.
    choose: (key) => key !== value && onChange(key as Key),
    idOf: (part, key) => `${id}-${part}-${key}`,
  };
  return (
    <TabsContext value={state}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

const LOOKS = {
  /** Inside a page, on one shared background. */
  bar: {
    list: 'flex flex-wrap rounded-control bg-sunken p-1',
    tab: 'flex-1 rounded-[0.55rem] px-1 text-note aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--color-line-strong)] sm:px-2 sm:text-small',
  },
  /** The tabs of a whole page. */
  page: {
    list: '-mx-4 flex gap-1 overflow-x-auto px-4 pt-4 sm:mx-0 sm:px-0 sm:pt-6',
    tab: 'flex-1 rounded-control px-2 py-1.5 text-note leading-tight aria-selected:bg-ink aria-selected:text-paper sm:flex-none sm:px-5 sm:text-small',
  },
} as const;

interface TabListProps<Key extends string> {
  readonly label: string;
  readonly look?: keyof typeof LOOKS;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
}

export function TabList<Key extends string>({ label, look = 'bar', tabs }: TabListProps<Key>) {
  const { value, choose, idOf } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const moveTo = (index: number) => {
    const key = tabs.at(index % tabs.length)?.key;
    if (key === undefined) return;
    choose(key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf('tab', key))}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ key }) => key === value);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={LOOKS[look].list}>
      {tabs.map((tab) => {
        const isChosen = tab.key === value;
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={idOf('tab', tab.key)}
            aria-selected={isChosen}
            // The other panels are not on the page.
            aria-controls={isChosen ? idOf('panel', tab.key) : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => choose(tab.key)}
            className={`min-h-11 font-semibold text-ink-soft transition-colors hover:text-ink ${LOOKS[look].tab}`}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  readonly tab: string;
  readonly minHeightPx?: number | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a tab; rendered only while that tab is chosen. */
export function TabPanel({ tab, minHeightPx, className = '', children }: TabPanelProps) {
  const { value, idOf } = useTabs();
  if (tab !== value) return null;
  return (
    <div
      role="tabpanel"
      id={idOf('panel', tab)}
      aria-labelledby={idOf('tab', tab)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to press and must still be reached to scroll.
      tabIndex={0}
      style={minHeightPx === undefined ? undefined : { minHeight: minHeightPx }}
      className={`outline-offset-4 ${className}`}
    >
      {children}
    </div>
  );
}
