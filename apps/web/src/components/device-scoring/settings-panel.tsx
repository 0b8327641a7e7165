import { Link } from 'wouter';
import { paths } from '../../config/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { useDeviceScoringTexts } from './texts/index.ts';

/** On the account page: explains scoring on the device and links to its settings. */
export function DeviceScoringPanel() {
  const texts = useDeviceScoringTexts();
  return (
    <section aria-label={texts.title} className="rounded-card bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-title">{texts.title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{texts.lead}</p>
      <Link href={paths.scoring} className={`${buttonClass()} mt-5`}>
        {texts.settings}
      </Link>
    </section>
  );
}
