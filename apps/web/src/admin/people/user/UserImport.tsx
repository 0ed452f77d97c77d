import { api } from '@cafeteria/contract/light';
import { Checkbox } from '@cafeteria/ui';
import { useState } from 'react';
import { number } from '../../../shared/url-state/index.ts';
import { ownPage, type PageProps, useAdminText } from '../../frame/index.ts';
import { ImportPage } from '../../widgets/import/index.ts';
import { userImport } from './user-import.ts';

type Props = PageProps<{ readonly clientId: number }, { readonly importId?: number | undefined }>;

const UserImport = ({ params: { clientId }, search: { importId }, crumbs }: Props) => {
  const text = useAdminText();
  const [deactivatesMissing, setDeactivatesMissing] = useState(false);
  return (
    <ImportPage
      name="user.import"
      label="clientTab.import"
      kind={userImport(clientId, deactivatesMissing)}
      importId={importId}
      crumbs={crumbs}
    >
      <Checkbox
        label={text('userImport.deactivateMissing')}
        description={text('userImport.deactivateMissingHint')}
        checked={deactivatesMissing}
        onChange={(event) => setDeactivatesMissing(event.target.checked)}
      />
    </ImportPage>
  );
};

/** Users of a client from a CSV file. */
export const userImportPage = ownPage({
  name: 'user.import',
  path: '/admin/client/$clientId/user-import',
  needs: Object.values(api.userImport),
  search: { importId: number },
  Screen: UserImport,
});
