import { expect, test } from 'vitest';
import { deviceName } from './passkey.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['something else', 'Přístupový klíč'],
])('a passkey made by %s is called %s', (userAgent, name) =>
  expect(deviceName('Přístupový klíč', [], userAgent)).toBe(name),
);
test('another of the same kind has a number, and one that was given away before is free again', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  expect(deviceName('Klíč', ['Mac', 'iPhone'], mac)).toBe('Mac 2');
  expect(deviceName('Klíč', ['Mac 2', 'Mac', 'Mac 3'], mac)).toBe('Mac 4');
  expect(deviceName('Klíč', ['Mac 3', 'Mac'], mac)).toBe('Mac 2');
});
