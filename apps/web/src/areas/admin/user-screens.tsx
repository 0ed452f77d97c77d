import { getRouteApi } from '@tanstack/react-router';
import { AccountCard, userResource } from '../../features/user/index.ts';
import { CreatePage, DetailPage, EditPage, ListPage } from '../../platform/resource/index.ts';
import styles from './PartnerDetail.module.css';
import { useListCrumbs } from './use-crumbs.ts';

const list = getRouteApi('/admin/user');
const create = getRouteApi('/admin/user/create');
const detail = getRouteApi('/admin/user/$userId');
const edit = getRouteApi('/admin/user/$userId/edit');
const useCrumbs = () => useListCrumbs('user', userResource.path);

export const UserList = () => <ListPage resource={userResource} search={list.useSearch()} />;
export const UserCreate = () => {
  const { clientId } = create.useSearch();
  return <CreatePage resource={userResource} initial={clientId === undefined ? undefined : { clientId }} crumbs={useCrumbs()} />;
};
export const UserDetail = () => (
  <DetailPage resource={userResource} id={detail.useParams().userId} crumbs={useCrumbs()}>
    {(sections, user) => <div className={styles.tabs}>{sections}<AccountCard user={user} /></div>}
  </DetailPage>
);
export const UserEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return <EditPage resource={userResource} id={edit.useParams().userId} mode={copyMode} focus={field} crumbs={useCrumbs()} />;
};
