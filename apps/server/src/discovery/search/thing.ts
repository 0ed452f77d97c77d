import { SearchType } from '@cafeteria/contract';

const types = SearchType.options;
type Thing = { readonly type: SearchType; readonly id: number };

/** A thing that can be found, as one number. */
export const numberOf = ({ type, id }: Thing): number => id * types.length + types.indexOf(type);
/** …and what it stands for. */
export const thingOf = (number: number): Thing => ({
  type: types[number % types.length] ?? 'PARTNER',
  id: Math.floor(number / types.length),
});
