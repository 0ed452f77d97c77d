import { api } from '@cafeteria/contract/light';
import { buttonClass, Icon } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { ArticleForm, clientArticleResource, CopyToClients } from './index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import {
  AdminPage,
  CreatePage,
  type Crumb,
  DetailPage,
  EditPage,
  ResourceList,
  useAdminText,
} from '../../frame/index.ts';
import { useClientCrumbs } from '../../shell/use-crumbs.ts';

const list = getRouteApi('/admin/client/$clientId/article');
const create = getRouteApi('/admin/client/$clientId/article/create');
const detail = getRouteApi('/admin/client/$clientId/article/$articleId');
const edit = getRouteApi('/admin/client/$clientId/article/$articleId/edit');

const useCrumbs = (clientId: number): readonly Crumb[] => {
  const text = useAdminText();
  return [
    ...useClientCrumbs(clientId),
    {
      key: 'clientArticle.list',
      label: text('clientArticle.list'),
      href: `/admin/client/${clientId}/article`,
    },
  ];
};

/** What an employer tells its own people, in the order they read it. */
export const ClientArticleList = () => {
  const text = useAdminText();
  const { clientId } = list.useParams();
  const createHref = `/admin/client/${clientId}/article/create`;
  const actions = (
    <AppLink href={createHref} className={buttonClass({})}>
      <Icon name="plus" size="em" /> {text('clientArticle.create')}
    </AppLink>
  );
  return (
    <AdminPage crumbs={useCrumbs(clientId)} title={text('clientArticle.list')} actions={actions}>
      <ResourceList
        resource={clientArticleResource}
        parent={{ clientId }}
        search={list.useSearch()}
        ordering={{ route: api.clientArticleAdmin.order, params: { clientId } }}
        createHref={createHref}
      />
    </AdminPage>
  );
};
export const ClientArticleCreate = () => {
  const { clientId } = create.useParams();
  return (
    <ArticleForm>
      <CreatePage
        resource={clientArticleResource}
        parent={{ clientId }}
        crumbs={useCrumbs(clientId)}
      />
    </ArticleForm>
  );
};
export const ClientArticleDetail = () => {
  const { clientId, articleId } = detail.useParams();
  return (
    <DetailPage
      resource={clientArticleResource}
      parent={{ clientId }}
      id={articleId}
      crumbs={useCrumbs(clientId)}
    >
      {(sections, item) => (
        <>
          {sections}
          <CopyToClients clientId={clientId} article={item} />
        </>
      )}
    </DetailPage>
  );
};
export const ClientArticleEdit = () => {
  const { clientId, articleId } = edit.useParams();
  const { copyMode, field } = edit.useSearch();
  return (
    <ArticleForm>
      <EditPage
        resource={clientArticleResource}
        parent={{ clientId }}
        id={articleId}
        mode={copyMode}
        focus={field}
        crumbs={useCrumbs(clientId)}
      />
    </ArticleForm>
  );
};
