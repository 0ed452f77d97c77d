import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  branchOfficeImport,
  ImportColumns,
  ImportState,
  ImportUpload,
  PastImports,
} from '../../import/index.ts';
import { AdminPage, useAdminText } from '../../frame/index.ts';
import { usePartnerCrumbs } from '../../shell/use-crumbs.ts';

const path = '/admin/partner/$partnerId/branch-office/import';
const route = getRouteApi(path);

/**
 * Branch offices from a CSV file: check, then import. The id of the import stands in the address,
 * so that people can leave it and come back.
 */
export const BranchOfficeImport = () => {
  const text = useAdminText();
  const { partnerId } = route.useParams();
  const { importId } = route.useSearch();
  const navigate = useNavigate();
  const kind = branchOfficeImport(partnerId);
  const open = (id: number | undefined): void =>
    void navigate({ to: path, params: { partnerId }, search: { importId: id } });
  const crumbs = [
    ...usePartnerCrumbs(partnerId),
    { key: 'branchOffice.import', label: text('partnerTab.import') },
  ];
  return (
    <AdminPage crumbs={crumbs} title={text('import.title')}>
      {importId === undefined ? (
        <>
          <ImportUpload kind={kind} onStarted={open} />
          <ImportColumns kind={kind} />
        </>
      ) : (
        <ImportState key={importId} kind={kind} id={importId} onAnother={() => open(undefined)} />
      )}
      <PastImports kind={kind} current={importId} />
    </AdminPage>
  );
};
