import { notFound } from '@tanstack/react-router';

/** An id from the address; anything else is a 404. */
export const idOf = (value: string): number => {
  if (!/^\d{1,9}$/.test(value)) throw notFound();
  return Number(value);
};

/**
 * Route parameters that are ids: numbers in the screens, digits in the address.
 * @example createRoute({ path: '/partner/$partnerId', params: idParams('partnerId'), … })
 */
export const idParams = <const N extends string>(...names: readonly N[]) => ({
  parse: (raw: Readonly<Record<N, string>>) =>
    Object.fromEntries(names.map((name) => [name, idOf(raw[name])])) as Record<N, number>,
  stringify: (params: Readonly<Record<N, number>>) =>
    Object.fromEntries(names.map((name) => [name, String(params[name])])) as Record<N, string>,
});
