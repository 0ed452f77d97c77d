import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../config/config.ts';
import { registerSecurityTxt, securityTxt } from './security-txt.ts';

const named = {
  SECURITY_CONTACT: 'mailto:security@benefits.example',
  PUBLIC_URL: 'https://benefits.example',
};

describe('whom to tell of a weakness', () => {
  it('is what the operator says, for half a year from today, in our languages, at one address', () => {
    expect(securityTxt(parseEnvironment(named), new Date('2026-11-25T14:00:00Z'))).toBe(
      'Contact: mailto:security@benefits.example\n' +
        'Expires: 2027-05-24T00:00:00Z\n' +
        'Preferred-Languages: cs, sk, en\n' +
        'Canonical: https://benefits.example/.well-known/security.txt\n',
    );
  });
  it.each(['https://benefits.example/report', 'tel:+420123456789'])('may be %s', (contact) => {
    expect(parseEnvironment({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  });
  it.each(['security@benefits.example', 'http://benefits.example', 'mailto:a@b.cz\nContact: x'])(
    'is not %s',
    (contact) => {
      expect(() => parseEnvironment({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
    },
  );
  it.each<[string, Record<string, string>, number]>([
    ['is answered as text', named, 200],
    ['is not there where nobody is named', {}, 404],
  ])('%s', async (_what, environment, status) => {
    const portal = Fastify();
    registerSecurityTxt(portal, parseEnvironment(environment));
    const { statusCode, headers } = await portal.inject('/.well-known/security.txt');
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});
