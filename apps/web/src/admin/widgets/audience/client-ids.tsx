import { api } from '@cafeteria/contract/light';
import { Field, MultiSelect, SegmentedControl } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import styles from './Audience.module.css';

const modes = ['ALL', 'ONLY'] as const;
const useClients = () => useQuery(read(api.clientAdmin.options, {})).data ?? [];

const Edit = ({ label, description, value, onChange, error }: WidgetProps<number[] | null>) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const clients = useClients().map(({ id, name }) => ({ key: String(id), label: name }));
  const selected = (value ?? []).map(
    (id) => clients.find(({ key }) => key === String(id)) ?? { key: String(id), label: `#${id}` },
  );
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
          {value !== null && (
            <MultiSelect
              label={text('visibility.clients')}
              items={clients}
              selected={selected}
              onChange={(next) => onChange(next.map(({ key }) => Number(key)))}
              removeLabel={(item) => text('value.remove', { name: item.label })}
              emptyText={text('reference.nothing')}
              loadingText={text('reference.loading')}
              locale={i18n.language}
            />
          )}
        </div>
      )}
    </Field>
  );
};
const Show = ({ value }: { readonly value: readonly number[] | null }) => {
  const text = useAdminText();
  const clients = useClients();
  if (value === null) return text('enum.visibility.ALL');
  const names = value.map((id) => clients.find((client) => client.id === id)?.name ?? `#${id}`);
  return `${text('enum.visibility.ONLY')}: ${names.join(', ')}`;
};

/** Whose people see something: everybody's, or those of some employers. */
export const clientIds = (): Widget<number[] | null> => ({ empty: null, isWide: true, Edit, Show });
