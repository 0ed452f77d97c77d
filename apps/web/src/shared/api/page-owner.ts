import { nobody, personHeader } from '@cafeteria/contract';

/** After a call about signing in or out the page belongs to whom the answer names; one of them only asks. */
const changesPerson = (path: string): boolean =>
  path.startsWith('/api/auth/') && path !== '/api/auth/has-valid-session';

/** What an answer says of whom it was given to. */
type Answered = Pick<Response, 'ok'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * Whose the page is (decision 0032): the person it was made for, until somebody signs in or out on it. Undefined where
 * nobody has said so yet; the first answer does.
 */
export const createPageOwner = (first?: string) => {
  let owner = first;
  const listeners = new Set<(person: string) => void>();
  const become = (person: string): void => {
    owner = person;
    for (const listener of listeners) listener(person);
  };
  return {
    get: (): string | undefined => owner,
    /**
     * Takes note of whom an answer names. False when it was given to somebody else than the page's person; that nobody
     * is signed in any more is for the 401 to tell.
     */
    settle: (path: string, { ok, headers }: Answered): boolean => {
      const person = headers.get(personHeader);
      if (person === null) return true;
      if (ok && changesPerson(path)) become(person);
      owner ??= person;
      return person === owner || person === nobody;
    },
    /** Tells who signed in or out on this page. */
    subscribe: (listener: (person: string) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type PageOwner = ReturnType<typeof createPageOwner>;
