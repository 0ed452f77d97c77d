// What people see: of each kind of request how many failed and how long none succeeded.
import { until } from './wait.mjs';

const kinds = [
  ['payment', (method, path) => method === 'POST' && /^\/api\/(?:payment|user)\//.test(path)],
  ['save', (method, path) => method !== 'GET' && path.startsWith('/api/admin/')],
  ['own read', (method, path) => method === 'GET' && path.startsWith('/api/user/')],
  ['read', (method, path) => method === 'GET' && /^\/api\/(?:offer|partner)\//.test(path)],
  ['picture', (method, path) => method === 'GET' && path.startsWith('/api/media/')],
];
const kindOf = (method, path) => kinds.find(([, is]) => is(method, path))?.[0];
const columns = ['read', 'own read', 'save', 'payment', 'stream', 'picture'];
/** What a failed connection says: fetch hides it in its cause. */
const reasonOf = (error) => error?.cause?.code ?? error?.code ?? error?.name ?? 'error';

/** People of a play are refused nothing: the first of such answers are shown with their addresses. */
const isRefusal = (status) => status >= 400 && status < 500;
const maxRefusals = 5;

export const createMeter = () => {
  let notes = [];
  const refusals = [];
  const note = (kind, reason) => {
    if (kind) notes.push({ kind, at: performance.now(), reason });
  };
  /** The same fetch, which notes what became of each request. */
  const watch =
    (fetch) =>
    async (url, options = {}) => {
      const kind = kindOf(options.method ?? 'GET', new URL(url).pathname);
      try {
        const response = await fetch(url, options);
        note(kind, response.status < 400 ? undefined : String(response.status));
        if (kind && isRefusal(response.status) && refusals.length < maxRefusals)
          refusals.push([kind, response.status, String(url)].join(' '));
        return response;
      } catch (error) {
        note(kind, reasonOf(error));
        throw error;
      }
    };
  const summaryOf = (kind, from, to) => {
    const own = notes.filter((one) => one.kind === kind);
    const good = own.filter(({ reason }) => !reason).map(({ at }) => at);
    const edges = [from, ...good, to];
    const pauses = edges.slice(1).map((at, n) => at - edges[n]);
    const pause = Math.max(...pauses);
    const pausedAt = edges[pauses.indexOf(pause)];
    const failed = {};
    for (const { reason } of own) if (reason) failed[reason] = (failed[reason] ?? 0) + 1;
    return { good: good.length, failed, pause, pausedAt };
  };
  /** What was noted while `work` ran. */
  const during = async (work) => {
    notes = [];
    const from = performance.now();
    await work();
    const to = performance.now();
    return Object.fromEntries(columns.map((kind) => [kind, summaryOf(kind, from, to)]));
  };
  /** Resolves when a request of this kind has been answered. */
  const first = (kind) =>
    until(() => notes.some((one) => one.kind === kind && !one.reason), `a ${kind} is answered`);
  return { note, watch, during, first, refusals };
};

/** Of each kind the longest pause, and what had been done before and during it (`marks`: what, at which moment). */
export const pauseLines = (summary, marks) =>
  columns.map((kind) => {
    const { pause, pausedAt } = summary[kind];
    const before = marks.findLast(({ at }) => at <= pausedAt);
    const during = marks.filter(({ at }) => at > pausedAt && at < pausedAt + pause);
    const named = [before, ...during].flatMap((one) =>
      one ? [`${one.name} ${seconds(one.at - pausedAt)} s from its beginning`] : [],
    );
    return `${kind}: ${seconds(pause)} s without any (${named.join('; ')})`;
  });

const seconds = (ms) => (ms / 1_000).toFixed(1);
const failures = (summary) => {
  const all = {};
  for (const { failed } of Object.values(summary))
    for (const [reason, count] of Object.entries(failed)) all[reason] = (all[reason] ?? 0) + count;
  const parts = Object.entries(all).map(([reason, count]) => `${count} × ${reason}`);
  return parts.length > 0 ? parts.join(', ') : 'none';
};
/** A table in Markdown: a line for each thing that was done. */
export const tableOf = (rows) =>
  [
    `| what was done | answered | failed | ${columns.map((one) => `${one}s, s`).join(' | ')} |`,
    `| --- | --- | --- | ${columns.map(() => '---').join(' | ')} |`,
    ...rows.map(({ name, summary }) => {
      // a stream that is open is no request
      const requests = columns.filter((kind) => kind !== 'stream');
      const answered = requests.reduce((sum, kind) => sum + summary[kind].good, 0);
      const pauses = columns.map((kind) => seconds(summary[kind].pause));
      return `| ${name} | ${answered} | ${failures(summary)} | ${pauses.join(' | ')} |`;
    }),
  ].join('\n');
