import type { EmployerSignInRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Skeleton } from '@cafeteria/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import {
  LoadFailed,
  AdminPage,
  type PageProps,
  Stack,
  useAdminText,
} from '../../../frame/index.ts';
import { Directory } from './Directory.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type Props = PageProps<{ readonly clientId: number }, object>;

type Query = Pick<UseQueryResult<EmployerSignInRecord>, 'data' | 'isError' | 'refetch'>;
const Settings = ({ clientId, query }: { readonly clientId: number; readonly query: Query }) => {
  const text = useAdminText();
  const { data, isError, refetch } = query;
  if (data) return <SettingsCard key={data.version} clientId={clientId} record={data} />;
  return isError && <LoadFailed title={text('employerSignIn.failed')} onRetry={refetch} />;
};

/** Sign-in with the employer's accounts, and the directory that keeps its people. */
export const ClientSignIn = ({ params: { clientId }, crumbs }: Props) => {
  const text = useAdminText();
  const label = text('employerSignIn.title');
  const settings = useQuery(read(api.employerSignInAdmin.get, { clientId }));
  return (
    <AdminPage crumbs={[...crumbs, { key: 'client.signIn', label }]} title={label}>
      <Stack>
        <Settings clientId={clientId} query={settings} />
        {/* it would be pushed away by what comes above it */}
        {settings.isPending ? <Skeleton shape="block" /> : <Directory clientId={clientId} />}
      </Stack>
    </AdminPage>
  );
};
