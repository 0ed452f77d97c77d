import { formatAddress } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ComboBox } from '@cafeteria/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { useAdminText } from '../../../frame/index.ts';
import { NewCredential } from '../../../widgets/credential/index.ts';
import { KeyDialog } from './KeyDialog.tsx';

const offered = 20;
type PlaceProps = { readonly partnerId: number; readonly onSelect: (id: number | null) => void };

/** One of the partner's branch offices, found by its name. */
const Place = ({ partnerId, onSelect }: PlaceProps) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [keyword, setKeyword] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const late = useDebounced(keyword, 250);
  const { data, isFetching } = useQuery({
    ...read(api.branchOfficeAdmin.list, {
      partnerId,
      keyword: selected === null ? late.slice(0, 128) || undefined : undefined,
      pageSize: offered,
      sortBy: 'NAME',
    }),
    placeholderData: keepPreviousData,
  });
  const items = (data?.content ?? []).map(({ id, name, address }) => ({
    key: String(id),
    label: name,
    description: formatAddress(address),
  }));
  const select = (key: string | null): void => {
    setSelected(key);
    setKeyword(items.find((item) => item.key === key)?.label ?? '');
    onSelect(key === null ? null : Number(key));
  };
  return (
    <ComboBox
      label={text('terminal.place')}
      description={text('terminal.placeHint')}
      placeholder={text('terminal.everyPlace')}
      items={items}
      inputValue={keyword}
      onInputChange={(value) => {
        setKeyword(value);
        if (value === '') select(null);
      }}
      selectedKey={selected}
      onSelect={select}
      isLoading={isFetching}
      emptyText={text('terminal.noPlace')}
      loadingText={text('terminal.searching')}
      locale={i18n.language}
    />
  );
};

type Props = { readonly partnerId: number; readonly onClose: () => void };
/** Makes a key for a till, and shows it the only time it is seen. */
export const NewTerminal = ({ partnerId, onClose }: Props) => {
  const [branchOfficeId, setBranchOfficeId] = useState<number | null>(null);
  const {
    mutate,
    data: made,
    isPending,
  } = useMutation({
    ...write(api.paymentCredential.create),
    // the key is not to stay in memory
    gcTime: 0,
  });
  if (made)
    return <KeyDialog terminal={made.credential} privateKey={made.privateKey} onClose={onClose} />;
  return (
    <NewCredential
      kind="terminal"
      isPending={isPending}
      onCreate={(name) => mutate({ partnerId, body: { name, branchOfficeId } })}
      onClose={onClose}
    >
      <Place partnerId={partnerId} onSelect={setBranchOfficeId} />
    </NewCredential>
  );
};
