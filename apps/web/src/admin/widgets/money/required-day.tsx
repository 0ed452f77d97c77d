import { formatDate } from '@cafeteria/i18n';
import type { Widget } from '../../frame/index.ts';
import { DayField } from './DayField.tsx';

/** A day (`YYYY-MM-DD`) that must be said. */
export const requiredDay = (): Widget<string> => ({
  empty: '',
  isRequired: true,
  Show: ({ value }) => formatDate(value),
  Edit: ({ label, description, value, onChange, error }) => (
    <DayField
      label={label}
      description={description}
      error={error()}
      isRequired
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
    />
  ),
});
