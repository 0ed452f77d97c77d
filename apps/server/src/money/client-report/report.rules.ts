import {
  type CategoryCode,
  type Regime,
  type ReportGroup,
  type ReportGrouping,
  type ReportMonth,
  smallestGroup,
} from '@cafeteria/contract';

/** What people of a client spent in a month, in a category, of a regime's money; refunds are taken off. */
export type Cell = {
  /** `2026-01` */
  readonly month: string;
  readonly categoryId: number | null;
  readonly category: CategoryCode | null;
  readonly regime: Regime;
  readonly userIds: readonly number[];
  readonly payments: number;
  readonly amount: number;
};
/** Cells that are told only together. */
type Block = Omit<Cell, 'regime'> & { readonly regime: Regime | null };

const peopleOf = (cells: readonly { readonly userIds: readonly number[] }[]): Set<number> =>
  new Set(cells.flatMap(({ userIds }) => userIds));
const sum = (cells: readonly Cell[], of: (cell: Cell) => number): number =>
  cells.reduce((total, cell) => total + of(cell), 0);

/** What is too small in a month is told as one, if that is big enough. */
const pooled = (month: string, cells: readonly Cell[]): readonly Block[] => {
  const userIds = [...peopleOf(cells)];
  if (userIds.length < smallestGroup) return [];
  return [
    {
      month,
      categoryId: null,
      category: null,
      regime: null,
      userIds,
      payments: sum(cells, ({ payments }) => payments),
      amount: sum(cells, ({ amount }) => amount),
    },
  ];
};

/**
 * The blocks every report of a client is built of, whatever it is grouped by and from when to when (decision 0054): a
 * cell of five people and more stands alone, what is smaller is pooled by the month or left out of everything. Any two
 * figures differ by whole blocks, so no difference tells of fewer than five.
 */
export const blocksOf = (
  cells: readonly Cell[],
): { readonly blocks: readonly Block[]; readonly isIncomplete: boolean } => {
  const big = cells.filter(({ userIds }) => userIds.length >= smallestGroup);
  const small = Map.groupBy(
    cells.filter(({ userIds }) => userIds.length < smallestGroup),
    ({ month }) => month,
  );
  const pools = [...small].map(([month, ofMonth]) => pooled(month, ofMonth));
  return {
    blocks: [...big, ...pools.flat()],
    isIncomplete: pools.some((pool) => pool.length === 0),
  };
};

const other = 'OTHER';
const keyOf: Readonly<Record<ReportGrouping, (block: Block) => string>> = {
  CATEGORY: ({ categoryId }) => (categoryId === null ? other : String(categoryId)),
  REGIME: ({ regime }) => regime ?? other,
  MONTH: ({ month }) => month,
};

/** Puts blocks together; what has no group of its own comes last. */
export const groupsOf = (blocks: readonly Block[], groupBy: ReportGrouping): ReportGroup[] =>
  [...Map.groupBy(blocks, keyOf[groupBy])]
    .map(([key, members]) => ({
      key,
      category: groupBy === 'CATEGORY' ? (members[0]?.category ?? null) : null,
      regime: groupBy === 'REGIME' ? (members[0]?.regime ?? null) : null,
      people: peopleOf(members).size,
      payments: members.reduce((total, { payments }) => total + payments, 0),
      amount: members.reduce((total, { amount }) => total + amount, 0),
    }))
    .toSorted(
      (a, b) =>
        Number(a.key === other) - Number(b.key === other) ||
        (groupBy === 'MONTH' ? (a.key < b.key ? -1 : 1) : b.amount - a.amount),
    );

type Sums = Omit<ReportMonth, 'month'>;
const nothing: Sums = { granted: 0, recalled: 0, expired: 0, spent: 0 };
const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};
/** Every month from the first to the last (`2026-01`), in order; one that has nothing is told so. */
export const everyMonth = (
  known: readonly ReportMonth[],
  first: string,
  last: string,
): readonly ReportMonth[] => {
  const byMonth = new Map(known.map((one) => [one.month, one]));
  const months: ReportMonth[] = [];
  for (let month = first; month <= last; month = monthAfter(month))
    months.push(byMonth.get(month) ?? { month, ...nothing });
  return months;
};
/** The months put together. */
export const totalsOf = (months: readonly ReportMonth[]): Sums =>
  months.reduce(
    (sum, { granted, recalled, expired, spent }) => ({
      granted: sum.granted + granted,
      recalled: sum.recalled + recalled,
      expired: sum.expired + expired,
      spent: sum.spent + spent,
    }),
    nothing,
  );

/** A number of people that may be told: rounded down to whole groups, null below one. */
export const inGroups = (people: number): number | null =>
  people < smallestGroup ? null : people - (people % smallestGroup);
