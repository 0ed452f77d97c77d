import type { LinkTarget, LinkTargetOption } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';

/** One target by its id: undefined while loading, null when it was deleted. */
export const useTarget = (
  type: LinkTarget,
  id: number | null,
): LinkTargetOption | null | undefined => {
  const { data } = useQuery({
    ...read(api.promoRowAdmin.target, { type, id: id ?? 0 }),
    enabled: id !== null,
  });
  return data && (data[0] ?? null);
};
