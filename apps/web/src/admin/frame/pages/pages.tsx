import type { Namespace } from '@cafeteria/i18n';
import { DetailPage } from '../detail/DetailPage.tsx';
import { CreatePage } from '../form/CreatePage.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { OwnPage, PageProps, Resource, Screen } from '../resource.ts';
import { filterReadersOf, listReadersOf } from '../list-readers.ts';
import { editReaders, readSearch, type Readers, word } from '../search.ts';
import { SingletonPage } from '../SingletonPage.tsx';
import type { Values } from '../widget.ts';

/** A page of administration: where it is, what it reads from its address, and what draws it. */
export type PageSpec = {
  readonly path: string;
  readonly readSearch: (raw: Values) => Values;
  readonly namespaces: readonly Namespace[];
  readonly Screen: Screen<PageProps>;
};

const reading =
  (readers: Readers) =>
  (raw: Values): Values =>
    readSearch(readers, raw);

const listPage = (resource: Resource): Omit<PageSpec, 'namespaces'> => {
  const OwnScreen = resource.ownList?.Screen;
  return {
    path: resource.path,
    readSearch: reading(listReadersOf(resource)),
    Screen: ({ params, search, crumbs }) =>
      OwnScreen ? (
        <OwnScreen resource={resource} search={search} />
      ) : (
        <ListPage resource={resource} parent={params} search={search} crumbs={crumbs} />
      ),
  };
};

const createPage = (resource: Resource): Omit<PageSpec, 'namespaces'> => {
  const filters = filterReadersOf(resource);
  const readers = Object.entries(filters).filter(([name]) => resource.fromSearch.includes(name));
  return {
    path: `${resource.path}/create`,
    readSearch: reading(Object.fromEntries(readers)),
    Screen: ({ params, search, crumbs }) => (
      <CreatePage resource={resource} parent={params} initial={search} crumbs={crumbs} />
    ),
  };
};

/** A tab is a list whose state is in the address of the record. */
const readTab =
  (resource: Resource) =>
  (raw: Values): Values => {
    const tabs = resource.tabs.filter((tab) => tab.resource);
    const tab = word(tabs.map(({ key }) => key))(raw.tab);
    const listed = tabs.find(({ key }) => key === tab)?.resource;
    return listed ? { ...readSearch(listReadersOf(listed), raw), tab } : {};
  };
const detailPage = (resource: Resource): Omit<PageSpec, 'namespaces'> => ({
  path: `${resource.path}/$id`,
  readSearch: readTab(resource),
  Screen: ({ params: { id = 0, ...parent }, search, crumbs }) => (
    <DetailPage resource={resource} parent={parent} id={id} search={search} crumbs={crumbs} />
  ),
});

const editPage = (resource: Resource): Omit<PageSpec, 'namespaces'> => ({
  path: `${resource.path}/$id/edit`,
  readSearch: reading(editReaders),
  Screen: ({ params: { id = 0, ...parent }, search, crumbs }) => (
    <EditPage
      resource={resource}
      parent={parent}
      id={id}
      {...readSearch(editReaders, search)}
      crumbs={crumbs}
    />
  ),
});

const singletonPage = (resource: Resource): Omit<PageSpec, 'namespaces'> => ({
  path: resource.path,
  readSearch: () => ({}),
  Screen: () => <SingletonPage resource={resource} />,
});

export const ownPageSpec = ({ path, readers, Screen: OwnScreen }: OwnPage): PageSpec => ({
  path,
  readSearch: reading(readers),
  namespaces: ['admin'],
  Screen: OwnScreen,
});

/** The pages of a resource; a list that stands in a tab has none of its own. */
export const pagesOf = (resource: Resource, isInTab: boolean): readonly PageSpec[] => {
  const { routes, namespaces } = resource;
  const hasList = !isInTab && (resource.columns.length > 0 || resource.ownList);
  const made = resource.isSingleton
    ? [singletonPage(resource)]
    : [
        ...(hasList ? [listPage(resource)] : []),
        ...(routes.create ? [createPage(resource)] : []),
        ...(resource.hasNoDetail ? [] : [detailPage(resource)]),
        ...(routes.update ? [editPage(resource)] : []),
      ];
  return [...made.map((page) => ({ ...page, namespaces })), ...resource.pages.map(ownPageSpec)];
};
