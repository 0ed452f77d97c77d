import { storedData } from '../../shared/storage/index.ts';

let typed = '';

/** The name typed into one of the forms of signing in, for the next: nobody types it twice. */
export const typedName = {
  get: (): string => typed || (storedData.recovery.get()?.username ?? ''),
  set: (name: string): void => {
    typed = name;
  },
  /** Signed in: what was kept is the account's again. */
  clear: (): void => {
    typed = '';
    storedData.recovery.clear();
  },
};
