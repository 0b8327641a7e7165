import { ShortcutSettings } from '../../features/shortcuts/shortcut-settings.tsx';
import { useTipsTexts } from './texts/index.ts';

/** What helps, what to do in which order, and what each control is for. */
export default function TipsTab() {
  const { tips } = useTipsTexts();
  return (
    <div className="space-y-14 pt-4">
      <section aria-labelledby="hints">
        <h2 id="hints" className="text-hero">
          {tips.hintsTitle}
        </h2>
        <ul className="mt-7 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {tips.hints.map(({ title, text }) => (
            <li key={title} className="border-mine border-t-3 pt-4">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="instructions" className="rounded-card bg-raised p-6 shadow-card sm:p-10">
        <h2 id="instructions" className="text-title">
          {tips.instructionsTitle}
        </h2>
        <ol className="mt-7 grid gap-x-14 gap-y-7 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-4">
          {tips.steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5">
              <span
                aria-hidden="true"
                className="w-9 shrink-0 text-right font-bold font-display text-accent text-title leading-none"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead">{title}</h3>
                <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <ShortcutSettings />
      <section aria-labelledby="functions">
        <h2 id="functions" className="text-title">
          {tips.functionsTitle}
        </h2>
        <dl className="mt-5 divide-y divide-line border-line border-y">
          {tips.functions.map(({ name, text }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[16rem_1fr]">
              <dt className="font-bold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
