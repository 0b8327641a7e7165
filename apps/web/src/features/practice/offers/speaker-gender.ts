import { isSpeakerGender, type SpeakerGender } from '@speak-it-now/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../../config/storage.ts';
import { request } from '../../../lib/api-client.ts';
import { local, readStored, writeStored } from '../../../lib/browser-storage.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const KEY = ['/api/user/speaker-gender'] as const;
const inBrowser = createStore<SpeakerGender | null>(readFromBrowser());

function readFromBrowser(): SpeakerGender | null {
  const stored = readStored(local, STORAGE_KEYS.speakerGender);
  return isSpeakerGender(stored) ? stored : null;
}

/**
 * The learner's choice for phrases that differ between men and women: on the account if signed in, otherwise in this
 * browser.
 */
export function useSpeakerGender() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const ofVisitor = useStore(inBrowser);
  const ofAccount = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(KEY[0], (contract) => contract.speakerGenderSettingSchema, { signal }),
    enabled: Boolean(user),
  });
  const save = useMutation({
    mutationFn: (speakerGender: SpeakerGender | null) =>
      request(KEY[0], (contract) => contract.speakerGenderSettingSchema, {
        method: 'POST',
        body: { speakerGender },
      }),
    onSuccess: (setting) => queryClient.setQueryData(KEY, setting),
  });
  const kept = user ? (ofAccount.data?.speakerGender ?? ofVisitor) : ofVisitor;
  return {
    /** A visitor's choice applies until the account has its own. */
    speakerGender: save.isPending ? save.variables : kept,
    isFailed: save.isError,
    choose: (speakerGender: SpeakerGender | null) => {
      writeStored(local, STORAGE_KEYS.speakerGender, speakerGender);
      inBrowser.set(speakerGender);
      if (user) save.mutate(speakerGender);
    },
  };
}
