import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { leaveSession } from '../../lib/account/session.ts';
import { requestUnchecked } from '../../lib/api/api-client.ts';
import { showToast } from '../../lib/toasts.ts';

/** Ends the session on the server and removes the account's data from the page. */
export function LogOutButton() {
  const { header, toasts } = useTexts();
  const queryClient = useQueryClient();
  const [location, navigate] = useLocation();
  const [isPending, setPending] = useState(false);

  const logOut = async () => {
    setPending(true);
    try {
      await requestUnchecked('/api/logout', { method: 'POST' });
      if (location === paths.account) navigate(paths.auth);
      leaveSession(queryClient);
      showToast(toasts.logout);
    } catch (error) {
      console.warn('Logging out failed.', error);
      showToast({ ...toasts.logoutFailed, kind: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      disabled={isPending}
      onClick={() => void logOut()}
      className="shrink-0 whitespace-nowrap sm:max-xl:px-3"
    >
      {header.logOut}
    </Button>
  );
}
