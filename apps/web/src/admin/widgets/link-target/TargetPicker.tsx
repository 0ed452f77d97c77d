import type { LinkTarget, LinkTargetOption } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ComboBox } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useDebounced } from '../../frame/index.ts';
import { useTarget } from './use-target.ts';

const pauseMs = 250;
type Props = {
  readonly type: LinkTarget;
  readonly label: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The one that is chosen; null while there is none, and always for a picker that only adds. */
  readonly id: number | null;
  readonly onPick: (target: LinkTargetOption | null) => void;
};

/** Finds a partner, an offer, a category, a subcategory or an article by typing its name. */
export const TargetPicker = ({
  type,
  label,
  placeholder,
  error,
  isRequired,
  id,
  onPick,
}: Props) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const chosen = useTarget(type, id).target?.label;
  const [typed, setTyped] = useState<string>();
  const keyword = useDebounced(
    typed !== undefined && typed !== chosen ? typed.trim() : '',
    pauseMs,
  );
  const { data = [], isFetching } = useQuery({
    ...read(api.promoRowAdmin.target, { type, keyword: keyword.slice(0, 128) || undefined }),
    placeholderData: keepPreviousData,
  });
  const items = data.map((target) => ({
    key: String(target.id),
    label: target.label,
    description: [
      type === 'PARTNER' ? '' : target.description,
      target.available ? '' : text('linkTarget.unavailable'),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const pick = (key: string | null): void => {
    const target = data.find((one) => String(one.id) === key) ?? null;
    setTyped(id === null && target ? '' : target?.label);
    onPick(target);
  };
  const change = (next: string): void => {
    setTyped(next);
    if (next === '' && id !== null) onPick(null);
  };
  return (
    <ComboBox
      label={label}
      {...{ placeholder, error, isRequired }}
      items={items}
      inputValue={typed ?? chosen ?? ''}
      onInputChange={change}
      selectedKey={id === null ? null : String(id)}
      onSelect={pick}
      isLoading={isFetching && typed !== undefined}
      emptyText={text('reference.nothing')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};
