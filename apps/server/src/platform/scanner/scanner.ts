import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';

/** Where ClamAV's daemon listens: the path of a socket, or a host and a port. */
export type ScannerAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

const patienceMs = 30_000;
const maxPiece = 262_144;

const open = (address: ScannerAddress, timeoutMs: number): Socket => {
  const socket = connect(address);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner says nothing')));
  return socket;
};
/** What it answers to one command; it ends the connection itself. */
const answerOf = async (socket: Socket): Promise<string> =>
  (await text(socket)).replaceAll('\0', '').trim();

/** A file as INSTREAM takes it: pieces behind their lengths, and a length of nothing at the end. */
const sendFile = (socket: Socket, bytes: Uint8Array): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += maxPiece) {
    const piece = bytes.subarray(at, at + maxPiece);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    socket.write(length);
    socket.write(piece);
  }
  socket.write(Buffer.alloc(4));
};

/** Whether the daemon is there; throws why not. */
export const pingScanner = async (address: ScannerAddress, timeoutMs: number): Promise<void> => {
  const socket = open(address, timeoutMs);
  socket.write('zPING\0');
  const answer = await answerOf(socket);
  if (answer !== 'PONG') throw new Error(`answers ${JSON.stringify(answer)}`);
};

/**
 * Shows files to the operator's scanner before anything else is done with them. One it recognises is refused; while it
 * does not answer, or does not take a file, none goes through unseen.
 */
export const createScanner = (
  address: ScannerAddress,
  log: Pick<Logger, 'warn' | 'error'>,
  timeoutMs = patienceMs,
) => {
  const ask = async (bytes: Uint8Array): Promise<string> => {
    const socket = open(address, timeoutMs);
    sendFile(socket, bytes);
    return answerOf(socket);
  };
  return async (bytes: Uint8Array): Promise<void> => {
    const answer = await ask(bytes).catch((error: Error) => error.message);
    if (answer === 'stream: OK') return;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found) {
      log.warn({ found }, 'the scanner refuses a file');
      throw new AppError('common.error.infected');
    }
    log.error({ answer }, 'the scanner cannot look at a file');
    throw new AppError('common.error.notScanned');
  };
};
export type Scanner = ReturnType<typeof createScanner>;
