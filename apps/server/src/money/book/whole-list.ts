import { AppError } from '../../platform/http/index.ts';

/** More lines than this are no table anybody opens: less is asked for. */
export const maxLines = 100_000;
/** A page that holds all of a list, and one more line, by which it is known to be too long. */
export const wholeList = { pageNumber: 0, pageSize: maxLines + 1 } as const;
/** The lines, or the refusal of a table too long to be opened. */
export const assertOpens = <Row>(lines: readonly Row[]): readonly Row[] => {
  if (lines.length > maxLines) throw new AppError('book.error.tooManyLines', { max: maxLines });
  return lines;
};
