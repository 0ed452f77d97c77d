import type { Visibility } from '@cafeteria/contract';
import { Field, SegmentedControl } from '@cafeteria/ui';
import { useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import { ClientSelect, useClientNames } from './ClientSelect.tsx';
import styles from './Audience.module.css';

const modes = ['ALL', 'ONLY', 'EXCEPT'] as const;

const VisibilityEdit = ({
  label,
  description,
  value,
  onChange,
  error,
}: WidgetProps<Visibility>) => {
  const text = useAdminText();
  return (
    <Field label={label} description={description} error={error()} isGroup>
      {() => (
        <div className={styles.visibility}>
          <SegmentedControl
            label={label}
            size="small"
            segments={modes.map((mode) => ({
              value: mode,
              label: text(`enum.visibility.${mode}`),
            }))}
            value={value.mode}
            onChange={(mode) =>
              onChange({ mode, clientIds: mode === 'ALL' ? [] : value.clientIds })
            }
          />
          {value.mode !== 'ALL' && (
            <ClientSelect
              value={value.clientIds}
              error={error('clientIds')}
              onChange={(ids) => onChange({ ...value, clientIds: ids })}
            />
          )}
        </div>
      )}
    </Field>
  );
};
const VisibilityShow = ({ value }: { readonly value: Visibility }) => {
  const text = useAdminText();
  const namesOf = useClientNames();
  const mode = text(`enum.visibility.${value.mode}`);
  return value.mode === 'ALL' ? mode : `${mode}: ${namesOf(value.clientIds).join(', ')}`;
};

/** Which employers' people see something. */
export const visibility = (): Widget<Visibility> => ({
  empty: { mode: 'ALL', clientIds: [] },
  isWide: true,
  Edit: VisibilityEdit,
  Show: VisibilityShow,
});
