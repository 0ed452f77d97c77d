import type { AdminKey } from '@cafeteria/i18n';
import { Button } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { number } from '../../../shared/url-state/index.ts';
import { useAdminText } from '../texts.ts';
import type { FilterWidget } from '../widget.ts';
import { unnamed } from './Unnamed.tsx';

type DropProps = {
  readonly value: unknown;
  readonly onChange: (value: undefined) => void;
  readonly children: ReactNode;
};
/** All that is left to do with a value that is only told. */
const Drop = ({ value, onChange, children }: DropProps) =>
  value === undefined ? null : (
    <Button kind="ghost" size="Small" onClick={() => onChange(undefined)}>
      {children}
    </Button>
  );

/** A filter whose control its reader may not use: what another page set it to is told, and can be dropped. */
export const onlyShown = <V,>(filter: FilterWidget<V>): FilterWidget<V> => ({
  ...filter,
  isOnlyShown: true,
  Edit: ({ label, ...props }) => (
    <Drop {...props}>{useAdminText()('list.dropFilter', { name: label })}</Drop>
  ),
});
/** An id another page narrows the list by; here it can only be dropped, under the given text. */
export const chosenElsewhere = (dropKey: AdminKey): FilterWidget<number> => ({
  read: number,
  isOnlyShown: true,
  Edit: (props) => <Drop {...props}>{useAdminText()(dropKey)}</Drop>,
  Name: ({ value }) => unnamed(value, false),
});
