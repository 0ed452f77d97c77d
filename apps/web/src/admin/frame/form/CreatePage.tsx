import { useServices } from '../../../shared/services.ts';
import { AdminPage, type Crumb } from '../AdminPage.tsx';
import type { Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText, useResourceTexts } from '../texts.ts';
import { AroundForm, ResourceForm } from './ResourceForm.tsx';
import { useLocalized } from '../use-localized.ts';
import { useLanding } from './use-landing.ts';
import type { SavingOptions } from './use-saving.ts';

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
  const land = useLanding(resource, parent);
  const { notifications } = useServices();
  const onSaved: SavingOptions['onSaved'] = (saved, _mode, goesOn) => {
    notifications.add('success', text('done.created', { name: resource.title(saved, tell) }));
    land(saved, goesOn);
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
