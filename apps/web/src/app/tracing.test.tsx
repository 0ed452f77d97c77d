import { type BrowserSpan, spansAtOnce } from '@cafeteria/contract';
import { afterEach, expect, it, vi } from 'vitest';
import type { Transport } from '../shared/api/index.ts';
import { traceBrowser } from './tracing.ts';

const offer = 'http://api.test/api/offer/7?keyword=secret';
afterEach(() => void vi.restoreAllMocks());

/** A browser whose calls go nowhere, with what it reports and what its calls say of their trace. */
const openBrowser = (ratio: number, status = 200) => {
  const parents: (string | null)[] = [];
  let carry: Transport = async (_url, init) => {
    parents.push(new Headers(init.headers).get('traceparent'));
    if (status === 0) throw new TypeError('no connection');
    return new Response('{}', { status });
  };
  const wrap = (between: (inner: Transport) => Transport): void => void (carry = between(carry));
  const report = vi.fn().mockResolvedValue({});
  const heard = new Map<string, (event: { pathChanged: boolean }) => void>();
  const router = {
    state: { matches: [{ routeId: '/' }, { routeId: '/$slug' }] },
    subscribe: (kind: string, hear: (event: { pathChanged: boolean }) => void): void =>
      void heard.set(kind, hear),
  };
  traceBrowser({ call: report, wrap }, router, ratio);
  const leave = (): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const spans = () => report.mock.calls.flatMap(([, { body }]): BrowserSpan[] => body.spans);
  const call = (url = offer) => carry(url, { method: 'GET' });
  return { parents, spans, heard, leave, report, call };
};

it('a call is within the trace of its screen, and both are reported when the page is left', async () => {
  const { parents, spans, leave, call } = openBrowser(1);
  await call();
  leave();
  const [screen, made] = spans();
  expect(screen).toMatchObject({ name: '/$slug', parentId: null, isCall: false });
  expect(made).toMatchObject({ name: 'GET', parentId: screen?.spanId, isCall: true });
  expect(parents).toEqual([`00-${screen?.traceId}-${made?.spanId}-01`]);
  expect(JSON.stringify(spans())).not.toContain('secret');
});
it('another screen is another trace', async () => {
  const { parents, heard, call } = openBrowser(1);
  await call();
  heard.get('onBeforeNavigate')?.({ pathChanged: true });
  await call();
  const [first, second] = parents.map((parent) => parent?.slice(3, 35));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
it.each([500, 0])('a call that failed (%i) says so', async (status) => {
  const { spans, leave, call } = openBrowser(1, status);
  await call().catch(() => {});
  leave();
  expect(spans().at(-1)).toMatchObject({ isCall: true, isFailed: true });
});
it('a screen that is not traced says nothing, and neither do its calls', async () => {
  const { parents, spans, leave, call } = openBrowser(0);
  await call();
  leave();
  expect([parents, spans()]).toEqual([[null], []]);
});
it('many calls are reported in pieces', async () => {
  const { report, call } = openBrowser(1);
  for (let at = 0; at < spansAtOnce; at += 1) await call();
  expect(report).toHaveBeenCalledOnce();
});
