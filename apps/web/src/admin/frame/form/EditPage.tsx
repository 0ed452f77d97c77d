import { buttonClass } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { useServices } from '../../../shared/services.ts';
import { AdminPage, type Crumb } from '../AdminPage.tsx';
import { pathOf, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { History } from '../detail/History.tsx';
import { ActiveSwitch } from '../ActiveSwitch.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { RecordMark } from '../RecordMark.tsx';
import { useAdminText } from '../texts.ts';
import { useItem } from '../use-record.ts';
import styles from './Form.module.css';
import { AroundForm, ResourceForm } from './ResourceForm.tsx';
import type { SaveMode } from './use-record-form.ts';
import { useLocalized } from '../use-localized.ts';
import { useLanding } from './use-landing.ts';
import type { SavingOptions } from './use-saving.ts';
import { PageLink } from '../PageLink.tsx';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly id: number;
  readonly copyMode?: 'COPY' | undefined;
  /** The field to begin at. */
  readonly field?: string | undefined;
  readonly crumbs: readonly Crumb[];
};

/** The crumbs after the list: the record, with its detail page if it has one, and the action. */
const ownCrumbs = (
  { name, hasNoDetail }: Resource,
  title: string,
  detail: string,
  action: string,
): readonly Crumb[] =>
  hasNoDetail
    ? [{ key: `${name}.edit`, label: title }]
    : [
        { key: `${name}.detail`, label: title, href: detail },
        { key: `${name}.edit`, label: action },
      ];

/** A record without a page of its own has its history here. */
const OwnHistory = ({ resource, id }: { readonly resource: Resource; readonly id: number }) =>
  resource.hasNoDetail ? <History resource={resource} id={id} /> : null;

/** The heading, what stands beside it and below, while a record or its copy is edited. */
const useHead = (resource: Resource, parent: Values, item: Values | undefined, mode: SaveMode) => {
  const text = useAdminText();
  const tell = useLocalized();
  if (!item) return undefined;
  const title = resource.title(item, tell);
  return mode === 'COPY'
    ? {
        title,
        heading: text('form.copyOf', { name: title }),
        mark: undefined,
        actions: undefined,
        note: text('form.copyNote'),
        action: text('action.copy'),
      }
    : {
        title,
        heading: title,
        mark: <RecordMark item={item} />,
        actions: <ActiveSwitch resource={resource} parent={parent} item={item} />,
        note: undefined,
        action: text('action.edit'),
      };
};

/** The page that edits a record, or saves what was edited as a new one. */
export const EditPage = ({ resource, parent, id, copyMode, field, crumbs }: Props) => {
  const mode: SaveMode = copyMode ?? 'STORE';
  const text = useAdminText();
  const tell = useLocalized();
  const land = useLanding(resource, parent);
  const { goesOn } = useLocation().state;
  const { notifications } = useServices();
  const item = useItem(resource, parent, id);
  const head = useHead(resource, parent, item, mode);
  if (!item || !head) return <PageSkeleton />;
  const detail = resource.hasNoDetail ? pathOf(resource, parent) : pathOf(resource, parent, id);
  const onSaved: SavingOptions['onSaved'] = (saved, chosen, goesFurther) => {
    if (chosen === 'STORE') return;
    notifications.add('success', text('done.copied', { name: resource.title(saved, tell) }));
    land(saved, goesFurther);
  };
  return (
    <AroundForm resource={resource}>
      <AdminPage
        crumbs={[...crumbs, ...ownCrumbs(resource, head.title, detail, head.action)]}
        title={head.heading}
        mark={head.mark}
        actions={head.actions}
        note={head.note}
      >
        <ResourceForm
          key={`${id} ${mode}`}
          resource={resource}
          parent={parent}
          item={item}
          mode={mode}
          focus={field}
          goesOn={goesOn}
          onSaved={onSaved}
        >
          <PageLink
            href={detail}
            className={buttonClass({ kind: 'ghost', className: styles.back })}
          >
            {text(resource.hasNoDetail ? 'action.list' : 'action.detail')}
          </PageLink>
        </ResourceForm>
        {mode === 'STORE' && <OwnHistory resource={resource} id={id} />}
      </AdminPage>
    </AroundForm>
  );
};
