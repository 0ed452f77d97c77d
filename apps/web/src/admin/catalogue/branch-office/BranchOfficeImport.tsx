import { api } from '@cafeteria/contract/light';
import { ownPage, type PageProps } from '../../frame/index.ts';
import { ImportPage } from '../../widgets/import/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import { branchOfficeImport } from './branch-office-import.ts';

type Props = PageProps<{ readonly partnerId: number }, { readonly importId?: number | undefined }>;

const BranchOfficeImport = ({ params: { partnerId }, search: { importId }, crumbs }: Props) => (
  <ImportPage
    name="branchOffice.import"
    label="partnerTab.import"
    kind={branchOfficeImport(partnerId)}
    importId={importId}
    crumbs={crumbs}
  />
);

/** Branch offices of a partner from a CSV file. */
export const branchOfficeImportPage = ownPage({
  name: 'branchOffice.import',
  path: '/admin/partner/$partnerId/branch-office/import',
  needs: Object.values(api.branchOfficeImport),
  search: { importId: number },
  Screen: BranchOfficeImport,
});
