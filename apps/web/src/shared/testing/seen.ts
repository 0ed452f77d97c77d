import { otherThan } from '@cafeteria/contract/testing';
import { expect, it } from 'vitest';

/** For each field of a record another value that is seen, of another record where need be; or why nobody sees it. */
export type Others<T> = {
  readonly [K in keyof T]-?: { readonly is: T[K]; readonly of?: T } | string;
};

/**
 * A field that comes with a record and is drawn nowhere fails; one that is not thought of does not compile. What nobody
 * sees is tried otherwise, too: a reason that no longer holds fails.
 */
export const everyFieldIsSeen = <T extends object>(
  of: T,
  others: Others<T>,
  draw: (record: T) => Promise<string>,
): void => {
  const thought = Object.entries<Others<T>[keyof T]>(others);
  const cases = thought.flatMap(([field, other]) =>
    typeof other === 'string' ? [] : [{ field, is: other.is, of: other.of ?? of }],
  );
  const unseen = thought.flatMap(([field, other]) => (typeof other === 'string' ? [field] : []));
  const all = new Map<string, unknown>(Object.entries(of));
  it('is drawn the same twice', async () => expect(await draw(of)).toBe(await draw(of)));
  it.each(cases)('shows its $field', async ({ field, is, of: before }) =>
    expect(await draw({ ...before, [field]: is })).not.toBe(await draw(before)),
  );
  it.each(unseen)('shows nothing of its %s', async (field) =>
    expect(await draw({ ...of, [field]: otherThan(all.get(field)) })).toBe(await draw(of)),
  );
};
