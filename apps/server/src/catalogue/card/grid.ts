import type { Followed } from '../../kernel/changes/index.ts';
import type { BranchOfficeFacts } from '../model/index.ts';
import type { Position } from './position.ts';

export type Located = BranchOfficeFacts & Position;
/** A branch office that is somewhere. */
export const isLocated = (office: BranchOfficeFacts): office is Located => office.lat !== null;

/** Degrees of a cell's side: some five kilometres. */
const side = 0.05;
const columns = Math.ceil(360 / side) + 2;
const cellOf = (degrees: number): number => Math.floor(degrees / side);
const keyOf = (row: number, column: number): number => row * columns + column;

/** Branch offices by the cell of the map they stand in. */
export const createGrid = (offices: Followed<BranchOfficeFacts>) => {
  const cells = new Map<number, Set<Located>>();
  const keyAt = ({ lat, lng }: Position): number => keyOf(cellOf(lat), cellOf(lng));
  const leave = (office: Located): void => {
    const key = keyAt(office);
    const cell = cells.get(key);
    cell?.delete(office);
    if (cell?.size === 0) cells.delete(key);
  };
  const enter = (office: Located): void => {
    const key = keyAt(office);
    cells.set(key, (cells.get(key) ?? new Set()).add(office));
  };
  offices.onRecord((before, after) => {
    if (before && isLocated(before)) leave(before);
    if (after && isLocated(after)) enter(after);
  });
  /** Those within so many degrees of a position, north and south, east and west. */
  return function* within(
    { lat, lng }: Position,
    latDegrees: number,
    lngDegrees: number,
  ): Generator<Located> {
    for (let row = cellOf(lat - latDegrees); row <= cellOf(lat + latDegrees); row += 1)
      for (let column = cellOf(lng - lngDegrees); column <= cellOf(lng + lngDegrees); column += 1)
        for (const office of cells.get(keyOf(row, column)) ?? [])
          if (Math.abs(office.lat - lat) <= latDegrees && Math.abs(office.lng - lng) <= lngDegrees)
            yield office;
  };
};
