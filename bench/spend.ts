/** Milliseconds of a piece of work, and by how many megabytes the process was larger than before at its largest. */
export const spend = async (
  work: () => Promise<unknown>,
): Promise<{ ms: number; more: number }> => {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
  const started = performance.now();
  await work();
  clearInterval(watch);
  return { ms: performance.now() - started, more: (peak - before) / 1_048_576 };
};
