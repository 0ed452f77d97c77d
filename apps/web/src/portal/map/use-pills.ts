import { useMemo } from 'react';
import { useTexts } from '../../shared/texts/index.ts';
import { priceText } from '../card/index.ts';
import { useGoodAt } from '../own-money/index.ts';
import type { Pill, SeenPin, View } from './pins/index.ts';
import { usePrices } from './use-prices.ts';

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
