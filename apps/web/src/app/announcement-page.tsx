import { Link } from 'wouter';
import { buttonClass } from '../components/ui/button.tsx';
import { paths } from '../config/paths.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePageTitle } from '../lib/page-title.ts';

type AnnouncedPage = Exclude<keyof ReturnType<typeof useTexts>['pages'], 'back'>;

/** A page that says what its address is for and leads back to where one can practise. */
export default function AnnouncementPage({ page }: { readonly page: AnnouncedPage }) {
  const { pages } = useTexts();
  const { title, text } = pages[page];
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <h1 className="text-hero">{title}</h1>
      <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
      <Link href={paths.home} className={`${buttonClass({ variant: 'primary' })} mt-8`}>
        {pages.back}
      </Link>
    </div>
  );
}
