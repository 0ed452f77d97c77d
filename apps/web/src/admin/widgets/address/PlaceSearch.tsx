import type { GeocodedPlace } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ComboBox } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText, useDebounced } from '../../frame/index.ts';

const pauseMs = 300;
const shortest = 2;

type Props = {
  readonly hint: string;
  readonly onPick: (place: GeocodedPlace) => void;
};
const Search = ({ hint, onPick }: Props) => {
  const { i18n } = useTexts();
  const text = useAdminText();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<GeocodedPlace>();
  const isPicked = picked !== undefined && typed === picked.label;
  const keyword = useDebounced(typed.trim(), pauseMs);
  const { data, isFetching } = useQuery({
    ...read(api.geocoder.search, { keyword }),
    enabled: keyword.length >= shortest && !isPicked,
    placeholderData: keepPreviousData,
  });
  const found = keyword.length >= shortest ? (data ?? []) : [];
  const places = isPicked ? [picked] : found;
  const pick = (key: string | null): void => {
    const place = places.find(({ placeId }) => placeId === key);
    if (!place) return;
    setTyped(place.label);
    setPicked(place);
    onPick(place);
  };
  return (
    <ComboBox
      label={text('address.search')}
      description={hint}
      placeholder={text('address.searchExample')}
      items={places.map(({ placeId, label, country }) => ({
        key: placeId,
        label,
        description: text(`enum.country.${country}`),
      }))}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={isPicked ? picked.placeId : null}
      onSelect={pick}
      isLoading={isFetching}
      emptyText={text(typed.trim().length < shortest ? 'address.typeMore' : 'address.unknownPlace')}
      loadingText={text('reference.loading')}
      locale={i18n.language}
    />
  );
};

/** Finds a place by its name; picking one fills the address. */
export const PlaceSearch = (props: Props) => (
  <Allowed to={api.geocoder.search}>
    <Search {...props} />
  </Allowed>
);
