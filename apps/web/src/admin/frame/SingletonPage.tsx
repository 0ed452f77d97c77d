import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AdminPage } from './AdminPage.tsx';
import type { Resource } from './resource.ts';
import type { Values } from './widget.ts';
import { History } from './detail/History.tsx';
import { Changed } from './detail/Modified.tsx';
import { ResourceForm } from './form/ResourceForm.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RecordMark } from './RecordMark.tsx';
import { useAdminText, useResourceTexts } from './texts.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** What there is exactly one of has this id. */
const onlyId = 1;
const nowhere = (): void => undefined;

/** The page of something there is exactly one of: its form, with the state readers see. */
export const SingletonPage = ({ resource }: { readonly resource: Resource }) => {
  const text = useAdminText();
  const texts = useResourceTexts(resource);
  const { data, isError, refetch } = useQuery(read(resource.routes.get, {}));
  const item = data as Values | undefined;
  if (isError && !item) return <LoadFailed onRetry={refetch} />;
  if (!item) return <PageSkeleton />;
  return (
    <AdminPage
      crumbs={[
        { key: 'admin', label: text('title'), href: '/admin' },
        { key: resource.name, label: texts.text('title') },
      ]}
      title={texts.text('title')}
      mark={item.publication !== undefined && <RecordMark item={item} />}
      note={<Changed item={item} />}
    >
      <ResourceForm resource={resource} parent={{}} item={item} onSaved={nowhere} />
      <History resource={resource} id={onlyId} />
    </AdminPage>
  );
};
