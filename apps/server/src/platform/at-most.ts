/**
 * How many an `LRUCache` holds at most. Unlike its `max` this takes no memory for what it does not hold yet: a limit of
 * 50,000 callers took 1.2 MB before the first of them came.
 * @example const known = new LRUCache<string, Session>({ ...atMost(20_000), ttl: 15_000 })
 */
export const atMost = (
  count: number,
): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: count,
  sizeCalculation: () => 1,
});
