/** Reads at most once in `ms`, and once for all who ask meanwhile; what failed is read again. */
export const remembered = <T>(read: () => Promise<T>, ms = 10_000): (() => Promise<T>) => {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < ms) return last.value;
    const value = read();
    const own = { at: now, value };
    last = own;
    value.catch(() => {
      if (last === own) last = undefined;
    });
    return value;
  };
};
