import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { usePageTitle } from '../../i18n/page-title.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { refreshUser } from '../../lib/account/session.ts';
import { useConnectionTexts } from './texts/index.ts';

/** Replaces a page about the account while the server is unreachable. */
export default function NeedsConnection() {
  const { buttons } = useTexts();
  const { needsConnection, offline } = useConnectionTexts();
  usePageTitle(needsConnection.title);
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await refreshUser(queryClient);
    setTrying(false);
  };
  return (
    <div className="mx-auto max-w-[46rem] px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-hero">{needsConnection.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lead">{needsConnection.text}</p>
      <Button icon="repeat" className="mt-6" aria-disabled={isTrying} onClick={() => void tryAgain()}>
        {isTrying ? offline.trying : buttons.tryAgain}
      </Button>
    </div>
  );
}
