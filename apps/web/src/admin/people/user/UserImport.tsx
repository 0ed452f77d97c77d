import { Checkbox } from '@cafeteria/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  ImportColumns,
  ImportState,
  ImportUpload,
  PastImports,
  userImport,
} from '../../import/index.ts';
import { AdminPage, useAdminText } from '../../frame/index.ts';
import { useClientCrumbs } from '../../shell/use-crumbs.ts';

const path = '/admin/client/$clientId/user-import';
const route = getRouteApi(path);

/**
 * Users of a client from a CSV file: check, then import. The id of the import stands in the
 * address, so that people can leave it and come back.
 */
export const UserImport = () => {
  const text = useAdminText();
  const { clientId } = route.useParams();
  const { importId } = route.useSearch();
  const navigate = useNavigate();
  const [deactivatesMissing, setDeactivatesMissing] = useState(false);
  const kind = userImport(clientId, deactivatesMissing);
  const open = (id: number | undefined): void =>
    void navigate({ to: path, params: { clientId }, search: { importId: id } });
  const crumbs = [
    ...useClientCrumbs(clientId),
    { key: 'user.import', label: text('clientTab.import') },
  ];
  return (
    <AdminPage crumbs={crumbs} title={text('userImport.title')}>
      {importId === undefined ? (
        <>
          <ImportUpload kind={kind} onStarted={open}>
            <Checkbox
              label={text('userImport.deactivateMissing')}
              description={text('userImport.deactivateMissingHint')}
              checked={deactivatesMissing}
              onChange={(event) => setDeactivatesMissing(event.target.checked)}
            />
          </ImportUpload>
          <ImportColumns kind={kind} />
        </>
      ) : (
        <ImportState key={importId} kind={kind} id={importId} onAnother={() => open(undefined)} />
      )}
      <PastImports kind={kind} current={importId} />
    </AdminPage>
  );
};
