import type { Visibility } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Field, MultiSelect, SegmentedControl } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, type Widget, type WidgetProps } from '../../frame/index.ts';
import styles from './Audience.module.css';

const modes = ['ALL', 'ONLY', 'EXCEPT'] as const;
const useClients = () => useQuery(read(api.clientAdmin.options, {})).data ?? [];

const VisibilityEdit = ({
  label,
  description,
  value,
  onChange,
  error,
}: WidgetProps<Visibility>) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const clients = useClients().map(({ id, name }) => ({ key: String(id), label: name }));
  const selected = value.clientIds.map(
    (id) => clients.find(({ key }) => key === String(id)) ?? { key: String(id), label: `#${id}` },
  );
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
            <MultiSelect
              label={text('visibility.clients')}
              error={error('clientIds')}
              items={clients}
              selected={selected}
              onChange={(next) =>
                onChange({ ...value, clientIds: next.map(({ key }) => Number(key)) })
              }
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
const VisibilityShow = ({ value }: { readonly value: Visibility }) => {
  const text = useAdminText();
  const clients = useClients();
  const names = value.clientIds
    .map((id) => clients.find((client) => client.id === id)?.name ?? `#${id}`)
    .join(', ');
  return `${text(`enum.visibility.${value.mode}`)}${value.mode === 'ALL' ? '' : `: ${names}`}`;
};

/** Which employers' people see something. */
export const visibility = (): Widget<Visibility> => ({
  empty: { mode: 'ALL', clientIds: [] },
  isWide: true,
  Edit: VisibilityEdit,
  Show: VisibilityShow,
});
