import { formatAddress } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Badge, type ComboBoxItem, MultiSelect } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '../../platform/api/index.ts';
import { Blank, useAdminText, useDebounced, type Widget, type WidgetProps } from '../../platform/resource/index.ts';
import { usePartnerId } from './offer-subcategories.tsx';

const pauseMs = 250;
const offered = 100;

const Edit = ({ label, description, value, onChange, error }: WidgetProps<number[]>) => {
  const { i18n } = useTranslation();
  const text = useAdminText();
  const partnerId = usePartnerId();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<readonly ComboBoxItem[]>([]);
  const keyword = useDebounced(typed.trim(), pauseMs);
  const { data, isFetching } = useQuery({ ...read(api.branchOfficeAdmin.list, { partnerId: partnerId ?? 0, keyword: keyword || undefined, pageSize: offered, sortBy: 'NAME' }), enabled: partnerId !== undefined, placeholderData: keepPreviousData });
  const items: ComboBoxItem[] = (data?.content ?? []).map(({ id, name, address }) => ({ key: String(id), label: name, description: formatAddress(address) }));
  const selected = value.map((id) => [...known, ...items].find(({ key }) => key === String(id)) ?? { key: String(id), label: `#${id}` });
  const choose = (next: ComboBoxItem[]): void => {
    setKnown(next);
    onChange(next.map(({ key }) => Number(key)));
  };
  return <MultiSelect label={label} description={description} error={error()} items={items} selected={selected} onChange={choose} onSearch={setTyped} removeLabel={(item) => text('value.remove', { name: item.label })} isLoading={isFetching} emptyText={text(partnerId === undefined ? 'offer.choosePartner' : 'reference.nothing')} loadingText={text('reference.loading')} locale={i18n.language} />;
};
const Show = ({ value }: { readonly value: readonly number[] }) => (value.length === 0 ? <Blank /> : value.map((id) => <Badge key={id}>#{id}</Badge>));

/** Some of the partner's branch offices. */
export const offerBranchOffices = (): Widget<number[]> => ({ empty: [], isWide: true, Edit, Show });
