import { api } from '@cafeteria/contract/light';
import { Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
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

const Settings = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.employerSignInAdmin.get, { clientId }));
  if (data) return <SettingsCard key={data.version} clientId={clientId} record={data} />;
  return isError ? (
    <LoadFailed title={text('employerSignIn.failed')} onRetry={refetch} />
  ) : (
    <Skeleton />
  );
};

/** Sign-in with the employer's accounts, and the directory that keeps its people. */
export const ClientSignIn = ({ params: { clientId }, crumbs }: Props) => {
  const text = useAdminText();
  const label = text('employerSignIn.title');
  return (
    <AdminPage crumbs={[...crumbs, { key: 'client.signIn', label }]} title={label}>
      <Stack>
        <Settings clientId={clientId} />
        <Directory clientId={clientId} />
      </Stack>
    </AdminPage>
  );
};
