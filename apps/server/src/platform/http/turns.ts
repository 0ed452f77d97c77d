/**
 * Lets one through in each turn of the event loop, the longest waiting first. What is computed on the thread that
 * answers takes turns with what is ready: six lists nobody has asked for before, asked together, keep a reader of a
 * kept one waiting for one of them and not for six.
 */
export const createTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
};
