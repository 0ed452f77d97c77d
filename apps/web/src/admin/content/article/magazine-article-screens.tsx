import { getRouteApi } from '@tanstack/react-router';
import { ArticleForm, magazineArticleResource } from './index.ts';
import { CreatePage, DetailPage, EditPage, ListPage } from '../../frame/index.ts';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const list = getRouteApi('/admin/magazine');
const detail = getRouteApi('/admin/magazine/$id');
const edit = getRouteApi('/admin/magazine/$id/edit');
const useCrumbs = () => useListCrumbs(magazineArticleResource);

export const MagazineArticleList = () => (
  <ListPage resource={magazineArticleResource} search={list.useSearch()} />
);
export const MagazineArticleCreate = () => (
  <ArticleForm>
    <CreatePage resource={magazineArticleResource} crumbs={useCrumbs()} />
  </ArticleForm>
);
export const MagazineArticleDetail = () => (
  <DetailPage resource={magazineArticleResource} id={detail.useParams().id} crumbs={useCrumbs()} />
);
export const MagazineArticleEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return (
    <ArticleForm>
      <EditPage
        resource={magazineArticleResource}
        id={edit.useParams().id}
        mode={copyMode}
        focus={field}
        crumbs={useCrumbs()}
      />
    </ArticleForm>
  );
};
