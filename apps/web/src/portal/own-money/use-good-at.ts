import type { GoodAt } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useIsAlive } from '../../shared/use-is-alive.ts';

type Things = {
  readonly partners?: readonly number[];
  readonly offers?: readonly number[];
  readonly branchOffices?: readonly number[];
};
/** More than any list shows. */
const maxTargets = 400;
const joined = (ids: readonly number[] = []): string | undefined =>
  ids
    .slice(0, maxTargets)
    .toSorted((a, b) => a - b)
    .join(',') || undefined;

/** What of the reader's credits is good at each thing of a list: one request beside the list, which is shared. */
export const useGoodAt = (things: Things) => {
  const me = useMe();
  const isAlive = useIsAlive();
  const args = {
    partners: joined(things.partners),
    offers: joined(things.offers),
    branchOffices: joined(things.branchOffices),
  };
  const isAny = Object.values(args).some((one) => one !== undefined);
  const { data } = useQuery({
    ...read(api.coverage.list, args),
    enabled: isAlive && isAny && Boolean(me?.client),
  });
  return (kind: keyof Things, id: number): GoodAt | undefined =>
    data?.[kind].find((one) => one.id === id);
};
