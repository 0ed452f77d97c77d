import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie, writeVisitCookie } from './cookie.ts';

/** A browser at an address, with what is written into its cookies. */
const browse = (protocol: 'http:' | 'https:', kept = ''): readonly string[] => {
  const written: string[] = [];
  vi.stubGlobal('window', { location: { protocol } });
  vi.stubGlobal('document', {
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
};
afterEach(() => vi.unstubAllGlobals());

it('over https a preference has a name browsers hold to https, and loses the one of before', () => {
  const written = browse('https:');
  writeCookie('language', 'sk');
  writeVisitCookie('visit', 'a');
  expect(written).toEqual([
    '__Secure-language=sk; max-age=31536000; path=/; samesite=lax; secure',
    'language=; max-age=0; path=/; samesite=lax; secure',
    '__Secure-visit=a; path=/; samesite=lax; secure',
    'visit=; max-age=0; path=/; samesite=lax; secure',
  ]);
});
it('without https it has the bare one', () => {
  const written = browse('http:');
  writeCookie('language', 'sk');
  expect(written).toEqual(['language=sk; max-age=31536000; path=/; samesite=lax']);
});
it.each([
  ['https:', 'language=cs; __Secure-language=sk', 'sk'],
  ['https:', 'language=cs', 'cs'],
  ['http:', 'theme=dark; language=cs', 'cs'],
  ['http:', 'theme=dark', null],
] as const)('at %s of "%s" the language is %s', (protocol, kept, language) => {
  browse(protocol, kept);
  expect(readCookie('language')).toBe(language);
});
