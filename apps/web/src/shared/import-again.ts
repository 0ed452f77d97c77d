/** The address a browser names when a file of ours did not come. */
export const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;

export const partMissingEvent = 'portal-part-missing';
/** Tells the page that a file of its own does not come; whether it is gone is found out by who minds builds. */
export const tellPartMissing = (error: unknown): void => {
  globalThis.dispatchEvent?.(new CustomEvent(partMissingEvent, { detail: error }));
};

/** Loads something; `here` is what it loaded before, for who would show a gap until then. */
export type Load<T> = (() => Promise<T>) & { readonly loaded?: () => T | undefined };

/** Loads it before it is needed; where it does not come, it is asked for again when it is. */
export const loadAhead = (load: Load<unknown>): void => void load().catch(() => undefined);

/**
 * Imports a file, and may be asked again when it did not come: browsers keep by its address that a module failed (the
 * HTML standard's module map), so each further try asks by another one.
 * @example const importContent = importAgain(() => import('./PayContent.tsx'));
 */
export const importAgain = <T>(load: () => Promise<T>): Load<T> => {
  let failed: string | undefined;
  let tries = 0;
  let file: T | undefined;
  const attempt = async (): Promise<T> => {
    try {
      if (failed === undefined) return await load();
      tries += 1;
      return (await import(/* @vite-ignore */ `${failed}?again=${tries}`)) as T;
    } catch (error) {
      failed ??= addressIn(error);
      throw error;
    }
  };
  return Object.assign(async () => (file ??= await attempt()), { here: () => file });
};
