export type Warning = {
  readonly message: string;
  readonly metadata: Readonly<Record<string, unknown>>;
};
export const warningEvent = 'portal-warning';

/** Tells the browser log of something odd that stops nothing, as `reportError` does of errors. */
export const reportWarning = (message: string, metadata: Warning['metadata'] = {}): void => {
  const detail: Warning = { message, metadata };
  globalThis.dispatchEvent?.(new CustomEvent(warningEvent, { detail }));
};
