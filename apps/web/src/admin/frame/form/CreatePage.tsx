import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../../shared/services.ts';
import { AdminPage, type Crumb } from '../AdminPage.tsx';
import { recordPath, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { AroundForm, ResourceForm } from './ResourceForm.tsx';
import { useLocalized } from '../use-localized.ts';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly initial: Values;
  readonly crumbs: readonly Crumb[];
};

/** The page that makes a new record; it leads to the record's detail. */
export const CreatePage = ({ resource, parent, initial, crumbs }: Props) => {
  const text = useAdminText();
  const tell = useLocalized();
  const texts = useResourceTexts(resource);
  const navigate = useNavigate();
  const { notifications } = useServices();
  const onSaved = (saved: Values): void => {
    notifications.add('success', text('done.created', { name: resource.title(saved, tell) }));
    void navigate({ to: recordPath(resource, parent, Number(saved.id)) });
  };
  return (
    <AroundForm resource={resource}>
      <AdminPage
        crumbs={[...crumbs, { key: `${resource.name}.create`, label: texts.text('create') }]}
        title={texts.text('create')}
      >
        <ResourceForm resource={resource} parent={parent} initial={initial} onSaved={onSaved} />
      </AdminPage>
    </AroundForm>
  );
};
