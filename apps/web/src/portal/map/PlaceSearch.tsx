import { type PlacePartner, type PlaceSuggestion, searchLimits } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Icon, IconButton, VisuallyHidden } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { read } from '../../shared/api/index.ts';
import { keepInSight, useCombobox } from '../../shared/combobox/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { Highlighted, isSearchable, suggestStyles as styles } from '../search-box/index.ts';
import { placeQuery } from './map-queries.ts';
import { type MapSearch, noView, useChangeMap, useMapSearch } from './map-search.ts';
import type { View } from './pins/index.ts';
import { useGone } from './use-gone.ts';

type Option =
  | { readonly kind: 'place'; readonly place: PlaceSuggestion }
  | { readonly kind: 'partner'; readonly partner: PlacePartner };

const keyOf = (option: Option): string =>
  option.kind === 'place' ? `place-${option.place.placeId}` : `partner-${option.partner.partnerId}`;
const labelOf = (option: Option): string =>
  option.kind === 'place' ? option.place.label : option.partner.label;

/** Equal names are sorted by distance from the view; a tenth of a degree is exact enough and asks less often. */
const near = (view: View | undefined) =>
  view && { lat: Number(view.lat.toFixed(1)), lng: Number(view.lng.toFixed(1)) };

const useFound = (
  typed: string,
  centre: View | undefined,
): { readonly options: readonly Option[]; readonly isStale: boolean } => {
  const keyword = useDebounced(typed.trim(), searchLimits.debounceMs);
  const { data, isPlaceholderData } = useQuery({
    ...read(api.place.list, { keyword, ...near(centre) }),
    enabled: isSearchable(keyword),
    placeholderData: keepPreviousData,
  });
  if (!data || !isSearchable(typed)) return { options: [], isStale: isSearchable(typed) };
  const options = [
    ...data.places.map((place): Option => ({ kind: 'place', place })),
    ...data.partners.map((partner): Option => ({ kind: 'partner', partner })),
  ];
  return { options, isStale: isPlaceholderData || keyword !== typed.trim() };
};

const Row = ({ option }: { readonly option: Option }) => {
  const { t } = useTexts('cafeteria');
  const { label, highlight } = option.kind === 'place' ? option.place : option.partner;
  const detail = option.kind === 'place' ? option.place.detail : t('map.place.partner');
  return (
    <>
      <Icon
        name={
          option.kind === 'partner' ? 'store' : option.place.kind === 'CITY' ? 'map' : 'map-pin'
        }
        size="sm"
      />
      <span className={styles.label}>
        <Highlighted label={label} parts={highlight} />
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
};

/** Keeps the field in step with the address, whatever changed it; a place that is gone leaves the address. */
const useFollow = (placeId: string | undefined, setTyped: (typed: string) => void): void => {
  const { data, error } = useQuery({
    ...placeQuery(placeId ?? ''),
    enabled: placeId !== undefined,
  });
  useGone('placeId', placeId === undefined ? undefined : error);
  const label = placeId === undefined ? '' : data?.label;
  const follow = useEffectEvent((text: string) => setTyped(text));
  useEffect(() => {
    if (label !== undefined) follow(label);
  }, [label]);
};

/** The search part an option stands for; a choice always drops the view and the open branch office. */
const searchOf = (option: Option): MapSearch => ({
  ...noView,
  selectedBranchOfficeId: undefined,
  ...(option.kind === 'place'
    ? { placeId: option.place.placeId }
    : { placeId: undefined, filteredPartnerId: option.partner.partnerId }),
});

/** The options under the field, or why there are none. */
const Options = ({ box }: { readonly box: ReturnType<typeof useCombobox<Option>> }) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { typed, options, isStale, at } = box;
  const isShort = !isSearchable(typed);
  return (
    <div className={styles.panel}>
      <div
        id={box.listId}
        role="listbox"
        aria-label={t('map.place.found')}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        {options.map((option, index) => (
          <div
            key={keyOf(option)}
            id={box.optionId(index)}
            ref={index === at ? keepInSight : undefined}
            role="option"
            aria-label={labelOf(option)}
            aria-selected={index === at}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.take(option)}
          >
            <Row option={option} />
          </div>
        ))}
      </div>
      {isShort && <p className={styles.hint}>{common('search.more')}</p>}
      {!isShort && options.length === 0 && (
        <p className={styles.hint} role="status">
          {isStale ? common('loading') : t('map.place.nothing')}
        </p>
      )}
    </div>
  );
};

/** The search of the map: towns, addresses and partners while the reader types. */
export const PlaceSearch = ({ centre }: { readonly centre: View | undefined }) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const { placeId } = useMapSearch();
  const change = useChangeMap();
  const box = useCombobox<Option>({
    optionsOf: (typed, isOpen) => useFound(isOpen ? typed : '', centre),
    onChoose: (option) => {
      box.setTyped(option.kind === 'place' ? option.place.label : '');
      change(searchOf(option));
    },
    onEnter: () => {
      const [first] = box.options;
      if (first && !box.isStale) box.take(first);
    },
  });
  const { typed, setTyped, focus } = box;
  useFollow(placeId, setTyped);
  const clear = (): void => {
    setTyped('');
    if (placeId !== undefined) change({ placeId: undefined });
    focus();
  };
  return (
    <search className={styles.box} onBlur={box.onBlur} data-testid="autoComplete">
      <label className={styles.control}>
        <VisuallyHidden>{t('map.place.label')}</VisuallyHidden>
        <Icon name="search" />
        <input
          {...box.inputProps}
          maxLength={searchLimits.max}
          placeholder={t('map.place.placeholder')}
          data-testid="place-box"
        />
        {typed !== '' && (
          <IconButton size="Small" icon="close" label={common('search.clear')} onClick={clear} />
        )}
      </label>
      {box.isOpen && typed.trim() !== '' && <Options box={box} />}
    </search>
  );
};
