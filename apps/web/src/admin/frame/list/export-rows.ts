import { downloadCsv } from '../../../shared/download.ts';

/** Columns of the list alone: neither the boxes before them nor the menu after them. */
const cells = '[data-column], [data-value]';
const cellTexts = (row: Element): string[] =>
  [...row.querySelectorAll<HTMLElement>(cells)].map((cell) =>
    cell.innerText.replaceAll(/[\s\u00A0]+/g, ' ').trim(),
  );

/** Rows of a table with its headings as they are seen, in the columns and the language they are seen in. */
export const exportRows = (
  name: string,
  table: HTMLTableElement,
  testIds: readonly string[],
): void => {
  const head = table.tHead?.rows[0];
  const rows = testIds.flatMap((id) => [...table.querySelectorAll(`[data-testid="${id}"]`)]);
  downloadCsv(`${name}.csv`, [...(head ? [head] : []), ...rows].map(cellTexts));
};
