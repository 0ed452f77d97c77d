/** What of this browser an installation traces (OpenTelemetry): screens, and the calls made for them. */
import { type BrowserSpan, spansAtOnce } from '@cafeteria/contract';
import { api as routes } from '@cafeteria/contract/light';
import type { Api } from '../shared/api/index.ts';

const flushMs = 5_000;
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type Change = { readonly pathChanged: boolean };
/** What is known of the router. */
type Screens = {
  readonly state: { readonly matches: readonly { readonly routeId: string }[] };
  readonly subscribe: (
    when: 'onBeforeNavigate' | 'onResolved',
    act: (change: Change) => void,
  ) => void;
};
/** One change of the screen, from the press to the screen; undefined where this one is not traced. */
type Screen = Pick<BrowserSpan, 'traceId' | 'spanId' | 'startedAt'> | undefined;

/** Keeps spans until there are enough, time has passed, or the page is left. */
const createReport = (api: Pick<Api, 'call'>) => {
  let waiting: BrowserSpan[] = [];
  let timer: number | undefined;
  const flush = (): void => {
    window.clearTimeout(timer);
    timer = undefined;
    const spans = waiting.slice(0, spansAtOnce);
    waiting = [];
    // a report that does not arrive is missed by nobody who uses the portal
    if (spans.length > 0)
      void api
        .call(routes.clientLog.trace, { body: { spans } }, { keepalive: true })
        .catch(() => {});
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (span: BrowserSpan): void => {
    waiting.push(span);
    if (waiting.length >= spansAtOnce) flush();
    else timer ??= window.setTimeout(flush, flushMs);
  };
};

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Gives every call of a traced screen its place in the screen's trace; `ratio` of the screens are traced, from 0 to 1.
 * What is reported are patterns of addresses and methods, no address and nobody's name.
 */
export const traceBrowser = (
  api: Pick<Api, 'call' | 'wrap'>,
  router: Screens,
  ratio: number,
): void => {
  const report = createReport(api);
  const begin = (startedAt: number): Screen =>
    Math.random() < ratio ? { traceId: hex(16), spanId: hex(8), startedAt } : undefined;
  let screen = begin(performance.timeOrigin);
  const showScreen = (): void => {
    if (!screen) return;
    const name = router.state.matches.at(-1)?.routeId ?? '/';
    report({
      ...screen,
      parentId: null,
      name,
      durationMs: now() - screen.startedAt,
      isCall: false,
      isFailed: false,
    });
  };
  showScreen();
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) screen = begin(now());
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) showScreen();
  });

  api.wrap((carry) => async (url, init) => {
    const cause = screen;
    if (!cause || url.endsWith(routes.clientLog.trace.path)) return carry(url, init);
    const call = { traceId: cause.traceId, spanId: hex(8), startedAt: now() };
    const headers = new Headers(init.headers);
    headers.set('traceparent', `00-${call.traceId}-${call.spanId}-01`);
    const end = (isFailed: boolean): void =>
      report({
        ...call,
        parentId: cause.spanId,
        name: init.method ?? 'GET',
        durationMs: now() - call.startedAt,
        isCall: true,
        isFailed,
      });
    try {
      const response = await carry(url, { ...init, headers });
      end(response.status >= 500);
      return response;
    } catch (error) {
      end(true);
      throw error;
    }
  });
};
