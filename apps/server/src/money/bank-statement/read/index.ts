import { pack, type PackedStatement } from './pieces.ts';
import { isXml, readCamt } from './camt.ts';
import { isFio, readFio } from './fio.ts';
import { isGpc, readGpc } from './gpc.ts';
import { type Reading, type ReadStatement, refusal } from './statement.ts';

export { type PackedStatement, unpack } from './pieces.ts';
export { type ReadEntry, type Reading, type ReadStatement, refusal } from './statement.ts';

/** Formats of statements, each known by how its files begin. */
const formats = [
  { isIt: isGpc, read: readGpc },
  { isIt: isFio, read: readFio },
  { isIt: isXml, read: readCamt },
] as const;
const headBytes = 400;

/** The statements of a file, each of which adds up; nothing of a file that is not understood whole. */
export const readStatements = async (bytes: Buffer, reading: Reading): Promise<ReadStatement[]> => {
  if (bytes.length === 0) throw refusal('bankStatement.error.empty');
  const start = bytes.subarray(0, headBytes).toString('latin1');
  const format = formats.find(({ isIt }) => isIt(start));
  if (!format) throw refusal('bankStatement.error.format');
  const statements = await format.read(bytes, reading);
  if (statements.length === 0) throw refusal('bankStatement.error.empty');
  return statements;
};
/** …as they are sent on. */
export const readPacked = async (bytes: Buffer, reading: Reading): Promise<PackedStatement[]> =>
  (await readStatements(bytes, reading)).map(pack);
