import type { FileImport } from '@cafeteria/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateTags } from '../../../shared/api/index.ts';
import type { ImportKind } from './kind.ts';

const pollMs = 500;
export const isRunning = ({ status }: Pick<FileImport, 'status'>): boolean =>
  status === 'CHECKING' || status === 'IMPORTING';

/** Polls an import twice a second while it runs; refreshes the lists it changed when it ends. */
export const useImport = ({ get, tags }: ImportKind, id: number): FileImport | undefined => {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...get(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? pollMs : false),
  });
  const status = data?.status;
  const refresh = tags.join();
  useEffect(() => {
    if (status && !isRunning({ status })) void invalidateTags(queryClient, tags);
    // the tags are equal whenever their names are
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [status, queryClient, refresh]);
  return data;
};
