import type { PublicationState } from '../vocabulary/enums.ts';

type Published = { active: boolean; validFrom?: string | null; validTo?: string | null };

/** Whether a validity ends before it begins; instants are compared as moments, whatever their offsets. */
export const isReversed = ({
  validFrom,
  validTo,
}: Pick<Published, 'validFrom' | 'validTo'>): boolean =>
  Boolean(validFrom && validTo) && Date.parse(validTo ?? '') <= Date.parse(validFrom ?? '');

/**
 * The state readers see, derived from the switch and the validity (ISO instants; `validTo` is exclusive).
 * @example publicationState({ active: true, validFrom: null, validTo: null }, Date.now()) // 'LIVE'
 */
export const publicationState = (entity: Published, now: number): PublicationState => {
  if (!entity.active) return 'INACTIVE';
  if (entity.validFrom && Date.parse(entity.validFrom) > now) return 'SCHEDULED';
  if (entity.validTo && Date.parse(entity.validTo) <= now) return 'EXPIRED';
  return 'LIVE';
};
