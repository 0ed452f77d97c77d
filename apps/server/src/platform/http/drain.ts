import type { IncomingMessage } from 'node:http';

/** What is refused is read to its end so that its sender hears why; but not for ever. */
export const maxDrained = 33_554_432;
/** So many pieces of a few dozen kilobytes are read in a turn, of all that is refused together: 26 MB a second. */
const piecesOfTurn = 2;
const turnMs = 5;

type Refused = Pick<
  IncomingMessage,
  'complete' | 'destroyed' | 'on' | 'once' | 'pause' | 'resume' | 'destroy'
>;

/** Who waits for the next piece to be read, the longest first. */
const waiting = new Set<Refused>();
let timer: NodeJS.Timeout | undefined;
const leave = (request: Refused): void => {
  waiting.delete(request);
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
};
const takeTurn = (): void => {
  for (const request of [...waiting].slice(0, piecesOfTurn)) {
    leave(request);
    request.resume();
  }
};
const wait = (request: Refused): void => {
  request.pause();
  waiting.add(request);
  timer ??= setInterval(takeTurn, turnMs);
};

/**
 * Reads away what is left of a body nobody wants, piece by piece and in turn with all others of the kind: at full speed
 * senders of megabytes would keep the thread from everybody else, however many connections they send over.
 */
export const drainSlowly = (request: Refused): void => {
  if (request.complete || request.destroyed) return;
  let drained = 0;
  request.on('data', (part: Buffer) => {
    drained += part.length;
    if (drained > maxDrained) request.destroy();
    else wait(request);
  });
  request.once('close', () => leave(request));
};
