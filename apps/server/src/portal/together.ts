/** Gives on everything that comes in one turn of the event loop at once, at its end. */
export const together = <T>(give: (all: readonly T[]) => void): ((one: T) => void) => {
  let waiting: T[] = [];
  return (one) => {
    if (waiting.push(one) > 1) return;
    setImmediate(() => {
      const all = waiting;
      waiting = [];
      give(all);
    });
  };
};
