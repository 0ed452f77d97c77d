/**
 * Makes a read model: it answers with what was built since the catalogue last changed, and builds
 * once for all who wait.
 */
export type MakeReadModel = <T>(build: () => Promise<T>) => () => Promise<T>;

/**
 * The read models of one API process. `drop` forgets all of them; a build in progress is answered
 * only to those already waiting for it.
 * @example const index = make(() => buildIndex(db)); … (await index()).search('kava')
 */
export const createReadModels = (): { readonly make: MakeReadModel; readonly drop: () => void } => {
  const forgetters: (() => void)[] = [];
  const make: MakeReadModel = <T>(build: () => Promise<T>) => {
    let kept: Promise<T> | undefined;
    forgetters.push(() => {
      kept = undefined;
    });
    return () => {
      if (kept) return kept;
      const made = build();
      kept = made;
      made.catch(() => {
        if (kept === made) kept = undefined;
      });
      return made;
    };
  };
  return {
    make,
    drop: () => {
      for (const forget of forgetters) forget();
    },
  };
};
