import { getRouteApi } from '@tanstack/react-router';
import { clientResource } from './index.ts';
import { CreatePage, EditPage, ListPage } from '../../frame/index.ts';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const list = getRouteApi('/admin/client');
const create = getRouteApi('/admin/client/create');
const edit = getRouteApi('/admin/client/$clientId/edit');
const useCrumbs = () => useListCrumbs(clientResource);

export const ClientList = () => <ListPage resource={clientResource} search={list.useSearch()} />;
export const ClientCreate = () => {
  const { companyId } = create.useSearch();
  return (
    <CreatePage
      resource={clientResource}
      initial={companyId === undefined ? undefined : { companyId }}
      crumbs={useCrumbs()}
    />
  );
};
export const ClientEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return (
    <EditPage
      resource={clientResource}
      id={edit.useParams().clientId}
      mode={copyMode}
      focus={field}
      crumbs={useCrumbs()}
    />
  );
};
