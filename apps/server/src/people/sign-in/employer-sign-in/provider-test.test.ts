import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { findProviderProblem } from './provider-test.ts';
import { providerClientOf } from './providers.ts';

const box = createSecretBox(randomBytes(32));
const settings = { issuer: 'https://localhost:1', oidcClientId: 'portal', secret: null };
const problemOf = (config: {
  readonly isLocal: boolean;
  readonly oidcPrivateNetwork: 'refuse' | 'allow';
  readonly oidcHosts?: readonly string[];
}) =>
  findProviderProblem(
    providerClientOf({ box, config: { oidcHosts: [], ...config } }, settings),
    'https://api.benefits.example/api/auth/employer/callback',
  );

describe('a provider in the network the portal runs in', () => {
  it('is not asked by a portal that others reach, and the test of the connection says so', async () => {
    expect(await problemOf({ isLocal: false, oidcPrivateNetwork: 'refuse' })).toBe('INSIDE');
  });
  it('is asked where the operator allows it, and by a portal on localhost', async () => {
    expect(await problemOf({ isLocal: false, oidcPrivateNetwork: 'allow' })).toBe('UNREACHABLE');
    expect(await problemOf({ isLocal: true, oidcPrivateNetwork: 'refuse' })).toBe('UNREACHABLE');
  });
});

it('is asked only where the operator has listed its host, and the test of the connection says so', async () => {
  const local = { isLocal: true, oidcPrivateNetwork: 'allow' } as const;
  expect(await problemOf({ ...local, oidcHosts: ['login.example'] })).toBe('UNLISTED');
  expect(await problemOf({ ...local, oidcHosts: ['localhost'] })).toBe('UNLISTED');
  expect(await problemOf({ ...local, oidcHosts: ['localhost:1'] })).toBe('UNREACHABLE');
});
