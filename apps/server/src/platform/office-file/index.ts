export { headerLines, type OfficeFile, type SheetLine } from './file.ts';
export { decodeText } from './csv.ts';
export { createOfficeReader, type OfficeReader } from './office-reader.ts';
export { type FileColumn, fileTable } from './file-table.ts';
export { readOfficeFile } from './read-office-file.ts';
export { readStoredTable, type StoredTable } from './stored-table.ts';
export { type CsvCell, moneyCell, writeCsv } from './write-csv.ts';
export { writeXlsx } from './write-xlsx.ts';
export { walkXml } from './xml.ts';
