/** Long after the page is there, where a browser does not say that it is idle. */
const idleMs = 1_500;

/** Does something once nothing else is to be done; returns what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idleMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
};
