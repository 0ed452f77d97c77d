import type { AdminKey } from '@cafeteria/i18n';
import { Button } from '@cafeteria/ui';
import { number } from '../../../shared/url-state/index.ts';
import { useAdminText } from '../texts.ts';
import type { FilterWidget } from '../widget.ts';

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
