import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icons.tsx';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useCurrentUser, useIsVisitor } from '../../lib/current-user.ts';
import { AverageAccuracy } from './average-accuracy.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { Logo } from './logo.tsx';

interface HeaderProps {
  readonly hidesQuestions: boolean;
  readonly hidesSignIn: boolean;
}

/** One row from 1000 px on in every language: below 1280 px with less room around the words. */
export function Header({ hidesQuestions, hidesSignIn }: HeaderProps) {
  const { header, productName } = useTexts();
  const user = useCurrentUser();
  const isVisitor = useIsVisitor();
  // Without storage to look into, the prerendered page has both, and the style sheet chooses.
  const isPrerendered = import.meta.env.SSR;
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex max-w-[78rem] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6 sm:max-xl:gap-x-2">
        <Link href={paths.home} aria-label={header.home} className="mr-auto flex items-center gap-2.5">
          <Logo className="size-9" />
          <span className="font-bold font-display text-lead tracking-tight">{productName}</span>
        </Link>
        <div className="order-3 flex w-full flex-wrap items-center justify-between gap-x-1.5 gap-y-1 sm:order-none sm:w-auto sm:gap-x-2 xl:gap-x-3">
          <AverageAccuracy />
          {!hidesQuestions && (
            <Link
              href={paths.questions}
              className={`${buttonClass({ variant: 'quiet' })} whitespace-nowrap px-0! text-note! sm:px-2! xl:px-4! xl:text-small!`}
            >
              <Icon name="bubble" className="hidden size-5 xl:block" />
              {header.questions}
            </Link>
          )}
        </div>
        {user ? (
          <div className="-ml-2 order-2 flex w-[calc(100%+0.5rem)] items-center justify-between gap-2 sm:order-none sm:ml-0 sm:w-auto">
            <Link
              href={paths.account}
              className={`${buttonClass({ variant: 'quiet' })} min-w-0 px-2! xl:px-4!`}
            >
              <span
                aria-hidden="true"
                className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-bold text-accent uppercase"
              >
                {Array.from(user.username)[0]}
              </span>
              <span className="max-w-24 truncate sm:max-w-20 xl:max-w-32">{user.username}</span>
            </Link>
            <Link href={paths.progress} className={`${buttonClass({ variant: 'quiet' })} px-2! xl:px-4!`}>
              {header.progress}
            </Link>
            <LogOutButton />
          </div>
        ) : (
          <>
            {isVisitor && !hidesSignIn && (
              <Link href={paths.login} className={buttonClass()} data-for="visitor">
                {header.signIn}
              </Link>
            )}
            {(!isVisitor || isPrerendered) && (
              // The room that the name takes, until it is known.
              <div className="order-2 h-11 w-full sm:order-none sm:w-72" data-for="user" />
            )}
          </>
        )}
      </div>
    </header>
  );
}
