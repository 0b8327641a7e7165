import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass, IconButton } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useCurrentUser, useIsVisitor, useOfflineLearner } from '../../lib/account/current-user.ts';
import { Scope } from '../../lib/browser/scope.ts';
import { AverageAccuracy } from './average-accuracy.tsx';
import { LogOutButton } from './log-out-button.tsx';

interface HeaderProps {
  readonly hidesQuestions: boolean;
  readonly hidesSignIn: boolean;
}

/** Links to the learning pages, on every page. */
const PLACES = [
  ['practice', paths.home],
  ['review', paths.review],
  ['drills', paths.drills],
  ['progress', paths.progress],
] as const;

/** One row at every width; below 80 rem the rest is in its menu. */
export function Header(props: HeaderProps) {
  const { header, productName } = useTexts();
  return (
    <header className="border-line border-b bg-paper">
      <div className="relative mx-auto flex min-h-15 max-w-[78rem] flex-wrap items-center gap-x-2 px-4 py-2 max-[23rem]:gap-x-1 max-[23rem]:px-2.5 sm:gap-x-3 sm:px-6 xl:flex-nowrap">
        <Link
          href={paths.home}
          aria-label={header.home}
          className="flex min-h-11 items-center gap-2 sm:gap-2.5"
        >
          <Logo className="size-9 shrink-0" />
          <span className="whitespace-nowrap font-bold font-display text-body tracking-tight max-[23rem]:text-small sm:text-lead">
            {productName}
          </span>
        </Link>
        <nav aria-label={header.places} className="ml-3 hidden xl:flex">
          <Places className="px-2.5" />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-x-1 sm:gap-x-2">
          <AverageAccuracy />
          <div className="hidden min-w-0 items-center gap-x-1 xl:flex">
            <Questions {...props} className="px-2.5" />
            <AccountLinks {...props} />
          </div>
          <SignIn {...props} className="max-sm:hidden xl:hidden" />
          <Menu {...props} />
        </div>
      </div>
    </header>
  );
}

function Places({ className }: { readonly className: string }) {
  const { header } = useTexts();
  const [location] = useLocation();
  return PLACES.map(([place, path]) => (
    <Link
      key={place}
      href={path}
      aria-current={location === path ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center whitespace-nowrap rounded-control font-semibold text-small hover:bg-sunken aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6 ${className}`}
    >
      {header[place]}
    </Link>
  ));
}

interface LinkProps extends HeaderProps {
  readonly className?: string;
}

function Questions({ hidesQuestions, className = '' }: LinkProps) {
  const { header } = useTexts();
  if (hidesQuestions) return null;
  return (
    <Link
      href={paths.questions}
      className={`inline-flex min-h-11 items-center whitespace-nowrap rounded-control font-semibold text-small hover:bg-sunken ${className}`}
    >
      {header.questions}
    </Link>
  );
}

function SignIn({ hidesSignIn, className = '' }: LinkProps) {
  const { buttons } = useTexts();
  if (!useIsVisitor() || hidesSignIn) return null;
  return (
    <Link href={paths.login} className={`${buttonClass()} whitespace-nowrap ${className}`} data-for="visitor">
      {buttons.signIn}
    </Link>
  );
}

function AccountLinks(props: HeaderProps) {
  const user = useCurrentUser();
  const offlineLearner = useOfflineLearner();
  const isVisitor = useIsVisitor();
  const username = (user ?? offlineLearner)?.username;
  if (username === undefined) {
    return (
      <>
        <SignIn {...props} />
        {(!isVisitor || import.meta.env.SSR) && (
          // Reserves space for the name until it is known. The prerendered page cannot read storage, so it has both.
          <div className="h-11 w-52" data-for="user" />
        )}
      </>
    );
  }
  return (
    <>
      <Link href={paths.account} className={`${buttonClass({ variant: 'quiet' })} min-w-0 px-2!`}>
        <span
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-bold text-accent uppercase"
        >
          {Array.from(username)[0]}
        </span>
        <span className="max-w-48 truncate xl:max-w-24">{username}</span>
      </Link>
      <LogOutButton />
    </>
  );
}

/** Everything that does not fit in the row. */
function Menu(props: HeaderProps) {
  const { header } = useTexts();
  const [location] = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === location;
  const close = () => setOpenedAt(undefined);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedAt(undefined);
      menu.current?.querySelector('button')?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpenedAt(undefined);
    };
    const scope = new Scope();
    scope.listen(document, 'keydown', onKey);
    scope.listen(document, 'pointerdown', onOutside);
    scope.listen(document, 'focusin', onOutside);
    return scope.end;
  }, [isOpen]);
  return (
    <div ref={menu} className="xl:hidden">
      <IconButton
        label={header.menu}
        icon={isOpen ? 'cross' : 'menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : setOpenedAt(location))}
      />
      <div id={id}>
        {isOpen && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link that was followed closes it, also with the keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions: the links are what is pressed.
          <div
            onClick={(event) => (event.target as Element).closest('a') && close()}
            className="absolute top-full right-2 left-2 z-40 rounded-card border border-line bg-raised p-3 shadow-card sm:left-auto sm:w-80"
          >
            <nav aria-label={header.places} className="grid">
              <Places className="px-3" />
            </nav>
            <div className="mt-2 grid gap-2 border-line border-t pt-2">
              <Questions {...props} className="px-3" />
              <div className="flex flex-wrap items-center justify-between gap-2">
                <AccountLinks {...props} />
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Logo({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M7.4 13.5v5M11.9 9.5v13M16.4 12v8M20.9 8v16M25 14v4"
        className="stroke-on-accent"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
