import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';

const pollMs = 3_000;
/** The reader's phones; asked again and again while one of them waits for its app. */
export const useDevices = () =>
  useQuery({
    ...read(api.mobileDevice.list, {}),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'PENDING_COMMIT') ? pollMs : false,
  });
