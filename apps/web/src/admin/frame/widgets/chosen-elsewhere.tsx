import type { AdminKey } from '@cafeteria/i18n';
import { Button } from '@cafeteria/ui';
import { number } from '../../../shared/url-state/index.ts';
import { useAdminText } from '../texts.ts';
import type { FilterWidget } from '../widget.ts';

/** A filter whose control its reader may not use: what another page set it to is told, and can be dropped. */
export const onlyShown = <V,>(filter: FilterWidget<V>): FilterWidget<V> => ({
  ...filter,
  isOnlyShown: true,
  Edit: ({ label, value, onChange }) => {
    const text = useAdminText();
    return value === undefined ? null : (
      <Button kind="ghost" size="Small" icon="close" onClick={() => onChange(undefined)}>
        {text('list.dropFilter', { name: label })}
      </Button>
    );
  },
});
/** An id another page narrows the list by; here it can only be dropped, under the given text. */
export const chosenElsewhere = (dropKey: AdminKey): FilterWidget<number> => ({
  read: number,
  isOnlyShown: true,
  Edit: ({ value, onChange }) => {
    const text = useAdminText();
    return value === undefined ? null : (
      <Button kind="ghost" size="Small" onClick={() => onChange(undefined)}>
        {text(dropKey)}
      </Button>
    );
  },
  Name: ({ value }) => `#${value}`,
});
