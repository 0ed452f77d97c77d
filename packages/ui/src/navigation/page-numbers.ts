/**
 * The pages to offer around the current one; `null` is a gap.
 * @example pageNumbers(6, 12) // [1, null, 5, 6, 7, null, 12]
 */
export const pageNumbers = (page: number, pages: number): readonly (number | null)[] => {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  if (page <= 3) [2, 3, 4].forEach((n) => near.add(n));
  if (page >= pages - 2) [pages - 3, pages - 2, pages - 1].forEach((n) => near.add(n));
  const shown = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
