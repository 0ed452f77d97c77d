import { readFileSync } from 'node:fs';
import { type Language, languages } from '@cafeteria/contract';
import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { demoPasswords } from '../apps/server/demo/sign-ins.ts';
import { onTheirDay } from './clock.ts';
import { servers, slovakProject } from './servers.ts';

export { type Language, languages };
/** Journeys that press the same hearts are of different people: they run at the same time. */
export const people = {
  admin: { username: 'admin@demo.test', password: demoPasswords.ROLE_ADMIN },
  accountant: { username: 'accountant@demo.test', password: demoPasswords.ROLE_ACCOUNTANT },
  employee: { username: 'employee@demo.test', password: demoPasswords.ROLE_USER },
  colleague: { username: 'ales.kral@sklarny-javorice.example', password: demoPasswords.ROLE_USER },
  english: {
    username: 'michal.pokorny@sklarny-javorice.example',
    password: demoPasswords.ROLE_USER,
  },
  slovak: { username: 'employee.sk@demo.test', password: demoPasswords.ROLE_USER },
} as const;
type Account = { readonly username: string; readonly password: string };
export const apiOrigin = servers.Cz.api;
/** Of the installation the journey is played on. */
export const countryOfProject = (): keyof typeof servers =>
  base.info().project.name === slovakProject ? 'Sk' : 'Cz';

type Texts = { readonly [key: string]: string | Texts };
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
const read = (language: Language, namespace: string): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url),
      'utf8',
    ),
  );

/** A key may stand whole among others that begin like it: `iban` and `iban.checksum`. */
const find = (texts: unknown, [first = '', ...rest]: readonly string[]): unknown =>
  isTexts(texts) ? (texts[[first, ...rest].join('.')] ?? find(texts[first], rest)) : undefined;

/** The product's own texts, so that a journey reads the same in every language: `t('cafeteria', 'login.submit')`. */
export const textsOf =
  (language: Language) =>
  (
    namespace: string,
    key: string,
    params: Readonly<Record<string, string | number>> = {},
  ): string => {
    const found = find(read(language, namespace), key.split('.'));
    if (typeof found !== 'string') throw new Error(`no text ${namespace}:${key} in ${language}`);
    return found.replaceAll(/{{\s*(\w+)\s*}}/g, (_, name: string) => {
      const value = params[name] ?? '';
      return typeof value === 'number' ? value.toLocaleString('cs-CZ') : value;
    });
  };
export type T = ReturnType<typeof textsOf>;

export const speak = (context: BrowserContext, language: Language): Promise<void> =>
  context.addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);

export const signIn = async (
  page: Page,
  who: keyof typeof people | Account,
  path = '/login',
): Promise<void> => {
  const { username, password } = typeof who === 'string' ? people[who] : who;
  await page.goto(path);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByTestId('login-submit').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** Calls the API as the page's user: for what a journey only prepares or tidies up. */
export const call = async (
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => {
  const { api } = servers[countryOfProject()];
  const { token } = await (await page.request.get(`${api}/api/csrf`)).json();
  const answer = await page.request.fetch(`${api}${path}`, {
    method,
    headers: { 'X-CSRF-TOKEN': token },
    ...(data && { data }),
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
};

/**
 * Signs in without the screen for it, which the journeys of signing in play: a fifth of the time of a short journey.
 * Where a path is given, its page is opened.
 */
export const enter = async (
  page: Page,
  who: keyof typeof people | Account,
  path?: string,
): Promise<void> => {
  await call(page, 'POST', '/api/auth/login', typeof who === 'string' ? people[who] : who);
  if (path !== undefined) await page.goto(path);
};

/**
 * A press opens an address in a new tab: the browser asks for it while this page stays. The tab
 * itself is not waited for: one without an opener that loads before Playwright has attached to it
 * is never announced.
 */
export const expectNewTab = async (
  page: Page,
  path: string,
  press: () => Promise<void>,
): Promise<void> => {
  const here = page.url();
  const isAsked = page
    .context()
    .waitForEvent(
      'request',
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === path,
    );
  await Promise.all([isAsked, press()]);
  await expect(page).toHaveURL(here);
};

export const signOut = async (page: Page): Promise<void> => {
  // in administration the bar of the shop is there and not seen
  await page.getByTestId('account').filter({ visible: true }).click();
  await page.getByTestId('logout').filter({ visible: true }).click();
};
/** Signs out wherever one is. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto('/');
  await signOut(page);
  await expect(page).toHaveURL('/login');
};

/**
 * Expected messages: some journeys contain a refused call, whose status the browser reports, and
 * without a graphics card it reads the map back to compose the page.
 */
const ofTheBrowser = [
  // a journey has taken the connection away
  /is found, but is not used because it is a cross-world service worker resource mismatch/,
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  // the same, where the page's worker asked
  /Failed to load resource: net::ERR_FAILED .*\/assets\//,
  /Failed to load resource: the server responded with a status of (401|404|422)/,
  /GL Driver Message .*GPU stall due to ReadPixels/,
];

/** Most journeys run without a worker (playwright.config.ts), which is nothing to tell. */
const withoutWorker = /Service Worker registration blocked by Playwright/;

/** Journeys in which the console must stay silent: warnings, errors, refused content and broken pages fail the test. */
export const test = base.extend<{ quietConsole: string[] }, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(onTheirDay(browser)), { scope: 'worker' }],
  quietConsole: [
    async ({ context }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !withoutWorker.test(message.text()))
          messages.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => messages.push(`page error: ${error.error().message}`));
      await use(messages);
      expect(
        messages.filter((message) => !ofTheBrowser.some((pattern) => pattern.test(message))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Holds the scripts of the page back until what it gives back is called. */
export const asleep = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
