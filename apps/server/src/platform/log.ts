import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Where PostgreSQL puts the values it refused: a whole row, with the name, the address and the hash of a person. */
const valued = ['detail', 'where', 'internalQuery'];

/** The log of a process: lines of JSON, which say what went wrong and nothing of whom. */
export const openLog = (
  options: Pick<LoggerOptions, 'level' | 'mixin'>,
  stream?: DestinationStream,
): Logger =>
  pino(
    { ...options, redact: { paths: valued.map((name) => `err.${name}`), remove: true } },
    ...(stream ? [stream] : []),
  );
