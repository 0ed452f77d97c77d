import type { Followed } from '../../entity/changes/index.ts';

type Owned = { readonly id: number; readonly partnerId: number };

/** Where the id stands in a list in order of ids, or would. */
const placeOf = (list: readonly Owned[], id: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The records of each partner, in order of their ids. */
export const byPartner = <R extends Owned>(
  records: Followed<R>,
  /** Told of partners that got, lost or changed one. */
  onChange: (partnerId: number) => void,
): ((partnerId: number) => readonly R[]) => {
  const owned = new Map<number, R[]>();
  const remove = ({ id, partnerId }: R): void => {
    const list = owned.get(partnerId) ?? [];
    list.splice(placeOf(list, id), 1);
    if (list.length === 0) owned.delete(partnerId);
  };
  const add = (record: R): void => {
    const list = owned.get(record.partnerId) ?? [];
    list.splice(placeOf(list, record.id), 0, record);
    owned.set(record.partnerId, list);
  };
  records.onRecord((before, after) => {
    if (before) remove(before);
    if (after) add(after);
    for (const record of [before, after]) if (record) onChange(record.partnerId);
  });
  return (partnerId) => owned.get(partnerId) ?? [];
};
