import { buttonClass, Icon } from '@cafeteria/ui';
import { AdminPage, type Crumb } from '../AdminPage.tsx';
import { PageLink } from '../PageLink.tsx';
import { pathOf, type Resource } from '../resource.ts';
import type { Search } from '../search.ts';
import { useResourceTexts } from '../texts.ts';
import type { Values } from '../widget.ts';
import { ResourceList } from './ResourceList.tsx';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly search: Search;
  readonly crumbs: readonly Crumb[];
};

/** Leads to the page that makes a new record. */
export const CreateLink = ({
  resource,
  href = pathOf(resource, {}, 'create'),
}: {
  readonly resource: Resource;
  readonly href?: string;
}) => (
  <PageLink href={href} className={buttonClass({})} data-new-record="">
    <Icon name="plus" size="em" /> {useResourceTexts(resource).text('create')}
  </PageLink>
);

/** The page of a list; what belongs to one record can be put in order. */
export const ListPage = ({ resource, parent, search, crumbs }: Props) => {
  const texts = useResourceTexts(resource);
  const { order } = resource.routes;
  const isOfRecord = Object.keys(parent).length > 0;
  return (
    <AdminPage
      crumbs={crumbs}
      title={texts.text('list')}
      actions={<CreateLink resource={resource} href={pathOf(resource, parent, 'create')} />}
    >
      <ResourceList
        resource={resource}
        parent={parent}
        search={search}
        ordering={order && isOfRecord ? { route: order, params: parent } : undefined}
      />
    </AdminPage>
  );
};
