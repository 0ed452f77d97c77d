import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openScreens } from './screens.ts';
import { servers } from './servers.ts';
import { apiOrigin, call, enter, expect, languages, test } from './support.ts';

/** One of those that are looked at. */
const partner = '/partner/lazne-ticha-voda-189';
for (const language of languages)
  test(`every page has its title and its description in the head (${language})`, async ({
    request,
  }) => {
    const descriptions = new Map<string, string>();
    for (const path of openScreens) {
      const response = await request.get(path, { headers: { cookie: `language=${language}` } });
      const head = (await response.text()).split('</head>')[0] ?? '';
      expect(head.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
      const description = /<meta name="description" content="([^"]+)"/.exec(head)?.[1] ?? '';
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(30);
      expect(description.length, `${path}: ${description}`).toBeLessThan(240);
      descriptions.set(path, description);
    }
    // what is about something says so itself
    const own = ['/', '/sport-6', partner, '/magazine', '/magazine/x-2', '/faq'];
    expect(new Set(own.map((path) => descriptions.get(path))).size).toBe(own.length);
  });

test('the first answer holds the list of the map: its count, its places, and what the address says', async ({
  request,
}) => {
  const read = async (path: string): Promise<string> => (await request.get(path)).text();
  const placesOf = (html: string): string[] => html.match(/data-place="\d+"/g) ?? [];
  const [all, sport] = [await read('/map'), await read('/map?categories=6')];
  expect(placesOf(all)).toHaveLength(20);
  expect(placesOf(sport).length).toBeGreaterThan(0);
  expect(placesOf(sport)).not.toEqual(placesOf(all));
  expect(all).toMatch(/data-testid="place-count"[^>]*>\d+\s+míst/);
  const [first] = placesOf(all);
  const place = await read(`/map?selectedBranchOfficeId=${first?.match(/\d+/)?.[0]}`);
  expect(place).toContain('data-testid="place-detail"');
});

test('the largest picture of a page is asked for in its head, before anything else', async ({
  request,
}) => {
  const paths = ['/', '/cestovani-1', '/partner/x-1', '/magazine', '/magazine/x-1'];
  for (const path of paths) {
    const [head = '', body = ''] = (await (await request.get(path)).text()).split('</head>');
    const first = /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/.exec(head)?.[0];
    const set = /imageSrcSet="([^"]+)"/.exec(first ?? '')?.[1];
    expect(set, path).toBeDefined();
    expect(body, path).toContain(`srcSet="${set}"`);
    // no other competes with it
    expect(head.match(/as="image"/g), path).toHaveLength(1);
  }
});

