import { type Page, type LightRoute, typeset } from '@cafeteria/contract';
import type { AdminKey } from '@cafeteria/i18n';
import { ComboBox, type ComboBoxItem, MultiSelect } from '@cafeteria/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import type { Values } from '../widget.ts';
import { PageName } from '../PageLink.tsx';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import { chosenElsewhere } from './chosen-elsewhere.tsx';
import { Unnamed, unnamed } from './Unnamed.tsx';
import { number } from '../../../shared/url-state/index.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import styles from './Widgets.module.css';

/** A kind of record that is referred to. */
export type ReferenceTarget = {
  readonly routes: { readonly list: LightRoute; readonly get: LightRoute };
  readonly labelOf: (item: Values) => string;
  /** Where the record lives in administration. */
  readonly path: string;
};
const pauseMs = 250;
const offered = 20;

/** What is found by typing; who may not look for them finds none. */
const useFound = ({ routes, labelOf }: ReferenceTarget, keyword: string) => {
  const isAllowed = useMay()(routes.list);
  const late = useDebounced(keyword, pauseMs);
  const { data, isFetching } = useQuery({
    ...read(routes.list, {
      keyword: late.slice(0, 128) || undefined,
      pageSize: offered,
      sortBy: 'NAME',
    }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
  const page = data as Page<Values> | undefined;
  return {
    items: (page?.content ?? []).map((row): ComboBoxItem => ({
      key: String(row.id),
      label: labelOf(row),
    })),
    isLoading: isFetching,
  };
};
/** What a record is called; who may not look at it is told its number. */
const useLabel = ({ routes, labelOf }: ReferenceTarget, id: number | null) => {
  const isAllowed = useMay()(routes.get);
  const { data, isLoading } = useQuery({
    ...read(routes.get, { id }),
    enabled: isAllowed && id !== null && id > 0,
  });
  return { label: data === undefined ? undefined : labelOf(data as Values), isLoading };
};

/** What several are called, each in its place; who may not look at them is told their numbers. */
const useLabels = ({ routes, labelOf }: ReferenceTarget, ids: readonly number[]) => {
  const isAllowed = useMay()(routes.get);
  const answers = useQueries({
    queries: ids.map((id) => ({ ...read(routes.get, { id }), enabled: isAllowed })),
  });
  return answers.map(({ data, isLoading }, nth) => ({
    id: ids[nth] ?? 0,
    label: data === undefined ? undefined : labelOf(data as Values),
    isLoading,
  }));
};

type PickProps = {
  readonly target: ReferenceTarget;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly size?: 'small';
  readonly placeholder?: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly id: number | null;
  readonly onPick: (id: number | null) => void;
};

/** Finds a record by typing its name. */
export const ReferencePick = ({
  target,
  label,
  isLabelHidden,
  size,
  placeholder,
  description,
  error,
  isRequired,
  id,
  onPick,
}: PickProps) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const { label: chosen } = useLabel(target, id);
  const [typed, setTyped] = useState<string>();
  const { items, isLoading } = useFound(
    target,
    typed !== undefined && typed !== chosen ? typed : '',
  );
  const pick = (key: string | null): void => {
    setTyped(key === null ? '' : items.find((item) => item.key === key)?.label);
    onPick(key === null ? null : Number(key));
  };
  const type = (next: string): void => {
    setTyped(next);
    if (next === '' && id !== null) onPick(null);
  };
  return (
    <ComboBox
      label={label}
      {...{ isLabelHidden, size, placeholder, description, error, isRequired }}
      items={items}
      inputValue={typed ?? chosen ?? ''}
      onInputChange={type}
      selectedKey={id === null ? null : String(id)}
      onSelect={pick}
      isLoading={isLoading && typed !== undefined}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};

const ReferenceEdit = ({
  target,
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
}: WidgetProps<number> & { readonly target: ReferenceTarget }) => (
  <ReferencePick
    target={target}
    label={label}
    description={description}
    isRequired={isRequired}
    error={error()}
    id={value > 0 ? value : null}
    onPick={(id) => onChange(id ?? Number.NaN)}
  />
);
const ReferenceShow = ({
  target,
  value,
}: {
  readonly target: ReferenceTarget;
  readonly value: number | null;
}) => {
  const { label, isLoading } = useLabel(target, value);
  const href = `${target.path}/${value}`;
  if (value === null) return <Blank />;
  if (label === undefined && isLoading) return <Unnamed id={value} isOnItsWay />;
  return <PageName href={href}>{typeset(label ?? unnamed(value, false))}</PageName>;
};
const ReferenceName = ({
  target,
  value,
}: {
  readonly target: ReferenceTarget;
  readonly value: number;
}) => {
  const { label, isLoading } = useLabel(target, value);
  return label ?? unnamed(value, isLoading);
};

/**
 * Another record, found by typing.
 * @example
 * partnerId: reference({
 *   routes: api.partnerAdmin,
 *   labelOf: (partner) => String(partner.name),
 *   path: '/admin/partner',
 * })
 */
export const reference = (target: ReferenceTarget): Widget<number> => ({
  empty: Number.NaN,
  isRequired: true,
  Edit: (props) => <ReferenceEdit {...props} target={target} />,
  Show: ({ value }) => <ReferenceShow target={target} value={value} />,
});
/** …that may be missing: `companyId: optionalReference({ … })`. */
export const optionalReference = (target: ReferenceTarget): Widget<number | null> => ({
  empty: null,
  Show: ({ value }) => <ReferenceShow target={target} value={value} />,
  Edit: ({ label, description, isRequired, value, onChange, error }) => (
    <ReferencePick
      target={target}
      label={label}
      description={description}
      isRequired={isRequired}
      error={error()}
      id={value}
      onPick={onChange}
    />
  ),
});

/** Several records, found by typing: each a tag. */
const ReferencesEdit = ({
  target,
  label,
  description,
  isRequired,
  value,
  onChange,
  error,
}: WidgetProps<number[]> & { readonly target: ReferenceTarget }) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const [typed, setTyped] = useState('');
  const { items, isLoading } = useFound(target, typed.trim());
  const labels = useLabels(target, value);
  const selected = labels.map(({ id, label: name, isLoading: isOnItsWay }) => ({
    key: String(id),
    label: name ?? unnamed(id, isOnItsWay),
  }));
  return (
    <MultiSelect
      {...{ label, description, isRequired, items, selected, isLoading }}
      error={error()}
      onSearch={setTyped}
      onChange={(next) => onChange(next.map(({ key }) => Number(key)))}
      removeLabel={(item) => text('value.remove', { name: item.label })}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};
/** The names of several records, each a link. */
const ReferencesShow = ({
  target,
  value,
}: {
  readonly target: ReferenceTarget;
  readonly value: readonly number[];
}) => {
  const labels = useLabels(target, value);
  return value.length === 0 ? (
    <Blank />
  ) : (
    <span className={styles.links}>
      {labels.map(({ id, label, isLoading }) =>
        label === undefined && isLoading ? (
          <Unnamed key={id} id={id} isOnItsWay />
        ) : (
          // without a page of theirs they are words, which would run together
          <span key={id}>
            <PageName href={`${target.path}/${id}`}>
              {typeset(label ?? unnamed(id, false))}
            </PageName>
          </span>
        ),
      )}
    </span>
  );
};
/** Other records: `employerCompanyIds: references({ … })`. */
export const references = (target: ReferenceTarget): Widget<number[]> => ({
  empty: [],
  isWide: true,
  Edit: (props) => <ReferencesEdit {...props} target={target} />,
  Show: ({ value }) => <ReferencesShow target={target} value={value} />,
});
/** Narrows a list to what belongs to a record. */
export const referenceFilter = (target: ReferenceTarget): FilterWidget<number> => ({
  read: number,
  needs: [target.routes.list],
  Edit: ({ label, value, onChange }) => (
    <ReferencePick
      key={value === undefined ? 'none' : 'some'}
      target={target}
      label={label}
      isLabelHidden
      size="small"
      placeholder={label}
      id={value ?? null}
      onPick={(id) => onChange(id ?? undefined)}
    />
  ),
  Name: ({ value }) => <ReferenceName target={target} value={value} />,
});
/** A record another page narrows the list to, told by its name; here it can only be dropped. */
export const chosenRecord = (dropKey: AdminKey, target: ReferenceTarget): FilterWidget<number> => ({
  ...chosenElsewhere(dropKey),
  Name: ({ value }) => <ReferenceName target={target} value={value} />,
});
