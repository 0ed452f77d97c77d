import { expect, test } from 'vitest';
import { allowedScript } from './load-script.ts';

test.each([
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  'https://www.google.com/recaptcha/api.js?render=k',
])('%s may be loaded', (url) => expect(allowedScript(url)).toBe(url));
test.each([
  'https://evil.example/x.js',
  'https://www.googletagmanager.com.evil.example/x.js',
  'https://www.google.com/other.js',
  'http://www.googletagmanager.com/gtm.js',
  'data:text/javascript,1',
])('%s may not', (url) => {
  expect(() => allowedScript(url)).toThrow(TypeError);
});
