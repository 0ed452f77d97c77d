import { getRouteApi } from '@tanstack/react-router';
import { offerResource } from './index.ts';
import { CreatePage, DetailPage, EditPage, ListPage } from '../../frame/index.ts';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const list = getRouteApi('/admin/offer');
const create = getRouteApi('/admin/offer/create');
const detail = getRouteApi('/admin/offer/$offerId');
const edit = getRouteApi('/admin/offer/$offerId/edit');
const useCrumbs = () => useListCrumbs(offerResource);

export const OfferList = () => <ListPage resource={offerResource} search={list.useSearch()} />;
export const OfferCreate = () => {
  const { partnerId } = create.useSearch();
  return (
    <CreatePage
      resource={offerResource}
      initial={partnerId === undefined ? undefined : { partnerId }}
      crumbs={useCrumbs()}
    />
  );
};
export const OfferDetail = () => (
  <DetailPage resource={offerResource} id={detail.useParams().offerId} crumbs={useCrumbs()} />
);
export const OfferEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return (
    <EditPage
      resource={offerResource}
      id={edit.useParams().offerId}
      mode={copyMode}
      focus={field}
      crumbs={useCrumbs()}
    />
  );
};
