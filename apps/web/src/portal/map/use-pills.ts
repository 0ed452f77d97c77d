import type { MapPrices } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { priceText } from '../card/index.ts';
import { useGoodAt } from '../own-money/index.ts';
import type { Pill, SeenPin, View } from './pins/index.ts';

type Price = MapPrices['places'][number]['price'];

/** What can be had at places at least: one request for all of them, the same for everybody who sees them. */
export const usePrices = (ids: readonly number[]): ((id: number) => Price | undefined) => {
  const branchOffices = ids.toSorted((a, b) => a - b).join(',');
  const { data } = useQuery({
    ...read(api.map.prices, { branchOffices }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return (id) => data?.places.find((place) => place.id === id)?.price;
};

/** From here on single pins have room for words. */
const wordsFrom = 14;
const none: readonly SeenPin[] = [];

/** The words at the single pins in view: the least they cost, and whether the reader's money is good there. */
export const usePills = (seen: readonly SeenPin[], view: View | undefined): readonly Pill[] => {
  const { t } = useTexts('cafeteria');
  const near = view && view.zoom >= wordsFrom ? seen.filter(({ isRoomy }) => isRoomy) : none;
  const ids = near.map(({ id }) => id);
  const priceOf = usePrices(ids);
  const goodAt = useGoodAt({ branchOffices: ids });
  const pills = near.flatMap(({ id, lat, lng }): Pill[] => {
    const price = priceOf(id);
    const words = price && priceText(price);
    const good = goodAt('branchOffices', id);
    // whole crowns: there is room for no more
    const amount = words?.amount.replace(/,00(?=\s)/u, '');
    const text = words?.prefix ? `${t(`price.${words.prefix}`)} ${amount}` : amount;
    const shown = text ?? good?.parts[0]?.label;
    return shown ? [{ id, lat, lng, text: shown, isGood: good !== undefined }] : [];
  });
  const key = JSON.stringify(pills);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same words are the same pills
  return useMemo(() => pills, [key]);
};
