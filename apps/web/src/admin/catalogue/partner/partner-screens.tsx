import { getRouteApi } from '@tanstack/react-router';
import { partnerResource } from './index.ts';
import { CreatePage, EditPage, ListPage } from '../../frame/index.ts';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const list = getRouteApi('/admin/partner');
const edit = getRouteApi('/admin/partner/$partnerId/edit');

export const PartnerList = () => <ListPage resource={partnerResource} search={list.useSearch()} />;
export const PartnerCreate = () => (
  <CreatePage resource={partnerResource} crumbs={useListCrumbs(partnerResource)} />
);
export const PartnerEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return (
    <EditPage
      resource={partnerResource}
      id={edit.useParams().partnerId}
      mode={copyMode}
      focus={field}
      crumbs={useListCrumbs(partnerResource)}
    />
  );
};
