/** Nodes are looked at again after so long. */
const recheckMs = 5_000;
/** So long after this node knows it, the others know it too, and what they set before has been sent back. */
const graceMs = 60_000;

/**
 * Whether all nodes are of this version: asked until they are, and not more often than is worth it.
 * @param look says whether they are
 */
export const createVersionWatch = (
  look: () => Promise<boolean>,
  now: () => number = () => performance.now(),
) => {
  let knownSince: number | undefined;
  let checkedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const lookAgain = async (): Promise<void> => {
    const areNew = await look();
    // a look that failed says nothing: bare names would be set, which nodes that know do not take
    checkedAt = now();
    if (areNew) knownSince ??= now();
  };
  return {
    /** …as far as this node knows. */
    ask: async (): Promise<boolean> => {
      if (knownSince !== undefined) return true;
      if (now() - checkedAt >= recheckMs)
        looking ??= lookAgain().finally(() => {
          looking = undefined;
        });
      // who comes while it is being looked at is told the same
      await looking;
      return knownSince !== undefined;
    },
    /** …as every one of them knows. */
    isKnown: (): boolean => knownSince !== undefined && now() - knownSince >= graceMs,
  };
};
export type VersionWatch = ReturnType<typeof createVersionWatch>;
