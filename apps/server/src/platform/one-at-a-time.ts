/** Runs a work one at a time; who asks while it runs gets a run begun after that. */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    const run = work().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  };
  return () => {
    if (!running) return begin();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
};
