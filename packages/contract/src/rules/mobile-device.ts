import type { MobileDeviceActor, MobileDeviceStatus } from '../vocabulary/enums.ts';

type Transition = {
  readonly from: readonly MobileDeviceStatus[];
  readonly to: MobileDeviceStatus;
  readonly by: readonly MobileDeviceActor[];
};
/** Everything that can happen to a phone one pays with (domain 8.2); what does not stand here does not happen. */
export const mobileDeviceTransitions = {
  CONFIRM: { from: ['CREATED'], to: 'PENDING_COMMIT', by: ['USER'] },
  COMMIT: { from: ['PENDING_COMMIT'], to: 'ACTIVE', by: ['APP'] },
  BLOCK: { from: ['ACTIVE'], to: 'BLOCKED', by: ['USER', 'ADMIN', 'SYSTEM'] },
  UNBLOCK: { from: ['BLOCKED'], to: 'ACTIVE', by: ['USER', 'ADMIN'] },
  REMOVE: {
    from: ['CREATED', 'PENDING_COMMIT', 'ACTIVE', 'BLOCKED'],
    to: 'REMOVED',
    by: ['USER', 'ADMIN', 'SYSTEM'],
  },
  EXPIRE: { from: ['CREATED', 'PENDING_COMMIT'], to: 'REMOVED', by: ['SYSTEM'] },
} as const satisfies Readonly<Record<string, Transition>>;
export type MobileDeviceTransition = keyof typeof mobileDeviceTransitions;

type Device = {
  readonly status: MobileDeviceStatus;
  readonly blockedBy: MobileDeviceActor | null;
};
/**
 * What a phone becomes, or undefined when that cannot happen to it, or not by this hand. Its owner takes back only a
 * block of their own.
 * @example nextDeviceStatus({ status: 'ACTIVE', blockedBy: null }, 'BLOCK', 'USER') // 'BLOCKED'
 */
export const nextDeviceStatus = (
  { status, blockedBy }: Device,
  transition: MobileDeviceTransition,
  by: MobileDeviceActor,
): MobileDeviceStatus | undefined => {
  const { from, to, by: hands }: Transition = mobileDeviceTransitions[transition];
  const isOthersBlock = transition === 'UNBLOCK' && by === 'USER' && blockedBy !== 'USER';
  return from.includes(status) && hands.includes(by) && !isOthersBlock ? to : undefined;
};

/**
 * What the app of a phone signs to prove that it holds the key it registered: nothing else is ever signed in these
 * words, so a signature for one registration is good for no other.
 */
export const deviceCommitMessage = (registrationId: string, challenge: string): string =>
  `mobile-device-commit\n${registrationId}\n${challenge}`;
