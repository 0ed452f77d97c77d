import { api } from '@cafeteria/contract/light';
import {
  buttonClass,
  Icon,
  iconButtonClass,
  Menu,
  MenuItem,
  menuItemClass,
  Switch,
} from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminPage, type Crumb } from '../AdminPage.tsx';
import { Allowed } from '../Allowed.tsx';
import { PageLink } from '../PageLink.tsx';
import { pathOf, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import page from '../Page.module.css';
import { RecordMark } from '../RecordMark.tsx';
import { RefusalBanner } from '../RefusalBanner.tsx';
import { useAdminText } from '../texts.ts';
import { useItem, useRecordActions } from '../use-record.ts';
import { useSwitching } from '../use-switching.tsx';
import type { Search } from '../search.ts';
import { DetailSections } from './DetailSections.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { History } from './History.tsx';
import { Modified } from './Modified.tsx';
import { useLocalized } from '../use-localized.ts';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly id: number;
  readonly search: Search;
  /** The way to its list, where one goes when the record is gone. */
  readonly crumbs: readonly Crumb[];
};
type BodyProps = Pick<Props, 'resource' | 'parent' | 'search'> & { readonly item: Values };

/** The record, with what belongs to it. */
const Body = ({ resource, parent, search, item }: BodyProps) => {
  const { AroundDetail, tabs } = resource;
  const own = <DetailSections resource={resource} item={item} />;
  const sections = AroundDetail ? (
    <AroundDetail item={item} parent={parent}>
      {own}
    </AroundDetail>
  ) : (
    own
  );
  if (tabs.length === 0) return sections;
  return (
    <DetailTabs resource={resource} item={item} search={search}>
      {sections}
    </DetailTabs>
  );
};

/** The rarer actions; nothing when the resource allows none of them. */
const MoreActions = ({
  resource: { routes },
  edit,
  onDelete,
}: {
  readonly resource: Resource;
  readonly edit: string;
  readonly onDelete: () => void;
}) => {
  const text = useAdminText();
  if (!routes.copy && !routes.remove) return null;
  return (
    <Menu
      label={text('action.more')}
      trigger={<Icon name="more" />}
      triggerClassName={iconButtonClass({ kind: 'outlined' })}
      align="end"
    >
      {routes.copy && (
        <PageLink href={`${edit}?copyMode=COPY`} className={menuItemClass()}>
          <Icon name="copy" />
          <span>{text('action.copy')}</span>
        </PageLink>
      )}
      {routes.remove && (
        <MenuItem icon="trash" tone="negative" onSelect={onDelete}>
          {text('action.delete')}
        </MenuItem>
      )}
    </Menu>
  );
};

/** What can be done with a record, beside its title. */
const Actions = ({
  resource,
  item,
  edit,
  isSwitching,
  onSwitch,
  onDelete,
}: {
  readonly resource: Resource;
  readonly item: Values;
  readonly edit: string;
  readonly isSwitching: boolean;
  readonly onSwitch: (isActive: boolean) => void;
  readonly onDelete: () => void;
}) => {
  const text = useAdminText();
  return (
    <>
      {resource.routes.activate && (
        <Switch
          label={text('active.on')}
          checked={item.active === true}
          disabled={isSwitching}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      )}
      {resource.publicPath && (
        <a
          className={buttonClass({ kind: 'ghost' })}
          href={resource.publicPath(item)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="external-link" size="em" />{' '}
          <span className={page.wordy}>{text('action.showPublic')}</span>
        </a>
      )}
      <PageLink href={edit} className={buttonClass({})}>
        <Icon name="edit" size="em" /> {text('action.edit')}
      </PageLink>
      <MoreActions resource={resource} edit={edit} onDelete={onDelete} />
    </>
  );
};

/** The page that shows a record and what can be done with it. */
export const DetailPage = ({ resource, parent, id, search, crumbs }: Props) => {
  const tell = useLocalized();
  const navigate = useNavigate();
  const [isKept, setKept] = useState(true);
  const item = useItem(resource, parent, id, isKept);
  const [isAsked, setAsked] = useState(false);
  const { activate, remove, refusal, forget, isSwitching, isRemoving } = useRecordActions(
    resource,
    parent,
  );
  const { turn, question } = useSwitching(resource, activate);
  if (!item) return <PageSkeleton />;
  const title = resource.title(item, tell);
  const isShownBySwitch = resource.routes.activate !== undefined && item.publication === undefined;
  const confirm = async (args: Values): Promise<void> => {
    setKept(false);
    const isGone = await remove(item, args);
    setKept(!isGone);
    setAsked(false);
    if (isGone) await navigate({ href: crumbs.at(-1)?.href ?? '/admin', replace: true });
  };
  return (
    <AdminPage
      crumbs={[...crumbs, { key: `${resource.name}.detail`, label: title }]}
      title={title}
      mark={isShownBySwitch ? undefined : <RecordMark item={item} />}
      note={<Modified item={item} />}
      actions={
        <Actions
          resource={resource}
          item={item}
          edit={pathOf(resource, parent, id, 'edit')}
          isSwitching={isSwitching}
          onSwitch={(isActive) => turn(item, isActive)}
          onDelete={() => setAsked(true)}
        />
      }
    >
      {refusal && (
        <RefusalBanner resource={resource} parent={parent} refusal={refusal} onDismiss={forget} />
      )}
      <Body resource={resource} parent={parent} search={search} item={item} />
      <Allowed to={api.audit.list}>
        <History resource={resource} id={id} />
      </Allowed>
      {question}
      <DeleteDialog
        resource={resource}
        item={isAsked ? item : undefined}
        isPending={isRemoving}
        onConfirm={(args) => void confirm(args)}
        onCancel={() => setAsked(false)}
      />
    </AdminPage>
  );
};
