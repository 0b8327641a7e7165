import {
  PHRASES,
  phraseKey,
  type SavedPhrase,
  type SavedPhrases,
  savedPhrasesSchema,
} from '@speak-it-now/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STORAGE_KEYS } from '../../config/storage.ts';
import { useCurrentUser } from '../account/current-user.ts';
import { ApiError, request } from '../api/api-client.ts';
import { local, readStored, writeStored } from '../browser/browser-storage.ts';
import { createStore, useStore } from '../react/store.ts';

const PATH = '/api/phrases';

/** A visitor's phrases, last saved first; after signing in they move to the account. */
const visitorPhrases = createStore<readonly SavedPhrase[]>(readVisitorPhrases());

function readVisitorPhrases(): readonly SavedPhrase[] {
  try {
    return savedPhrasesSchema.parse({ phrases: JSON.parse(readStored(local, STORAGE_KEYS.phrases) ?? '[]') })
      .phrases;
  } catch {
    return [];
  }
}

function keepVisitorPhrases(phrases: readonly SavedPhrase[]): void {
  visitorPhrases.set(phrases);
  writeStored(local, STORAGE_KEYS.phrases, phrases.length === 0 ? null : JSON.stringify(phrases));
}

/** The phrases with these in front; one that is already there is replaced. */
export function withPhrases(known: readonly SavedPhrase[], added: readonly SavedPhrase[]): SavedPhrase[] {
  const byKey = new Map([...added, ...known].toReversed().map((phrase) => [phraseKey(phrase), phrase]));
  return [...byKey.values()].sort((one, other) => other.savedAtMs - one.savedAtMs);
}

const post = (path: string, body: object) => request(path, savedPhrasesSchema, { method: 'POST', body });

/** Saves in requests of the allowed size. */
async function saveOnAccount(phrases: readonly SavedPhrase[]): Promise<SavedPhrases> {
  const [now, later] = [phrases.slice(0, PHRASES.perRequest), phrases.slice(PHRASES.perRequest)];
  const saved = await post(PATH, { phrases: now });
  return later.length === 0 ? saved : saveOnAccount(later);
}

/** The account's phrases, after the visitor's of this browser have moved there. */
async function loadOfAccount({ signal }: { readonly signal: AbortSignal }): Promise<SavedPhrases> {
  const waiting = visitorPhrases.get();
  if (waiting.length > 0) {
    try {
      const united = await saveOnAccount(waiting);
      keepVisitorPhrases([]);
      return united;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.warn('The phrases kept in this browser could not be moved to the account.', error);
    }
  }
  return request(PATH, savedPhrasesSchema, { signal });
}

type Change = { readonly save: readonly SavedPhrase[] } | { readonly remove: readonly SavedPhrase[] };

/** The phrases that the learner keeps, last saved first: on the account if signed in, otherwise in this browser. */
export function useSavedPhrases() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const queryKey = [PATH];
  const ofVisitor = useStore(visitorPhrases);
  const ofAccount = useQuery({ queryKey, queryFn: loadOfAccount, enabled: Boolean(user) });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (change: Change): Promise<void> => {
      if (user) {
        const saved =
          'save' in change
            ? await saveOnAccount(change.save)
            : await post(`${PATH}/removals`, { keys: change.remove.map(phraseKey) });
        queryClient.setQueryData(queryKey, saved);
      } else if ('save' in change)
        keepVisitorPhrases(withPhrases(ofVisitor, change.save).slice(0, PHRASES.perAccount));
      else {
        const keys = new Set(change.remove.map(phraseKey));
        keepVisitorPhrases(ofVisitor.filter((phrase) => !keys.has(phraseKey(phrase))));
      }
    },
  });
  return {
    /** Undefined while the account's are not known. */
    phrases: user ? ofAccount.data?.phrases : ofVisitor,
    isFailed: Boolean(user) && ofAccount.isError,
    isPending,
    /** Both reject with the server's error. */
    save: (phrases: readonly SavedPhrase[]) => mutateAsync({ save: phrases }),
    remove: (phrases: readonly SavedPhrase[]) => mutateAsync({ remove: phrases }),
  };
}
