import { api, type BranchOfficeImport } from '@cafeteria/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiOf, invalidateTags, read } from '../../platform/api/index.ts';

const pollMs = 500;
export const isRunning = ({ status }: Pick<BranchOfficeImport, 'status'>): boolean => status === 'CHECKING' || status === 'IMPORTING';

/** An import, followed twice a second while it runs; when it ends, lists of branch offices are refreshed. */
export const useImport = (partnerId: number, id: number): BranchOfficeImport | undefined => {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...read(api.branchOfficeImport.get, { partnerId, id }),
    queryFn: ({ signal }) => apiOf(queryClient).call(api.branchOfficeImport.get, { partnerId, id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? pollMs : false),
  });
  const status = data?.status;
  useEffect(() => {
    if (status && !isRunning({ status })) void invalidateTags(queryClient, ['partner']);
  }, [status, queryClient]);
  return data;
};
