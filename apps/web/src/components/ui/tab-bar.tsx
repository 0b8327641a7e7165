import { Tabs } from 'radix-ui';

interface TabBarProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
}

/** The row of tabs inside a Radix `Tabs.Root`. */
export function TabBar<Key extends string>({ label, tabs }: TabBarProps<Key>) {
  return (
    <Tabs.List aria-label={label} className="flex rounded-control bg-sunken p-1">
      {tabs.map((tab) => (
        <Tabs.Trigger
          key={tab.key}
          value={tab.key}
          className="min-h-11 flex-1 rounded-[0.55rem] px-1 font-semibold text-ink-soft text-note transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-strong)] sm:px-2 sm:text-small"
        >
          {tab.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
