/** Whether something was asked for before. */
export type Asked = { readonly isRepeated: (key: string) => boolean };

/**
 * Remembers the last `most` different things asked for, and at most twice as many: when there are so many new ones,
 * those not asked for since the last such moment are forgotten at once.
 */
export const createAsked = (most: number): Asked => {
  let recent = new Set<string>();
  let earlier = new Set<string>();
  return {
    isRepeated: (key) => {
      const isKnown = recent.has(key) || earlier.has(key);
      recent.add(key);
      if (recent.size >= most) [recent, earlier] = [new Set(), recent];
      return isKnown;
    },
  };
};
