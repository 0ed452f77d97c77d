import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';

/** The numbers the administration begins with; what needs somebody is asked again whenever the page is opened. */
export const useDashboard = () =>
  useQuery({ ...read(api.dashboard.get, {}), refetchOnMount: 'always' });
