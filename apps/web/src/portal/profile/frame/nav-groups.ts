import type { Me } from '@cafeteria/contract';
import type { IconName } from '@cafeteria/ui';

type Entry = {
  readonly key:
    | 'overview'
    | 'personal'
    | 'security'
    | 'mobile-devices'
    | 'balance'
    | 'history'
    | 'credits';
  readonly icon: IconName;
  /** What stands under it without its address saying so. */
  readonly holds?: readonly string[];
};
type Group = { readonly key: 'account' | 'money'; readonly entries: readonly Entry[] };

const devices: Entry = { key: 'mobile-devices', icon: 'mobile-phone' };
const wallet: Entry = { key: 'credits', icon: 'wallet', holds: ['deposit'] };

/** Where an entry leads. */
export const hrefOf = (key: Entry['key']): string =>
  key === 'overview' ? '/profile' : `/profile/${key}`;

/** The pages of the profile as its navigation groups them. */
export const navGroups = (me: Me | null): readonly Group[] => [
  {
    key: 'account',
    entries: [
      { key: 'overview', icon: 'user' },
      { key: 'personal', icon: 'edit' },
      { key: 'security', icon: 'lock' },
      ...(me?.client ? [devices] : []),
    ],
  },
  {
    key: 'money',
    entries: [
      { key: 'balance', icon: 'card' },
      { key: 'history', icon: 'clock' },
      ...(me?.client?.allowPrivateWallet ? [wallet] : []),
    ],
  },
];
