import { Checkbox, Icon, iconButtonClass, Menu, MenuItem, MenuSeparator } from '@cafeteria/ui';
import { useAdminText } from '../texts.ts';
import styles from './ColumnMenu.module.css';
import type { Columns } from './use-columns.ts';
import { useIsPhone } from './use-is-phone.ts';

type Props = { readonly columns: Columns; readonly labelOf: (key: string) => string };

/** Which columns a list shows; the first is always there. Boxes keep the menu open, arrows go through them. */
export const ColumnMenu = ({
  columns: { all, shown, isChosen, toggle, reset },
  labelOf,
}: Props) => {
  const text = useAdminText();
  // rows are cards there
  if (useIsPhone()) return null;
  return (
    <Menu
      label={text('columns.title')}
      trigger={<Icon name="columns" />}
      triggerClassName={iconButtonClass({ size: 'Small' })}
      triggerTestId="columns"
      align="end"
    >
      {all.slice(1).map((column) => (
        <Checkbox
          key={column.key}
          className={styles.item}
          label={labelOf(column.key)}
          checked={shown.includes(column)}
          onChange={() => toggle(column.key)}
        />
      ))}
      <MenuSeparator />
      <MenuItem icon="undo" disabled={!isChosen} onSelect={reset}>
        {text('columns.reset')}
      </MenuItem>
    </Menu>
  );
};
