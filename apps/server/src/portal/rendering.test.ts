import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Finished, PageRequest } from './finish.ts';
import { createRenderer } from './rendering.ts';

const log = pino({ level: 'silent' });
const request: PageRequest = JSON.parse('{"url":"/","kind":"whole","boot":{"language":"cs"}}');
const call = async () => ({ status: 200, body: new Uint8Array(), contentType: '' });
const page: Finished = { status: 200, isRendered: true, br: new Uint8Array(), cssHash: '' };
const blank: Finished = { ...page, isRendered: false };
/** Blank pages are made at once, whatever happens to the others. */
const renderer = (whole: () => Promise<Finished>) =>
  createRenderer(({ kind }) => (kind === 'blank' ? Promise.resolve(blank) : whole()), log);

it('a few pages are rendered at once, a few wait, and later pages are rendered in the browser', async () => {
  const finish = Promise.withResolvers<void>();
  let [underWay, peak] = [0, 0];
  const render = renderer(async () => {
    underWay += 1;
    peak = Math.max(peak, underWay);
    await finish.promise;
    underWay -= 1;
    return page;
  });
  const pages = Array.from({ length: 30 }, () => render(request, call));
  // those beyond the queue are answered before anybody has finished
  await Promise.all(pages.slice(8)).then((early) =>
    expect(early.every((one) => one === blank)).toBe(true),
  );
  finish.resolve();
  const rendered = await Promise.all(pages.slice(0, 8));
  expect([rendered.every((one) => one === page), peak]).toEqual([true, 2]);
  expect(await render(request, call)).toBe(page);
});

it('a page whose reader has gone is not rendered', async () => {
  const render = renderer(async () => page);
  expect(await render(request, call, AbortSignal.abort())).toBe(blank);
});

it('a page that cannot be rendered is rendered by the browser', async () => {
  const render = renderer(() => Promise.reject(new Error('no')));
  for (const kind of ['whole', 'frame'] as const)
    expect(await render({ ...request, kind }, call), kind).toBe(blank);
});
