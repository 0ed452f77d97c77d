import { describe, expect, test } from 'vitest';
import { backendAddress } from './backend-address.ts';

const place = (protocol: string, hostname: string, port = '') => ({ protocol, hostname, port });

describe('the backend is', () => {
  test.each([
    ['on localhost at port 8080', place('http:', 'localhost', '3000'), 'http://localhost:8080'],
    [
      'on localhost at port 8080 whatever port the page has',
      place('http:', 'localhost', '5173'),
      'http://localhost:8080',
    ],
    [
      'at the api subdomain of a remote host',
      place('https:', 'benefits.cz'),
      'https://api.benefits.cz',
    ],
    [
      'at the api subdomain with the port of the page',
      place('https:', 'benefits.cz', '8443'),
      'https://api.benefits.cz:8443',
    ],
    [
      'at 8080 where the page has port 3000',
      place('http:', 'benefits.test', '3000'),
      'http://api.benefits.test:8080',
    ],
    [
      'at the bare address of a machine without a name',
      place('http:', '10.0.0.7', '3000'),
      'http://10.0.0.7:8080',
    ],
    ['at the bare IPv6 address', place('http:', '[::1]', '3000'), 'http://[::1]:8080'],
  ])('%s', (_, from, address) => expect(backendAddress(from)).toBe(address));
  test('at the same host where it has no subdomain', () =>
    expect(backendAddress(place('https:', 'benefits.cz'), { withoutSubdomain: true })).toBe(
      'https://benefits.cz',
    ));
  test('at the port the installation says', () =>
    expect(backendAddress(place('http:', 'localhost', '3002'), { localPort: 8082 })).toBe(
      'http://localhost:8082',
    ));
});
