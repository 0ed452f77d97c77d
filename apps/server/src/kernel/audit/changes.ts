type Row = Readonly<Record<string, unknown>>;
export type Changes = { readonly before: Row; readonly after: Row };

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What differs between two states of a record, among the given fields; undefined when nothing does.
 * @example changesOf({ name: 'A', note: '' }, { name: 'B', note: '' }, ['name', 'note'])
 * // { before: { name: 'A' }, after: { name: 'B' } }
 */
export const changesOf = (
  before: Row,
  after: Row,
  fields: readonly string[],
): Changes | undefined => {
  const differing = fields.filter((field) => !isSame(before[field], after[field]));
  if (differing.length === 0) return undefined;
  const pick = (row: Row): Row =>
    Object.fromEntries(differing.map((field) => [field, row[field] ?? null]));
  return { before: pick(before), after: pick(after) };
};
