import { buttonClass, Icon } from '@cafeteria/ui';
import { AdminPage } from '../AdminPage.tsx';
import { AppLink } from '../../../shared/navigation/index.ts';
import { pathOf, type Resource } from '../definition.ts';
import { useResourceTexts } from '../texts.ts';
import { ResourceList } from './ResourceList.tsx';
import type { Search } from './use-list.ts';

/** The page of a list. */
export const ListPage = ({
  resource,
  search,
}: {
  readonly resource: Resource;
  readonly search: Search;
}) => {
  const texts = useResourceTexts(resource);
  const create = (
    <AppLink href={pathOf(resource, {}, 'create')} className={buttonClass({})}>
      <Icon name="plus" size="em" /> {texts.text('create')}
    </AppLink>
  );
  return (
    <AdminPage title={texts.text('list')} actions={create}>
      <ResourceList resource={resource} search={search} />
    </AdminPage>
  );
};
