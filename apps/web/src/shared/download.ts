import { csvLine, csvMark } from '@cafeteria/contract';

/** Hands a file over to be kept. */
export const download = (fileName: string, content: string, type: string): void => {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(href);
};

/** Hands over a table that spreadsheets open; its first line are the headings. */
export const downloadCsv = (fileName: string, lines: readonly (readonly string[])[]): void =>
  download(fileName, csvMark + lines.map(csvLine).join(''), 'text/csv;charset=utf-8');
