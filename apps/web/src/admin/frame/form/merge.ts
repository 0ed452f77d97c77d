type Values = Readonly<Record<string, unknown>>;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};
/** Whether two JSON values say the same, whatever the order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

export type FieldChange = {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both changed it, and differently. */
  readonly isConflict: boolean;
};
export type Side = 'mine' | 'theirs';

/** What somebody else changed since `base` was loaded, field by field. */
export const changesOf = (base: Values, mine: Values, theirs: Values): readonly FieldChange[] =>
  Object.keys(base).flatMap((field) => {
    const isTheirs = !isSame(base[field], theirs[field]);
    if (!isTheirs || isSame(mine[field], theirs[field])) return [];
    return [
      {
        field,
        mine: mine[field],
        theirs: theirs[field],
        isConflict: !isSame(base[field], mine[field]),
      },
    ];
  });

/** My values over theirs: what I did not touch is theirs, what both changed is what was chosen (mine unless said). */
export const merged = (
  mine: Values,
  changes: readonly FieldChange[],
  choice: Readonly<Record<string, Side>>,
): Values => ({
  ...mine,
  ...Object.fromEntries(
    changes.flatMap(({ field, theirs, isConflict }) =>
      !isConflict || choice[field] === 'theirs' ? [[field, theirs] as const] : [],
    ),
  ),
});
