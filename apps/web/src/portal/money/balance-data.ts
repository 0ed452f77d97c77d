import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';

/** What the reader may spend now; asked again whenever they come back to the window. */
export const useBalance = () =>
  useQuery({ ...read(api.balance.get, {}), refetchOnWindowFocus: 'always' });
