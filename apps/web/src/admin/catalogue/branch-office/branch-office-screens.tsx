import { getRouteApi } from '@tanstack/react-router';
import { branchOfficeResource } from './index.ts';
import { CreatePage, DetailPage, EditPage } from '../../frame/index.ts';
import { usePartnerCrumbs } from '../../shell/use-crumbs.ts';

const create = getRouteApi('/admin/partner/$partnerId/branch-office/create');
const detail = getRouteApi('/admin/partner/$partnerId/branch-office/$branchOfficeId');
const edit = getRouteApi('/admin/partner/$partnerId/branch-office/$branchOfficeId/edit');

export const BranchOfficeCreate = () => {
  const { partnerId } = create.useParams();
  return (
    <CreatePage
      resource={branchOfficeResource}
      parent={{ partnerId }}
      crumbs={usePartnerCrumbs(partnerId)}
    />
  );
};
export const BranchOfficeDetail = () => {
  const { partnerId, branchOfficeId } = detail.useParams();
  return (
    <DetailPage
      resource={branchOfficeResource}
      parent={{ partnerId }}
      id={branchOfficeId}
      crumbs={usePartnerCrumbs(partnerId)}
      listHref={`/admin/partner/${partnerId}?tab=branches`}
    />
  );
};
export const BranchOfficeEdit = () => {
  const { partnerId, branchOfficeId } = edit.useParams();
  const { copyMode, field } = edit.useSearch();
  return (
    <EditPage
      resource={branchOfficeResource}
      parent={{ partnerId }}
      id={branchOfficeId}
      mode={copyMode}
      focus={field}
      crumbs={usePartnerCrumbs(partnerId)}
    />
  );
};
