import { Field, SegmentedControl } from '@cafeteria/ui';
import { useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import { ClientSelect, useClientNames } from './ClientSelect.tsx';
import styles from './Audience.module.css';

const modes = ['ALL', 'ONLY'] as const;

const Edit = ({ label, description, value, onChange, error }: WidgetProps<number[] | null>) => {
  const text = useAdminText();
  return (
    <Field label={label} description={description} error={error()} isGroup>
      {() => (
        <div className={styles.stack}>
          <SegmentedControl
            label={label}
            size="small"
            segments={modes.map((mode) => ({
              value: mode,
              label: text(`enum.visibility.${mode}`),
            }))}
            value={value === null ? 'ALL' : 'ONLY'}
            onChange={(mode) => onChange(mode === 'ALL' ? null : [])}
          />
          {value !== null && <ClientSelect value={value} onChange={onChange} />}
        </div>
      )}
    </Field>
  );
};
const Show = ({ value }: { readonly value: readonly number[] | null }) => {
  const text = useAdminText();
  const namesOf = useClientNames();
  if (value === null) return text('enum.visibility.ALL');
  return `${text('enum.visibility.ONLY')}: ${namesOf(value).join(', ')}`;
};

/** Whose people see something: everybody's, or those of some employers. */
export const clientIds = (): Widget<number[] | null> => ({ empty: null, isWide: true, Edit, Show });
