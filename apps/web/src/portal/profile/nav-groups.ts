import type { Me } from '@cafeteria/contract';
import type { IconName } from '@cafeteria/ui';

type Entry = {
  readonly key: 'personal' | 'balance' | 'history' | 'credits';
  readonly icon: IconName;
  /** What stands under it without its address saying so. */
  readonly holds?: readonly string[];
};
type Group = { readonly key: 'account' | 'money'; readonly entries: readonly Entry[] };

const wallet: Entry = { key: 'credits', icon: 'wallet', holds: ['deposit'] };

/** The pages of the profile as its navigation groups them; an entry's path is its key. */
export const navGroups = (me: Me | null): readonly Group[] => [
  { key: 'account', entries: [{ key: 'personal', icon: 'edit' }] },
  {
    key: 'money',
    entries: [
      { key: 'balance', icon: 'card' },
      { key: 'history', icon: 'clock' },
      ...(me?.client?.allowPrivateWallet ? [wallet] : []),
    ],
  },
];
