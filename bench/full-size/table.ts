/** Figures as people read them. */
import { median } from '../load.ts';
import type { Figures, Work } from './work.ts';

const names = [
  ...(['perSecond', 'ratio', 'milliseconds', 'held', 'p99', 'cpu', 'pgCpu', 'proxyCpu'] as const),
  'besideP99',
] as const;
const shortNumber = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const written: Readonly<Record<(typeof names)[number], (value: number) => string>> = {
  perSecond: (value) => `${Math.round(value).toLocaleString('en')}/s`,
  ratio: (value) => `ratio ${value.toFixed(2)}`,
  milliseconds: (value) => `${shortNumber(value)} ms`,
  held: (value) => `loop held ${shortNumber(value)} ms`,
  p99: (value) => `p99 ${shortNumber(value)} ms`,
  cpu: (value) => `${Math.round(value).toLocaleString('en')} µs`,
  pgCpu: (value) => `and ${Math.round(value).toLocaleString('en')} of PostgreSQL`,
  proxyCpu: (value) => `and ${Math.round(value).toLocaleString('en')} of nginx`,
  besideP99: (value) => `beside p99 ${shortNumber(value)} ms`,
};

/** The median of each figure over the rounds; errors are added up. */
export const tell = (rounds: readonly Figures[]): string => {
  const figures = names.flatMap((name) => {
    const values = rounds.flatMap((round) => round[name] ?? []);
    return values.length > 0 ? written[name](median(values)) : [];
  });
  const errors = rounds.reduce((sum, round) => sum + (round.errors ?? 0), 0);
  return [...figures, ...(errors > 0 ? [`**${errors} errors**`] : [])].join(', ');
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
/** A table of Markdown, as `oxfmt` would leave it. */
export const table = (head: readonly string[], body: readonly (readonly string[])[]): string[] => {
  const lines = [head, ...body];
  const widths = head.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const padded = lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const [first = [], ...rest] = padded;
  return [first, rule, ...rest].map(row);
};

export type Measured = { readonly work: Work; readonly rounds: readonly Figures[] };

export const workTable = (done: readonly Measured[]): string[] =>
  table(
    ['work', "peers' best", 'review', 'now', 'aim'],
    done.map(({ work: { name, peers = '', review = '', aim }, rounds }) => [
      name,
      peers,
      review,
      tell(rounds),
      aim,
    ]),
  );

/** How much of it is left where there is so many times as much. */
export const grownTable = (
  times: number,
  before: readonly Measured[],
  after: readonly Measured[],
): string[] =>
  table(
    [`${times} times the data`, 'now', 'of itself', 'aim'],
    after.map(({ work: { name }, rounds }) => {
      const same = before.find(({ work }) => work.name === name)?.rounds ?? [];
      const speed = (of: readonly Figures[]): number =>
        median(of.flatMap(({ perSecond }) => perSecond ?? []));
      return [name, tell(rounds), (speed(rounds) / speed(same)).toFixed(2), '0.7'];
    }),
  );
