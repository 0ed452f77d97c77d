import { buttonClass, Icon, LinkTabs } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { PageLink, useHasPage, renderPageLink } from '../PageLink.tsx';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { idName, pathOf, type Resource, type Tab } from '../resource.ts';
import type { Search } from '../search.ts';
import { Stack } from '../AdminPage.tsx';
import { useRuntimeText } from '../texts.ts';
import type { Values } from '../widget.ts';

type Props = {
  readonly resource: Resource;
  readonly item: Values;
  readonly search: Search;
  readonly children: ReactNode;
};

/** The list of a tab: records under this one, or records narrowed to it. */
const TabList = ({
  owner,
  id,
  tab: { importPath },
  listed,
  search,
}: {
  readonly owner: Resource;
  readonly id: number;
  readonly tab: Tab;
  readonly listed: Resource;
  readonly search: Search;
}) => {
  const text = useRuntimeText();
  const scope = { [idName(owner)]: id };
  const isUnder = listed.path.startsWith(`${owner.path}/`);
  const create = isUnder
    ? pathOf(listed, scope, 'create')
    : pathOf(listed, {}, 'create') + stringifySearch(scope);
  const { order } = listed.routes;
  return (
    <ResourceList
      resource={listed}
      {...(isUnder ? { parent: scope } : { fixed: scope })}
      search={search}
      ordering={order && { route: order, params: scope }}
      createHref={create}
      end={
        <>
          {importPath && (
            <PageLink
              className={buttonClass({ kind: 'ghost', size: 'Small' })}
              href={pathOf(owner, {}, id, importPath)}
            >
              <Icon name="upload" size="em" /> {text(`${owner.name}Tab.import`)}
            </PageLink>
          )}
          <PageLink className={buttonClass({ size: 'Small' })} href={create}>
            <Icon name="plus" size="em" /> {text(`${listed.name}.create`)}
          </PageLink>
        </>
      }
    />
  );
};

/** A record and what belongs to it, each in a tab. */
export const DetailTabs = ({ resource, item, search, children }: Props) => {
  const text = useRuntimeText();
  const id = Number(item.id);
  const basePath = pathOf(resource, {}, id);
  const hasPage = useHasPage();
  const tabs = resource.tabs.filter(({ path }) => !path || hasPage(`${basePath}/${path}`));
  const selected = tabs.find(({ key }) => key === search.tab);
  return (
    <Stack>
      {/* one alone chooses nothing */}
      {tabs.length > 0 && (
        <LinkTabs
          label={text(`${resource.name}Tab.label`)}
          selected={selected?.key ?? 'detail'}
          renderLink={renderPageLink}
          items={[
            { key: 'detail', label: text(`${resource.name}Tab.detail`), href: basePath },
            ...tabs.map(({ key, path, count }) => ({
              key,
              label: text(`${resource.name}Tab.${key}`),
              href: path ? `${basePath}/${path}` : `${basePath}?tab=${key}`,
              ...(count && { count: Number(item[count]) }),
            })),
          ]}
        />
      )}
      {selected?.resource ? (
        <TabList
          key={selected.key}
          owner={resource}
          id={id}
          tab={selected}
          listed={selected.resource}
          search={search}
        />
      ) : (
        children
      )}
    </Stack>
  );
};
