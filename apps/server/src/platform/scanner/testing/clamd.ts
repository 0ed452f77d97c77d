import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What the fake takes for a virus: the beginning of the test file every scanner knows. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';

/** Pieces behind their lengths until one of nothing; undefined while more is to come. */
const fileOf = (sent: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

const commandEnd = 0;
const serve = (socket: Socket, seen: Buffer[], answer: (file: Buffer) => string | undefined) => {
  let sent = Buffer.alloc(0);
  const end = (line: string): void => void socket.end(`${line}\0`);
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => {
    sent = Buffer.concat([sent, part]);
    const at = sent.indexOf(commandEnd);
    if (at < 0) return;
    const command = sent.subarray(0, at).toString();
    if (command === 'zPING') return end('PONG');
    if (command !== 'zINSTREAM') return end('UNKNOWN COMMAND');
    const file = fileOf(sent.subarray(at + 1));
    if (!file) return;
    seen.push(file);
    const line = answer(file);
    if (line !== undefined) end(line);
  });
};

/** ClamAV's daemon as far as it is asked, on a socket or a port; `says` puts another answer in the place of its own. */
export const startClamd = async (where: string | number) => {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  let otherAnswer: string | undefined;
  let isSilent = false;
  const answer = (file: Buffer): string | undefined => {
    if (isSilent) return undefined;
    return otherAnswer ?? (file.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, seen, answer);
  });
  server.listen(typeof where === 'string' ? { path: where } : { port: where, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    server,
    seen: (): readonly Buffer[] => seen,
    says: (line: string | undefined): void => {
      otherAnswer = line;
    },
    isSilent: (is: boolean): void => {
      isSilent = is;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
