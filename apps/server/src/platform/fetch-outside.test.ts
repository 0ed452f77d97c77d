import { describe, expect, it } from 'vitest';
import {
  fetchListed,
  fetchOutside,
  InsideError,
  isInside,
  UnlistedError,
} from './fetch-outside.ts';

describe('an address that somebody entered', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fd12:3456::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('is inside where it is %s', (address) => expect(isInside(address)).toBe(true));
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.0.0.1', '2a00:1450::1'])(
    'is outside where it is %s',
    (address) => expect(isInside(address)).toBe(false),
  );
  it.each(['https://localhost:9/', 'https://127.0.0.1:9/', 'https://[::1]:9/', 'https://0x7f.1/'])(
    'is not asked where it leads inside: %s',
    async (address) => {
      await expect(fetchOutside(address, {})).rejects.toBeInstanceOf(InsideError);
    },
  );
});

describe('a list of hosts', () => {
  const addresses: string[] = [];
  const ask = (hosts: readonly string[]) =>
    fetchListed(hosts, async (address) => {
      addresses.push(address);
      return new Response();
    });
  it.each([
    [['login.example'], 'https://login.example/x'],
    [['other.example', 'login.example'], 'https://LOGIN.example:443/x'],
    [['*.example'], 'https://a.b.example/'],
    [['login.example:8443'], 'https://login.example:8443/'],
    [[], 'https://any.example/'],
  ])('%j lets %s be asked', async (hosts, address) => {
    await ask(hosts)(address, {});
    expect(addresses.pop()).toBe(address);
  });
  it.each([
    [['login.example'], 'https://login.example.evil.example/'],
    [['login.example'], 'https://login.example:8443/'],
    [['login.example'], 'https://login.example@evil.example/'],
    [['*.example'], 'https://example/'],
    [['*.login.example'], 'https://evillogin.example/'],
  ])('%j does not let %s be asked', async (hosts, address) => {
    await expect(ask(hosts)(address, {})).rejects.toBeInstanceOf(UnlistedError);
    expect(addresses).toEqual([]);
  });
});
