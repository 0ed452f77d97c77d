import type { LinkTarget, LinkTargetOption } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';

/** One target by its id: null when it was deleted, undefined while it is on its way and to who may not look at it. */
export const useTarget = (
  type: LinkTarget,
  id: number | null,
): { readonly target: LinkTargetOption | null | undefined; readonly isLoading: boolean } => {
  const isAllowed = useMay()(api.promoRowAdmin.target);
  const { data, isLoading } = useQuery({
    ...read(api.promoRowAdmin.target, { type, id: id ?? 0 }),
    enabled: isAllowed && id !== null,
  });
  return { target: data && (data[0] ?? null), isLoading };
};
