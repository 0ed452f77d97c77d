export const partMissingEvent = 'portal-part-missing';

/** Tells the page that a file of its own does not come; whether it is gone for good is found out by who minds builds. */
export const tellPartMissing = (error: unknown): void => {
  globalThis.dispatchEvent?.(new CustomEvent(partMissingEvent, { detail: error }));
};
