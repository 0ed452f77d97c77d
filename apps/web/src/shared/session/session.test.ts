import { describe, expect, test } from 'vitest';
import { isLoginPath, loginHref, safeRedirect, unauthorizedHref } from './login-href.ts';
import { createSessionLock } from '../api/session-lock.ts';

const settled = async (promise: Promise<void>): Promise<boolean> => {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return isDone;
};

describe('while the session lock is held', () => {
  test.each([
    '/api/auth/logout',
    '/api/auth/login',
    '/api/config',
    '/api/auth/recover-password',
    '/api/auth/has-valid-session',
  ])('%s goes through', async (path) => {
    const lock = createSessionLock();
    lock.hold();
    expect(await settled(lock.pass(path))).toBe(true);
  });
  test.each(['/api/user/me', '/api/category', '/api/user/favorite', '/api/auth/reset-password'])(
    '%s waits',
    async (path) => {
      const lock = createSessionLock();
      lock.hold();
      expect(await settled(lock.pass(path))).toBe(false);
    },
  );
  test('what waited goes on when it is released', async () => {
    const lock = createSessionLock();
    lock.hold();
    const waiting = lock.pass('/api/category');
    lock.release();
    expect([await settled(waiting), lock.isHeld()]).toEqual([true, false]);
  });
  test('holding it twice is holding it once', async () => {
    const lock = createSessionLock();
    lock.hold();
    const waiting = lock.pass('/api/category');
    lock.hold();
    lock.release();
    expect(await settled(waiting)).toBe(true);
  });
});

describe('the address of the login', () => {
  test('keeps the path and the query', () =>
    expect(loginHref('/sport-6?sort=NAME')).toBe('/login?redirect=/sport-6%3Fsort%3DNAME'));
  test('leads from a page for signed-out people to where they were going before', () => {
    expect(loginHref('/password-recovery?redirect=/sport-6')).toBe('/login?redirect=/sport-6');
    expect(loginHref('/password-recovery')).toBe('/login');
    expect(loginHref('/404')).toBe('/login');
  });
  test.each(['/', ''])('leaves the redirect out at the root (%o)', (path) =>
    expect(loginHref(path)).toBe('/login'),
  );
  test('after an unauthorised answer marks the root', () =>
    expect(unauthorizedHref('/')).toBe('/login?unauthorizedRedirect=true'));
  test('after an unauthorised answer keeps any other path', () =>
    expect(unauthorizedHref('/favorite')).toBe('/login?redirect=/favorite'));
  test.each([
    ['/faq?pay=1', '/login?redirect=/faq'],
    ['/map?pay=1&zoom=8', '/login?redirect=/map%3Fzoom%3D8'],
    ['/map?zoom=8&pay=1', '/login?redirect=/map%3Fzoom%3D8'],
    ['/?pay=1', '/login?unauthorizedRedirect=true'],
    ['/search?keyword=pay', '/login?redirect=/search%3Fkeyword%3Dpay'],
  ])('after it nobody who signs in next is made a code to pay with (%s)', (path, login) =>
    expect(unauthorizedHref(path)).toBe(login),
  );
  test.each([
    ['/login', true],
    ['/login?redirect=%2F', true],
    ['/', false],
    ['/login-7', false],
  ])('%s is the login: %o', (path, is) => expect(isLoginPath(path)).toBe(is));
  test.each([
    ['/favorite', '/favorite'],
    ['/sport-6?sort=NAME', '/sport-6?sort=NAME'],
    ['/search?keyword=žižka', '/search?keyword=%C5%BEi%C5%BEka'],
    ['/search?keyword=%C5%BEi', '/search?keyword=%C5%BEi'],
    ['/a\0b\uD800🎁', '/a%00b%EF%BF%BD%F0%9F%8E%81'],
    [undefined, '/'],
    ['', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n\\evil.example', '/'],
    ['/%2Fevil.example', '/'],
    ['/%5cevil.example', '/'],
    ['/%252F%252Fevil.example', '/'],
    ['/%25255Cevil.example', '/'],
    ['/%09/evil.example', '/'],
    ['%2F%2Fevil.example', '/'],
    ['\\\\evil.example', '/'],
    ['HTTPS:evil.example', '/'],
    ['data:text/html,x', '/'],
    ['/\r\nSet-Cookie:a=b', '/'],
    ['/sport-6/%2Fx', '/sport-6/%2Fx'],
    ['javascript:alert(1)', '/'],
    ['favorite', '/'],
    ['/login?redirect=/login', '/'],
    ['/password-recovery?redirect=/sport-6', '/'],
    ['/account-erased', '/'],
  ])('%o may be returned to as %s', (redirect, target) =>
    expect(safeRedirect(redirect)).toBe(target),
  );
});
