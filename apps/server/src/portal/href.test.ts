import { expect, it } from 'vitest';
import { canonicalOf, locationOf, pathOf } from './href.ts';

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

it.each([
  ['/search?keyword=žižka', '/search?keyword=%C5%BEi%C5%BEka'],
  ['/hle\0dat', '/hle%00dat'],
  ['/a%20b?x=1#č', '/a%20b?x=1#%C4%8D'],
  [
    '/login?redirect=%2Fsearch%3Fkeyword%3D%C5%BEi%C5%BEka',
    '/login?redirect=%2Fsearch%3Fkeyword%3D%C5%BEi%C5%BEka',
  ],
  ['//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
])('a redirect to %j goes to %s', (href, location) => {
  expect(locationOf(href)).toBe(location);
  // what Node refuses in a header
  expect(locationOf(href)).toMatch(/^[\u0021-\u007E]+$/);
});

it.each([
  ['/', '/'],
  ['/sport-6?sort=NAME&pageNumber=2', '/sport-6?pageNumber=2'],
  ['/map?lat=50&lng=14&zoom=12', '/map'],
  ['/search?keyword=x&pageNumber=%22%3E', '/search'],
  ['/"><script>', '/%22%3E%3Cscript%3E'],
])('%s is known as %s', (url, address) =>
  expect(canonicalOf('https://benefits.test', url)).toBe(`https://benefits.test${address}`),
);
