import { otherThan } from '@cafeteria/contract/testing';
import { expect, it } from 'vitest';

/** For each field of a record another value that is told, or why nothing of it is. */
export type Others<T> = { readonly [K in keyof T]: { readonly is: T[K] } | string };

/**
 * A field that comes with a record and is told nowhere fails; one that is not thought of does not compile. What is said
 * not to be told is tried otherwise, too: a reason that no longer holds fails.
 */
export const everyFieldIsShown = <T extends object>(
  of: T,
  others: Others<T>,
  tell: (record: T) => unknown,
): void => {
  const thought = Object.entries<{ readonly is: unknown } | string>(others);
  const cases = thought.flatMap(([field, other]) =>
    typeof other === 'string' ? [] : [{ field, is: other.is }],
  );
  const untold = thought.flatMap(([field, other]) => (typeof other === 'string' ? [field] : []));
  const all = new Map<string, unknown>(Object.entries(of));
  it.each(cases)('says its $field', async ({ field, is }) =>
    expect(await tell({ ...of, [field]: is })).not.toEqual(await tell(of)),
  );
  it.each(untold)('says nothing of its %s', async (field) =>
    expect(await tell({ ...of, [field]: otherThan(all.get(field)) })).toEqual(await tell(of)),
  );
};
