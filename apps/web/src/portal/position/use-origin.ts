import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { type Position, usePosition } from './position.ts';

/**
 * Where distances are measured from: where the reader said they are, else the town of their own address, which is to be
 * said wherever it decides (`FromTown`).
 */
export const useOrigin = (): {
  readonly origin: Position | undefined;
  readonly town: string | undefined;
} => {
  const { position } = usePosition();
  const isAsked = useMe() !== null && !position;
  const { data } = useQuery({ ...read(api.coverage.town, {}), enabled: isAsked });
  const town = isAsked ? data?.town : undefined;
  return {
    origin: position ?? (town ? { lat: town.lat, lng: town.lng } : undefined),
    town: town?.name,
  };
};
