import { expect, it } from 'vitest';
import { pathOf } from './href.ts';

it.each([
  ['/', '/'],
  ['/sport-6?sort=NAME', '/sport-6'],
  ['/a/../login', '/login'],
  ['/login?redirect=//evil.example', '/login'],
])('%s is the path %s', (url, path) => expect(pathOf(url)).toBe(path));
it.each(['//evil.example/login', '/\\evil.example', '//', 'http://evil.example/', '', '*'])(
  '%o is no address of the portal',
  (url) => expect(pathOf(url)).toBeUndefined(),
);
