import { expect, it } from 'vitest';

/** For each field of a record another value that is told, or why nothing of it is. */
export type Others<T> = { readonly [K in keyof T]: { readonly is: T[K] } | string };

/** A field that comes with a record and is told nowhere fails; one that is not thought of does not compile. */
export const everyFieldIsSaid = <T extends object>(
  of: T,
  others: Others<T>,
  tell: (record: T) => unknown,
): void => {
  const cases = Object.entries<{ readonly is: unknown } | string>(others).flatMap(
    ([field, other]) => (typeof other === 'string' ? [] : [{ field, is: other.is }]),
  );
  it.each(cases)('says its $field', async ({ field, is }) =>
    expect(await tell({ ...of, [field]: is })).not.toEqual(await tell(of)),
  );
};
