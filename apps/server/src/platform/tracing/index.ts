export type { Tracing, TracingOptions } from './open.ts';
export { traceHeader } from './trace-parent.ts';
export { jobRuns, statements } from './work.ts';
import type { openTracing } from './open.ts';

/** Begins to trace for a collector: its packages are read only where there is one. */
export const startTracing = async (
  ...args: Parameters<typeof openTracing>
): Promise<ReturnType<typeof openTracing>> => {
  const { openTracing: open } = await import('./open.ts');
  return open(...args);
};
