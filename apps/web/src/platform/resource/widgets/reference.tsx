import type { Page, Route } from '@cafeteria/contract';
import { ComboBox, type ComboBoxItem } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '../../api/index.ts';
import { AppLink } from '../../navigation/index.ts';
import type { Values } from '../definition.ts';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { useDebounced } from './use-debounced.ts';

type Target = {
  readonly routes: { readonly list: Route; readonly get: Route };
  readonly labelOf: (item: Values) => string;
  /** Where the record lives in administration. */
  readonly path: string;
};
const pauseMs = 250;
const offered = 20;

const useFound = ({ routes, labelOf }: Target, keyword: string) => {
  const late = useDebounced(keyword, pauseMs);
  const { data, isFetching } = useQuery({ ...read<Route>(routes.list, { keyword: late.slice(0, 128) || undefined, pageSize: offered, sortBy: 'NAME' }), placeholderData: keepPreviousData });
  const page = data as Page<Values> | undefined;
  return { items: (page?.content ?? []).map((row): ComboBoxItem => ({ key: String(row.id), label: labelOf(row) })), isLoading: isFetching };
};
const useLabel = ({ routes, labelOf }: Target, id: number | null): string | undefined => {
  const { data } = useQuery({ ...read<Route>(routes.get, { id }), enabled: id !== null && id > 0 });
  return data === undefined ? undefined : labelOf(data as Values);
};

type PickProps = { readonly target: Target; readonly label: string; readonly isLabelHidden?: boolean; readonly size?: 'small'; readonly placeholder?: string; readonly description?: string | undefined; readonly error?: string | undefined; readonly isRequired?: boolean; readonly id: number | null; readonly onPick: (id: number | null) => void };

/** Finds a record by typing its name. */
const Pick = ({ target, label, isLabelHidden, size, placeholder, description, error, isRequired, id, onPick }: PickProps) => {
  const { i18n } = useTranslation();
  const text = useAdminText();
  const chosen = useLabel(target, id);
  const [typed, setTyped] = useState<string>();
  const { items, isLoading } = useFound(target, typed !== undefined && typed !== chosen ? typed : '');
  const pick = (key: string | null): void => {
    setTyped(key === null ? '' : items.find((item) => item.key === key)?.label);
    onPick(key === null ? null : Number(key));
  };
  const type = (next: string): void => {
    setTyped(next);
    if (next === '' && id !== null) onPick(null);
  };
  return <ComboBox label={label} {...{ isLabelHidden, size, placeholder, description, error, isRequired }} items={items} inputValue={typed ?? chosen ?? ''} onInputChange={type} selectedKey={id === null ? null : String(id)} onSelect={pick} isLoading={isLoading && typed !== undefined} emptyText={text('reference.nothing')} loadingText={text('reference.loading')} locale={i18n.language} />;
};

const ReferenceEdit = ({ target, label, description, isRequired, value, onChange, error }: WidgetProps<number> & { readonly target: Target }) => (
  <Pick target={target} label={label} description={description} isRequired={isRequired} error={error()} id={value > 0 ? value : null} onPick={(id) => onChange(id ?? Number.NaN)} />
);
const ReferenceShow = ({ target, value }: { readonly target: Target; readonly value: number }) => <AppLink href={`${target.path}/${value}`}>{useLabel(target, value) ?? `#${value}`}</AppLink>;
const ReferenceName = ({ target, value }: { readonly target: Target; readonly value: number }) => useLabel(target, value) ?? `#${value}`;

/** Another record, found by typing: `partnerId: reference({ routes: api.partnerAdmin, labelOf: (partner) => String(partner.name), path: '/admin/partner' })`. */
export const reference = (target: Target): Widget<number> => ({ empty: Number.NaN, isRequired: true, Edit: (props) => <ReferenceEdit {...props} target={target} />, Show: ({ value }) => <ReferenceShow target={target} value={value} /> });
/** Narrows a list to what belongs to a record. */
export const referenceFilter = (target: Target): FilterWidget<number> => ({
  Edit: ({ label, value, onChange }) => <Pick key={value === undefined ? 'none' : 'some'} target={target} label={label} isLabelHidden size="small" placeholder={label} id={value ?? null} onPick={(id) => onChange(id ?? undefined)} />,
  Name: ({ value }) => <ReferenceName target={target} value={value} />,
});
