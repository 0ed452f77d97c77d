import { csvLine, csvMark } from '@cafeteria/contract';

/** Hands a file over to be kept. */
export const downloadFile = (file: File): void => {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(href);
};
export const download = (fileName: string, content: string, type: string): void =>
  downloadFile(new File([content], fileName, { type }));

/** Hands over a table that spreadsheets open; its first line are the headings. */
export const downloadCsv = (fileName: string, lines: readonly (readonly string[])[]): void =>
  download(fileName, csvMark + lines.map(csvLine).join(''), 'text/csv;charset=utf-8');
