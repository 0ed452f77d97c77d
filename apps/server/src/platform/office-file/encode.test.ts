import { expect, it } from 'vitest';
import { encodeText } from './encode.ts';

const read = (text: string, alphabet: 'windows-1250' | 'iso-8859-2' = 'windows-1250'): string =>
  new TextDecoder(alphabet).decode(encodeText(text, alphabet));

it('a letter the alphabet does not have loses its accent', () => {
  expect(read('Žofie Ñuñez, Ẽva')).toBe('Žofie Nunez, Eva');
  expect(read('Žofie Ñuñez', 'iso-8859-2')).toBe('Žofie Nunez');
});
it.each(['≠', '≮', '≯', '＝', '﹦', '⁼', '😀'])(
  'a sign stays what it was, and is never one that a spreadsheet counts with: %s',
  (sign) => {
    expect(read(`${sign}1+1`)).toBe('?1+1');
    expect(read(`${sign}1+1`, 'iso-8859-2')).toBe('?1+1');
  },
);