for (const [path, maxPictures] of [
  ['/', 0.5],
  ['/cestovani-1', 0.75],
] as const)
  test(`cards below the fold come with their words and links, and are whole once the page is alive (${path})`, async ({
    page,
    request,
  }) => {
    const linksOf = (html: string): Set<string> =>
      new Set(html.match(/href="\/partner\/[^"]+"/g) ?? []);
    const sent = await (await request.get(path)).text();
    const pictures = (html: string): number => html.match(/<img/g)?.length ?? 0;
    await page.goto(path);
    const cards = page.locator('main [data-type="PARTNER"], main [data-type="OFFER"]');
    const whole = cards.filter({ has: page.locator('a[href^="/login"]') });
    await expect.poll(async () => (await cards.count()) - (await whole.count())).toBe(0);
    const alive = await page.content();
    expect(linksOf(sent)).toEqual(linksOf(alive));
    expect(pictures(sent)).toBeLessThan(pictures(alive) * maxPictures);
  });

test('a page says by which address it is known, whatever filters it', async ({ request }) => {
  const html = await (await request.get('/cestovani-1?sort=NAME&pageNumber=1')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/cestovani-1\?pageNumber=1">/);
});

/** One of each kind; that each is a page says addresses.walk. */
const settledBeforeFonts = [
  '/',
  '/login',
  '/cestovani-1',
  '/partner/x-1',
  '/search',
  '/search?keyword=kavarna',
  '/magazine',
  '/magazine/x-1',
  '/map',
  '/faq',
  '/privacy',
  '/terms',
  '/card-terms',
  '/accessibility',
  '/404',
];
/** Opens a page whose fonts come only after it has been painted without them; answers how much has moved by then. */
const shiftOf = async (page: Page, path: string): Promise<number> => {
  const { promise: isPainted, resolve: letFontsCome } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  letFontsCome();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // what moves is told with the frame after it
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.unroute('**/*.woff2');
  return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
};

for (const width of [390, 1280])
  test(`nothing moves when the fonts come late (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = async (path: string): Promise<string[]> => {
      const sum = await shiftOf(page, path);
      // a hundredth of what counts as good; Lighthouse says 0
      return sum < 0.001 ? [] : [`${path} ${sum.toFixed(4)}`];
    };
    const found: string[] = [];
    for (const path of settledBeforeFonts) found.push(...(await moved(path)));
    await enter(page, 'employee');
    for (const path of ['/', '/favorite', '/internal-benefits']) found.push(...(await moved(path)));
    expect(found).toEqual([]);
  });

test("pages are rendered with React's production build, whatever the environment says", () => {
  const folder = new URL('../apps/web/dist/server/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^(?:import|export) .*?from ["']([^."'][^"']*)["'];?$/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(imported.filter((name) => /react/.test(name ?? ''))).toEqual([]);
  const all = sources.join('\n');
  // only the development build has these
  expect(all).not.toContain('react-stack-bottom-frame');
  expect(all).not.toContain('Each child in a list should have a unique');
  expect(all).toContain('Minified React error');
});

test('two people of one employer share a page, and neither finds anything of the other in it', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await enter(page, 'employee');
  await enter(other, 'colleague');
  const meOf = async (one: Page) => (await one.request.get(`${apiOrigin}/api/user/me`)).json();
  const [me, them] = [await meOf(page), await meOf(other)];
  expect(me.client.id).toBe(them.client.id);
  for (const path of ['/', '/x-6', '/magazine', '/map']) {
    // the first asking is answered as ever, the second makes the page for many
    for (const one of [page, other]) await one.request.get(path);
    const [mine, theirs] = [await page.request.get(path), await other.request.get(path)];
    const [one, two] = [await mine.text(), await theirs.text()];
    for (const [html, own, foreign] of [
      [one, me, them],
      [two, them, me],
    ]) {
      expect([path, html.includes(`${own.firstName} ${own.lastName}`)]).toEqual([path, true]);
      expect([path, html.includes(own.email)]).toEqual([path, true]);
      const names = ['firstName', 'lastName'].map((name) => `${name}":"${foreign[name]}"`);
      const whole = `${foreign.firstName} ${foreign.lastName}`;
      for (const word of [whole, ...names, foreign.email, foreign.username])
        expect([path, word, html.includes(word)]).toEqual([path, word, false]);
    }
    expect(one).not.toMatch(/[ꙀꙂ]/);
  }
  await other.context().close();
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    // this run of the browser has no worker, which it says itself
    if (message.type() !== 'log' && !message.text().includes('Service Worker'))
      consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  for (const path of ['/', '/x-6', '/magazine']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(consoleMessages).toEqual([]);
});

test('a page that is kept for everybody shows what an administrator saves', async ({
  page,
  playwright,
}) => {
  await enter(page, 'admin');
  const list = await call(page, 'GET', '/api/admin/magazine-article?sortBy=ID&active=ACTIVE');
  const { id } = list.content.at(-1);
  const activate = (active: boolean) =>
    call(page, 'PUT', `/api/admin/magazine-article/${id}/activate`, { active });
  const anybody = await playwright.request.newContext({ baseURL: servers.Cz.web });
  const read = async () => {
    const answer = await anybody.get(`/magazine/x-${id}`);
    return { status: answer.status(), html: await answer.text() };
  };
  const [first, again] = [await read(), await read()];
  expect([first.status, again.html === first.html]).toEqual([200, true]);
  await activate(false);
  const gone = await read();
  await activate(true);
  expect([gone.status, (await read()).status]).toEqual([404, 200]);
});

test('the style that a control brings is let in, though no page has a nonce', async ({ page }) => {
  await enter(page, 'employee', '/profile/history');
  // a control of the kit that brings one
  await page.getByTestId('other-days').click();
  await expect(page.getByTestId('history-days')).toBeVisible();
  const rules = await page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('#react-aria-pressable-style');
    return style?.sheet?.cssRules.length;
  });
  expect(rules).toBe(1);
});
