import type { IncomingMessage } from 'node:http';

/** What is refused is read to its end so that its sender hears why; but not for ever. */
export const mostDrained = 33_554_432;
/** After each piece of a few dozen kilobytes. */
const restMs = 5;

/**
 * Reads away what is left of a body nobody wants, piece by piece and with rests: at full speed a few senders of
 * megabytes would keep the thread from everybody else.
 */
export const drainSlowly = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  let drained = 0;
  request.on('data', (part: Buffer) => {
    drained += part.length;
    if (drained > mostDrained) return void request.destroy();
    request.pause();
    setTimeout(() => request.resume(), restMs);
  });
};
