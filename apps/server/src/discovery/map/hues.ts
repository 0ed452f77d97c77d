/** A ring is told in eighths: more cannot be seen on thirty-six pixels. */
const eighths = 8;
/** As many categories as a ring tells apart; the rest is of none. */
const maxHues = 4;

/**
 * Of which categories a cluster's pins are, in eighths of its ring, the largest first: `3.5-7.2-0.1` is five of
 * category 3, two of 7 and one of others. What rounds to nothing is left out.
 * @param categories one id for each pin that was looked at
 */
export const huesOf = (categories: readonly number[]): string => {
  const groups = [...Map.groupBy(categories, (id) => id)]
    .map(([id, { length }]) => ({ id, share: (length / categories.length) * eighths }))
    .toSorted((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, maxHues)
    .map(({ id, share }) => ({ id, share, whole: Math.floor(share) }));
  const shown = groups.reduce((sum, { share }) => sum + share, 0);
  // what is left of the ring goes to those who lost most by rounding
  let left = Math.round(shown) - groups.reduce((sum, { whole }) => sum + whole, 0);
  const byLoss = groups.toSorted((a, b) => b.share - b.whole - (a.share - a.whole));
  const gained = new Set(byLoss.slice(0, Math.max(0, left)).map(({ id }) => id));
  const parts = groups
    .map(({ id, whole }) => ({ id, part: whole + (gained.has(id) ? 1 : 0) }))
    .filter(({ part }) => part > 0);
  left = eighths - parts.reduce((sum, { part }) => sum + part, 0);
  return [...parts, ...(left > 0 ? [{ id: 0, part: left }] : [])]
    .map(({ id, part }) => `${id}.${part}`)
    .join('-');
};
