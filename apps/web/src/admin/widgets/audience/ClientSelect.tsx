import { api } from '@cafeteria/contract/light';
import { MultiSelect } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { unnamed, useAdminText } from '../../frame/index.ts';

const useClients = () => {
  const isAllowed = useMay()(api.clientAdmin.options);
  const { data, isLoading } = useQuery({
    ...read(api.clientAdmin.options, {}),
    enabled: isAllowed,
  });
  return { clients: data ?? [], isLoading };
};
/** What employers are called; who may not look at them is told their numbers. */
export const useClientNames = (): ((ids: readonly number[]) => readonly string[]) => {
  const { clients, isLoading } = useClients();
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return (ids) => ids.map((id) => names.get(id) ?? unnamed(id, isLoading));
};

type Props = {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly error?: string | undefined;
};
/** Employers to choose from, several at once. */
export const ClientSelect = ({ value, onChange, error }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const namesOf = useClientNames();
  const items = useClients().clients.map(({ id, name }) => ({ key: String(id), label: name }));
  return (
    <MultiSelect
      label={text('visibility.clients')}
      error={error}
      items={items}
      selected={namesOf(value).map((label, nth) => ({ key: String(value[nth]), label }))}
      onChange={(next) => onChange(next.map(({ key }) => Number(key)))}
      removeLabel={(item) => text('value.remove', { name: item.label })}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};
