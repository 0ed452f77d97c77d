import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noteUpkeep } from '../kernel/upkeep/index.ts';
import { openFilledApp } from './filled-app.ts';
import { buildTestApp } from './test-app.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const rules = read('ops/prometheus/alerts.yml');
const Dashboard = z.object({
  panels: z.array(
    z.object({ targets: z.optional(z.array(z.object({ expr: z.string() }))), title: z.string() }),
  ),
});
const dashboard = z.parse(Dashboard, JSON.parse(read('ops/grafana/cafeteria.json')));

const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(
  ([, name = '', expr = '']) => ({ name, expr }),
);
const questions = [
  ...alerts,
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr })),
  ),
];

/** Names of PromQL's own. */
const words = new Set(
  'and by histogram_quantile increase max max_over_time min on or predict_linear rate sum topk up'.split(
    ' ',
  ),
);
/** What an expression asks for: each name with the label values it wants. */
const seriesIn = (expr: string): readonly { metric: string; labels: readonly string[] }[] =>
  [...expr.replaceAll(/\b(?:by|on) \([^)]*\)/g, '').matchAll(/\b([a-z_][a-z_0-9]*)(\{[^}]*\})?/g)]
    .filter(
      ([, name = '', labels]) =>
        !words.has(name) && (labels || name.includes('_') || name.length > 3),
    )
    .map(([, metric = '', labels = '']) => ({
      metric,
      labels: [...labels.matchAll(/(\w+)(=~|=)"([^"$]+)"/g)].flatMap(
        ([, label, sign, value = '']) =>
          (sign === '=~' ? value.split('|') : [value]).map((one) => `${label}="${one}"`),
      ),
    }));

describe('what operators watch', () => {
  let metricsText: string;
  beforeAll(async () => {
    const { test, admin } = await openFilledApp();
    await test.jobs.start();
    await admin.send('GET', '/api/admin/partner/999999');
    await noteUpkeep(test.db, 'backup');
    ({ body: metricsText } = await test.app.inject('/metrics'));
  });

  it('is asked for in nineteen alerts and a dashboard of fifty figures', () => {
    expect(alerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
    expect(alerts.length).toBeGreaterThanOrEqual(19);
    expect(questions.length).toBeGreaterThan(50);
  });
  it.each(questions)('$name: $expr', ({ expr }) => {
    const series = seriesIn(expr);
    for (const { metric, labels } of series.filter((one) => one.metric !== 'up')) {
      // standbys are none here: their name and what it says are told without a value
      const own = metricsText
        .split('\n')
        .filter((line) => new RegExp(`^${metric}[{ ]|^# HELP ${metric} `).test(line));
      expect(own, metric).not.toEqual([]);
      for (const label of labels)
        expect(
          own.some((line) => line.includes(label)),
          `${metric} ${label}`,
        ).toBe(true);
    }
    expect(series.length + (expr.startsWith('up{') ? 1 : 0)).toBeGreaterThan(0);
  });
  it('takes no connection from anybody', () => {
    expect(metricsText).toMatch(/^database_pool\{state="waiting"\} 0$/m);
  });
  it('has no figure that cannot be read, and each of ours is watched or says why not', () => {
    expect(metricsText).not.toMatch(/^unread_metrics_total\{/m);
    const everything = questions.map(({ expr }) => expr).join(' ');
    const ours = [...metricsText.matchAll(/^# HELP (\w+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(nodejs|process)_/.test(name));
    const unwatched = ours.filter((name) => !everything.includes(name));
    expect(unwatched).toEqual([
      // how well search is doing is looked at when it is worked at
      'search_index',
    ]);
  });
});

it('tells all that can be read while something cannot, and says what', async () => {
  const test = await buildTestApp();
  await sql`alter table message rename to gone`.execute(test.db);
  const { body, statusCode } = await test.app.inject('/metrics');
  expect(statusCode, test.errors.join('')).toBe(200);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).toMatch(/^money_waiting\{what="holds"\} 0$/m);
  expect(body).not.toMatch(/^messages\{/m);
  const { body: next } = await test.app.inject('/metrics');
  expect(next).toMatch(/^unread_metrics_total\{name="messages"\} [12]$/m);
  await test.close();
});

describe('the runbook', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  it('has a section for each alert, and no other', () => {
    expect(headings).toEqual(alerts.map(({ name }) => name));
  });
  it.each(alerts)('is where $name leads', ({ name }) => {
    expect(rules).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}\n`);
  });
});
