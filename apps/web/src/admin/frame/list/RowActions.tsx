import { Icon, iconButtonClass, Menu, MenuItem, menuItemClass } from '@cafeteria/ui';
import { PeekLink } from './Peek.tsx';
import { useIsCrowded, useIsPhone } from './use-is-phone.ts';
import { PageLink } from '../PageLink.tsx';
import { pathOf, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { useAdminText } from '../texts.ts';
import { useLocalized } from '../use-localized.ts';

type Props = {
  readonly resource: Resource;
  readonly parent: Values;
  readonly row: Values;
  /** Shows the record beside the list. */
  readonly onPeek: () => void;
  readonly onActivate: (active: boolean) => void;
  readonly onDelete: () => void;
};
type MenuProps = Omit<Props, 'parent'> & { readonly edit: string; readonly name: string };

/** What a row has no room for, and what is done with it more rarely. */
const RowMenu = ({ resource, row, edit, name, onPeek, onActivate, onDelete }: MenuProps) => {
  const text = useAdminText();
  const isActive = row.active === true;
  const { activate, copy, remove } = resource.routes;
  const isPhone = useIsPhone();
  const isCrowded = useIsCrowded();
  return (
    <Menu
      label={text('action.moreNamed', { name })}
      trigger={<Icon name="more" />}
      triggerClassName={iconButtonClass({ size: 'Small' })}
      align="end"
    >
      {isCrowded && !isPhone && (
        <MenuItem icon="info" onSelect={onPeek}>
          {text('peek.action')}
        </MenuItem>
      )}
      {isCrowded && (
        <PageLink href={edit} className={menuItemClass()}>
          <Icon name="edit" />
          <span>{text('action.edit')}</span>
        </PageLink>
      )}
      {activate && (
        <MenuItem icon={isActive ? 'pause' : 'play'} onSelect={() => onActivate(!isActive)}>
          {text(isActive ? 'action.deactivate' : 'action.activate')}
        </MenuItem>
      )}
      {copy && (
        <PageLink href={`${edit}?copyMode=COPY`} className={menuItemClass()}>
          <Icon name="copy" />
          <span>{text('action.copy')}</span>
        </PageLink>
      )}
      {remove && (
        <MenuItem icon="trash" tone="negative" onSelect={onDelete}>
          {text('action.delete')}
        </MenuItem>
      )}
    </Menu>
  );
};

/** What can be done with a row without opening it. */
export const RowActions = ({ parent, ...props }: Props) => {
  const { resource, row, onPeek } = props;
  const text = useAdminText();
  const tell = useLocalized();
  const name = resource.title(row, tell);
  const edit = pathOf(resource, parent, Number(row.id), 'edit');
  const { activate, copy, remove } = resource.routes;
  const hasMenu = Boolean(activate ?? copy ?? remove);
  return (
    <>
      <PeekLink name={name} onPeek={onPeek} isCrowded={hasMenu} />
      <PageLink
        href={edit}
        className={iconButtonClass({ size: 'Small' })}
        aria-label={text('action.editNamed', { name })}
        data-edit-record=""
        data-crowded={hasMenu || undefined}
      >
        <Icon name="edit" />
      </PageLink>
      {hasMenu && <RowMenu {...props} {...{ edit, name }} />}
    </>
  );
};
