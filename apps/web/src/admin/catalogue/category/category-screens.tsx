import { api } from '@cafeteria/contract/light';
import { resolveText } from '@cafeteria/contract';
import { buttonClass, Icon, LinkTabs } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CategoryOrder, categoryResource, subcategoryResource } from './index.ts';
import { read } from '../../../shared/api/index.ts';
import { AppLink, renderLink } from '../../../shared/navigation/index.ts';
import {
  AdminPage,
  CreatePage,
  type Crumb,
  DetailPage,
  EditPage,
  ResourceList,
  useAdminText,
} from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import styles from '../partner/PartnerDetail.module.css';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const detail = getRouteApi('/admin/category/$categoryId');
const edit = getRouteApi('/admin/category/$categoryId/edit');
const subcategoryCreate = getRouteApi('/admin/category/$categoryId/subcategory/create');
const subcategoryDetail = getRouteApi('/admin/category/$categoryId/subcategory/$subcategoryId');
const subcategoryEdit = getRouteApi('/admin/category/$categoryId/subcategory/$subcategoryId/edit');

export const CategoryList = () => (
  <AdminPage title={useAdminText()('category.list')}>
    <CategoryOrder />
  </AdminPage>
);

/** A category and its subcategories. */
export const CategoryDetail = () => {
  const text = useAdminText();
  const { categoryId } = detail.useParams();
  const { tab = 'detail', ...search } = detail.useSearch();
  const here = `${categoryResource.path}/${categoryId}`;
  const create = `${here}/subcategory/create`;
  return (
    <DetailPage
      resource={categoryResource}
      id={categoryId}
      crumbs={useListCrumbs(categoryResource)}
    >
      {(sections, category) => (
        <div className={styles.tabs}>
          <LinkTabs
            label={text('categoryTab.label')}
            selected={tab}
            renderLink={renderLink}
            items={[
              { key: 'detail', label: text('categoryTab.detail'), href: here },
              {
                key: 'subcategories',
                label: text('categoryTab.subcategories'),
                href: `${here}?tab=subcategories`,
                count: Number(category.subcategoryCount),
              },
            ]}
          />
          {tab === 'detail' && sections}
          {tab === 'subcategories' && (
            <ResourceList
              resource={subcategoryResource}
              parent={{ categoryId }}
              search={{ ...search, tab }}
              createHref={create}
              ordering={{ route: api.subcategoryAdmin.order, params: { categoryId } }}
              end={
                <AppLink className={buttonClass({ size: 'Small' })} href={create}>
                  <Icon name="plus" size="em" /> {text('subcategory.create')}
                </AppLink>
              }
            />
          )}
        </div>
      )}
    </DetailPage>
  );
};
export const CategoryEdit = () => (
  <EditPage
    resource={categoryResource}
    id={edit.useParams().categoryId}
    focus={edit.useSearch().field}
    crumbs={useListCrumbs(categoryResource)}
  />
);

const useCategoryCrumbs = (categoryId: number): readonly Crumb[] => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const crumbs = useListCrumbs(categoryResource);
  const { data } = useQuery(read(api.categoryAdmin.get, { id: categoryId }));
  const path = `${categoryResource.path}/${categoryId}`;
  return [
    ...crumbs,
    {
      key: 'category.detail',
      label: data ? resolveText(data.name, primary, primary) : `#${categoryId}`,
      href: path,
    },
    { key: 'subcategory.list', label: text('subcategory.list'), href: `${path}?tab=subcategories` },
  ];
};

export const SubcategoryCreate = () => {
  const { categoryId } = subcategoryCreate.useParams();
  return (
    <CreatePage
      resource={subcategoryResource}
      parent={{ categoryId }}
      crumbs={useCategoryCrumbs(categoryId)}
    />
  );
};
export const SubcategoryDetail = () => {
  const { categoryId, subcategoryId } = subcategoryDetail.useParams();
  return (
    <DetailPage
      resource={subcategoryResource}
      parent={{ categoryId }}
      id={subcategoryId}
      crumbs={useCategoryCrumbs(categoryId)}
      listHref={`${categoryResource.path}/${categoryId}?tab=subcategories`}
    />
  );
};
export const SubcategoryEdit = () => {
  const { categoryId, subcategoryId } = subcategoryEdit.useParams();
  const { copyMode, field } = subcategoryEdit.useSearch();
  return (
    <EditPage
      resource={subcategoryResource}
      parent={{ categoryId }}
      id={subcategoryId}
      mode={copyMode}
      focus={field}
      crumbs={useCategoryCrumbs(categoryId)}
    />
  );
};
