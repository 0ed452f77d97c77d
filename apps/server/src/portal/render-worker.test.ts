import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { PageRequest } from './finish.ts';
import { createRenderWorker } from './render-worker.ts';

/** A program that renders what this test needs. */
const entry = `data:text/javascript,${encodeURIComponent(`
  export const render = async ({ url, transport }) => {
    if (url === '/broken') throw new Error('cannot be rendered');
    if (url === '/deadly') process.exit(1);
    const until = Date.now() + (url === '/slow' ? 300 : 0);
    while (Date.now() < until);
    const answer = await transport('http://api' + url);
    return { status: answer.status, head: '', html: await answer.text(), boot: '', modules: [], texts: [] };
  };
`)}`;
const worker = createRenderWorker(entry, {
  manifest: { 'src/main.tsx': { file: 'assets/main.js' } },
  css: '.frame{}',
  sheets: new Map(),
});
afterAll(worker.stop);
const request: PageRequest = JSON.parse(
  '{"origin":"http://localhost","boot":{"language":"cs","theme":"dark","me":null},"kind":"whole",' +
    '"finish":{"apiOrigin":"http://api","canonical":"http://localhost/a","worth":"own"}}',
);
const bytesOf = (text: string) => ({
  status: 200,
  body: new TextEncoder().encode(text),
  contentType: 'application/json',
});
const render = async (url: string, answer = `data of ${url}`) => {
  const page = await worker.render({ ...request, url }, async () => bytesOf(answer));
  return 'br' in page ? { ...page, html: String(brotliDecompressSync(page.br)) } : page;
};

it('a page is rendered and packed in another thread from what this one answers, each from its own data', async () => {
  const pages = await Promise.all([render('/a', 'of Ánna'), render('/b', 'of Bara')]);
  expect(pages).toMatchObject([
    {
      status: 200,
      isRendered: true,
      html: expect.stringContaining('<div id="root" data-rendered>of Ánna'),
    },
    {
      status: 200,
      isRendered: true,
      html: expect.stringContaining('<div id="root" data-rendered>of Bara'),
    },
  ]);
});

it('this thread goes on while a page holds the other one', async () => {
  let turns = 0;
  const timer = setInterval(() => void (turns += 1), 1);
  await render('/slow');
  clearInterval(timer);
  // as many turns as the machine allows; held here it would have been one or two
  expect(turns).toBeGreaterThan(10);
});

it('a page that cannot be rendered, or whose data do not come, fails alone', async () => {
  await expect(render('/broken')).rejects.toThrow('cannot be rendered');
  await expect(
    worker.render({ ...request, url: '/a' }, () => Promise.reject(new Error('no data'))),
  ).rejects.toThrow('no data');
  expect(await render('/c')).toMatchObject({ html: expect.stringContaining('data of /c') });
});

it('a thread that dies takes its pages with it, and the next page has another', async () => {
  await expect(render('/deadly')).rejects.toThrow(/has ended/);
  expect(await render('/d')).toMatchObject({ html: expect.stringContaining('data of /d') });
});
