import { formatAddress } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Badge, type ComboBoxItem, MultiSelect } from '@cafeteria/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  Blank,
  useAdminText,
  useDebounced,
  type Widget,
  type WidgetProps,
  unnamed,
} from '../../frame/index.ts';
import styles from './Offer.module.css';
import { usePartnerId } from './offer-subcategories.tsx';

const pauseMs = 250;
const offered = 100;

/** The names of the partner's branch offices; who may not look at them is told their numbers. */
const useNames = (
  partnerId: number | undefined,
  ids: readonly number[],
): ((id: number) => string) => {
  const may = useMay();
  const { data, isLoading } = useQuery({
    ...read(api.branchOfficeAdmin.list, {
      partnerId: partnerId ?? 0,
      pageSize: offered,
      sortBy: 'NAME',
    }),
    enabled: may(api.branchOfficeAdmin.list) && partnerId !== undefined && ids.length > 0,
  });
  const names = new Map(data?.content.map(({ id, name }) => [id, name]));
  const beyond = data && partnerId !== undefined ? ids.filter((id) => !names.has(id)) : [];
  const more = useQueries({
    queries: beyond.map((id) => ({
      ...read(api.branchOfficeAdmin.get, { partnerId: partnerId ?? 0, id }),
      enabled: may(api.branchOfficeAdmin.get),
    })),
  });
  for (const { data: one } of more) if (one) names.set(one.id, one.name);
  const isOnItsWay = isLoading || more.some((one) => one.isLoading);
  return (id) => names.get(id) ?? unnamed(id, isOnItsWay);
};

const Edit = ({ label, description, value, onChange, error }: WidgetProps<number[]>) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const partnerId = usePartnerId();
  const nameOf = useNames(partnerId, value);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), pauseMs);
  const { data, isFetching } = useQuery({
    ...read(api.branchOfficeAdmin.list, {
      partnerId: partnerId ?? 0,
      keyword: keyword || undefined,
      pageSize: offered,
      sortBy: 'NAME',
    }),
    enabled: partnerId !== undefined,
    placeholderData: keepPreviousData,
  });
  const items: ComboBoxItem[] = (data?.content ?? []).map(({ id, name, address }) => ({
    key: String(id),
    label: name,
    description: formatAddress(address),
  }));
  const selected = value.map(
    (id) => items.find(({ key }) => key === String(id)) ?? { key: String(id), label: nameOf(id) },
  );
  const choose = (next: ComboBoxItem[]): void => onChange(next.map(({ key }) => Number(key)));
  return (
    <MultiSelect
      label={label}
      description={description}
      error={error()}
      items={items}
      selected={selected}
      onChange={choose}
      onSearch={setTyped}
      removeLabel={(item) => text('value.remove', { name: item.label })}
      isLoading={isFetching}
      emptyText={text(partnerId === undefined ? 'offer.choosePartner' : 'reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};

const Partner = z.object({ partnerId: z.int() });
const Show: Widget<number[]>['Show'] = ({ value, item }) => {
  const partner = z.safeParse(Partner, item);
  const nameOf = useNames(partner.data?.partnerId, value);
  if (value.length === 0) return <Blank />;
  return (
    <span className={styles.chosen}>
      {value.map((id) => (
        <Badge key={id}>{nameOf(id)}</Badge>
      ))}
    </span>
  );
};

/** Some of the partner's branch offices. */
export const offerBranchOffices = (): Widget<number[]> => ({ empty: [], isWide: true, Edit, Show });
