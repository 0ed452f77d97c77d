import { typeset } from '@cafeteria/contract';
import type { AdminKey } from '@cafeteria/i18n';
import { ComboBox } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import { PageName } from '../PageLink.tsx';
import { useAdminText } from '../texts.ts';
import type { FilterWidget, Widget, WidgetProps } from '../widget.ts';
import { Blank } from './Blank.tsx';
import { chosenElsewhere } from './chosen-elsewhere.tsx';
import { Unnamed, unnamed } from './Unnamed.tsx';
import { type ReferenceTarget, useFound, useLabel } from './use-reference.ts';

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
