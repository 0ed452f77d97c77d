import { useEffect, useEffectEvent } from 'react';
import { isMissing } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useChangeMap } from './map-search.ts';

const words = {
  placeId: 'map.place.gone',
  selectedBranchOfficeId: 'map.place.gone',
  filteredPartnerId: 'map.partnerGone',
} as const;

/**
 * What the address names and nobody knows any more leaves it, and that is said once; the map stays. Answers whether it
 * is so.
 */
export const useGone = (part: keyof typeof words, error: unknown): boolean => {
  const { t } = useTexts('cafeteria');
  const { notifications } = useServices();
  const change = useChangeMap();
  const isGone = isMissing(error);
  const drop = useEffectEvent(() => {
    notifications.add('info', t(words[part]));
    change({ [part]: undefined }, { replace: true });
  });
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
  return isGone;
};
