import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type Boot, createRenderer, type Rendered } from './rendering.ts';

const log = pino({ level: 'silent' });
const boot: Boot = JSON.parse('{"language":"cs"}');
const call = async () => ({ status: 200, body: '', contentType: '' });
const page: Rendered = { status: 200, html: '', title: '', queries: [], modules: [], texts: [] };

it('a few pages are rendered at once, a few wait, and whoever comes then renders in the browser', async () => {
  const finish = Promise.withResolvers<void>();
  let [underWay, most] = [0, 0];
  const render = createRenderer(
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await finish.promise;
      underWay -= 1;
      return page;
    },
    'http://localhost',
    log,
  );
  const pages = Array.from({ length: 30 }, () => render('/', boot, call));
  // those beyond the queue are answered before anybody has finished
  await Promise.all(pages.slice(8)).then((early) =>
    expect(early.every((one) => one === undefined)).toBe(true),
  );
  finish.resolve();
  const rendered = await Promise.all(pages.slice(0, 8));
  expect([rendered.every((one) => one === page), most]).toEqual([true, 2]);
  expect(await render('/', boot, call)).toBe(page);
});

it('a page whose reader has gone is not rendered', async () => {
  const render = createRenderer(async () => page, 'http://localhost', log);
  expect(await render('/', boot, call, AbortSignal.abort())).toBeUndefined();
});

it('a page that cannot be rendered is rendered by the browser', async () => {
  const render = createRenderer(() => Promise.reject(new Error('no')), 'http://localhost', log);
  expect(await render('/', boot, call)).toBeUndefined();
});
