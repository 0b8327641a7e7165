import { type FirstLanguage, isFirstLanguage } from '@speak-it-now/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { local, readStored, writeStored } from '../../lib/browser-storage.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { FIRST_LANGUAGE_KEY, fetchFirstLanguage, saveFirstLanguage } from './api/drills.ts';

const inBrowser = createStore<FirstLanguage | null>(readFromBrowser());

function readFromBrowser(): FirstLanguage | null {
  const stored = readStored(local, STORAGE_KEYS.firstLanguage);
  return isFirstLanguage(stored) ? stored : null;
}

/** The learner's first language, stored on the account, or in this browser for visitors. */
export function useFirstLanguage() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const ofVisitor = useStore(inBrowser);
  const ofAccount = useQuery({
    queryKey: FIRST_LANGUAGE_KEY,
    queryFn: ({ signal }) => fetchFirstLanguage(signal),
    enabled: Boolean(user),
  });
  const save = useMutation({
    mutationFn: saveFirstLanguage,
    onSuccess: (setting) => queryClient.setQueryData(FIRST_LANGUAGE_KEY, setting),
  });
  const kept = user ? (ofAccount.data?.firstLanguage ?? ofVisitor) : ofVisitor;
  return {
    /** A visitor's choice applies until the account has its own. */
    firstLanguage: save.isPending ? save.variables : kept,
    isFailed: save.isError,
    choose: (firstLanguage: FirstLanguage | null) => {
      writeStored(local, STORAGE_KEYS.firstLanguage, firstLanguage);
      inBrowser.set(firstLanguage);
      if (user) save.mutate(firstLanguage);
    },
  };
}
