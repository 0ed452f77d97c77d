import type { Address, MediaRef, Money } from '@cafeteria/contract';
import { otherThan } from '@cafeteria/contract/testing';
import { expect, it } from 'vitest';

/** Another value that is seen, of another record where need be. */
type Other<T, V> = { readonly is: V; readonly of?: T };
/** Each part of a value that has fields of its own. */
type Parts<T, V> = { readonly parts: { readonly [F in keyof V]-?: Other<T, V[F]> | string } };
/** Its fields are drawn together, by what draws them everywhere. */
type Whole = Money | MediaRef | Address;
type WithFields<V> = V extends readonly unknown[] | Whole ? never : V extends object ? V : never;
/**
 * For each field of a record another value, or why nobody sees it. Of one that has fields of its own each of them, so
 * that one more is thought of as well; or why it is enough to see that the whole changes.
 */
export type Others<T> = {
  readonly [K in keyof T]-?:
    | string
    | ([WithFields<T[K]>] extends [never]
        ? Other<T, T[K]>
        : Parts<T, WithFields<T[K]>> | (Other<T, T[K]> & { readonly whole: string }));
};

type Given = Readonly<
  Record<string, string | { readonly is?: unknown; readonly of?: object; readonly parts?: Given }>
>;
/** The values tried of a field, or of each of its parts by name: `badges.new`. */
type Tried = { readonly field: string; readonly is?: unknown; readonly of?: object };
const triedOf = (others: Given, before = ''): readonly Tried[] =>
  Object.entries(others).flatMap(([name, other]) => {
    const field = before + name;
    if (typeof other === 'string') return [{ field }];
    return other.parts ? triedOf(other.parts, `${field}.`) : [{ ...other, field }];
  });
const valueAt = (record: object, [first = '', ...rest]: readonly string[]): unknown => {
  const value: unknown = new Map<string, unknown>(Object.entries(record)).get(first);
  return rest.length > 0 ? valueAt(value ?? {}, rest) : value;
};
const withValue = <T extends object>(record: T, [first = '', ...rest]: string[], is: unknown): T =>
  rest.length > 0
    ? { ...record, [first]: withValue(Object(valueAt(record, [first])), rest, is) }
    : { ...record, [first]: is };

/**
 * A field that comes with a record and is drawn nowhere fails; one that is not thought of does not compile. What nobody
 * sees is tried otherwise, too: a reason that no longer holds fails.
 */
export const everyFieldIsSeen = <T extends object>(
  of: T,
  others: Others<T>,
  draw: (record: T) => Promise<string>,
): void => {
  const tried = triedOf(others);
  const cases = tried.filter((one) => 'is' in one);
  const unseen = tried.filter((one) => !('is' in one)).map(({ field }) => field);
  it('is drawn the same twice', async () => expect(await draw(of)).toBe(await draw(of)));
  it.each(cases)('shows its $field', async ({ field, is, of: other }) => {
    const before = { ...of, ...other };
    expect(await draw(withValue(before, field.split('.'), is))).not.toBe(await draw(before));
  });
  it.each(unseen)('shows nothing of its %s', async (field) => {
    const at = field.split('.');
    expect(await draw(withValue(of, at, otherThan(valueAt(of, at))))).toBe(await draw(of));
  });
};
