import type { Followed } from '../../kernel/changes/index.ts';
import { lowerBound } from '../../platform/lower-bound.ts';

type Owned = { readonly id: number; readonly partnerId: number };

/** Where the id stands in a list in order of ids, or would. */
const placeOf = (list: readonly Owned[], id: number): number =>
  lowerBound(0, list.length, (at) => (list[at]?.id ?? 0) < id);

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
