import type { DistanceMode } from '../vocabulary/enums.ts';

/**
 * How a card tells where it is: nothing without a physical branch, the distance when the position is known,
 * the address of a single branch, otherwise a button to the map.
 */
export const distanceMode = (physicalBranches: number, positionKnown: boolean): DistanceMode => {
  if (physicalBranches === 0) return 'none';
  if (positionKnown) return 'distance';
  return physicalBranches === 1 ? 'address' : 'map-button';
};
