import { api } from '@cafeteria/contract/light';
import { MultiSelect } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';

const useClients = () => useQuery(read(api.clientAdmin.options, {})).data ?? [];
/** What employers are called; those whose names are not there yet by their numbers. */
export const useClientNames = (): ((ids: readonly number[]) => readonly string[]) => {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  return (ids) => ids.map((id) => names.get(id) ?? `#${id}`);
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
  const items = useClients().map(({ id, name }) => ({ key: String(id), label: name }));
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
