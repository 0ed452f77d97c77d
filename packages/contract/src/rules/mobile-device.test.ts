import { describe, expect, it } from 'vitest';
import type { MobileDeviceActor, MobileDeviceStatus } from '../vocabulary/enums.ts';
import { mobileDeviceActors, mobileDeviceStatuses } from '../vocabulary/words.ts';
import {
  deviceCommitMessage,
  type MobileDeviceTransition,
  nextDeviceStatus,
} from './mobile-device.ts';

/** The table of the domain (8.2), written out once more: what stands here is allowed, nothing else. */
const allowed: Readonly<Record<string, MobileDeviceStatus>> = {
  'CONFIRM CREATED USER': 'PENDING_COMMIT',
  'COMMIT PENDING_COMMIT APP': 'ACTIVE',
  'BLOCK ACTIVE USER': 'BLOCKED',
  'BLOCK ACTIVE ADMIN': 'BLOCKED',
  'BLOCK ACTIVE SYSTEM': 'BLOCKED',
  'UNBLOCK BLOCKED(USER) USER': 'ACTIVE',
  'UNBLOCK BLOCKED(USER) ADMIN': 'ACTIVE',
  'UNBLOCK BLOCKED(ADMIN) ADMIN': 'ACTIVE',
  'UNBLOCK BLOCKED(SYSTEM) ADMIN': 'ACTIVE',
  ...Object.fromEntries(
    ['CREATED', 'PENDING_COMMIT', 'ACTIVE', 'BLOCKED(USER)', 'BLOCKED(ADMIN)', 'BLOCKED(SYSTEM)']
      .flatMap((status) => ['USER', 'ADMIN', 'SYSTEM'].map((by) => `REMOVE ${status} ${by}`))
      .map((words) => [words, 'REMOVED' as const]),
  ),
  'EXPIRE CREATED SYSTEM': 'REMOVED',
  'EXPIRE PENDING_COMMIT SYSTEM': 'REMOVED',
};

const transitions: readonly MobileDeviceTransition[] = [
  'CONFIRM',
  'COMMIT',
  'BLOCK',
  'UNBLOCK',
  'REMOVE',
  'EXPIRE',
];
type Device = {
  readonly status: MobileDeviceStatus;
  readonly blockedBy: MobileDeviceActor | null;
};
const devices: readonly Device[] = mobileDeviceStatuses.flatMap((status): readonly Device[] =>
  status === 'BLOCKED'
    ? (['USER', 'ADMIN', 'SYSTEM'] as const).map((blockedBy) => ({ status, blockedBy }))
    : [{ status, blockedBy: null }],
);
const nameOf = ({ status, blockedBy }: Device): string =>
  blockedBy ? `${status}(${blockedBy})` : status;
const cases = transitions.flatMap((transition) =>
  devices.flatMap((device) =>
    mobileDeviceActors.map((by) => {
      const words = `${transition} ${nameOf(device)} ${by}`;
      return { words, transition, device, by, becomes: allowed[words] };
    }),
  ),
);

describe('a phone one pays with', () => {
  it('knows every transition of the table', () =>
    expect(cases.filter(({ becomes }) => becomes)).toHaveLength(Object.keys(allowed).length));
  it.each(cases)('$words becomes $becomes', ({ transition, device, by, becomes }) =>
    expect(nextDeviceStatus(device, transition, by)).toBe(becomes),
  );
});

it('a signature for one registration or challenge says nothing of another', () =>
  expect(
    new Set([
      deviceCommitMessage('A', 'b'),
      deviceCommitMessage('Ab', ''),
      deviceCommitMessage('', 'Ab'),
    ]).size,
  ).toBe(3));
