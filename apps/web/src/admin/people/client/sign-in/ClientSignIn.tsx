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
  return isError ? <LoadFailed title={text('employerSignIn.failed')} onRetry={refetch} /> : null;
};

/** Sign-in with the employer's accounts, and the directory that keeps its people. */
export const ClientSignIn = ({ params: { clientId }, crumbs }: Props) => {
  const text = useAdminText();
  const label = text('employerSignIn.title');
  const { isPending } = useQuery(read(api.employerSignInAdmin.get, { clientId }));
  return (
    <AdminPage crumbs={[...crumbs, { key: 'client.signIn', label }]} title={label}>
      <Stack>
        <Settings clientId={clientId} />
        {/* it would be pushed away by what comes above it */}
        {isPending ? <Skeleton shape="block" /> : <Directory clientId={clientId} />}
      </Stack>
    </AdminPage>
  );
};
