import {
  type BranchOfficeView,
  type branchOfficeRoutes,
  distanceInMetres,
  formatAddress,
  resolveText,
} from '@cafeteria/contract';
import { pageResult } from '../../kernel/page.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { notFound } from '../../platform/http/index.ts';
import { type Position, positionOf } from '../card/index.ts';
import {
  type BranchOfficeViewRow,
  findBranchOffices,
  partnerIsVisible,
  listBranchOffices,
} from './branch-office.queries.ts';
import type { Handlers, Reader } from '../../kernel/caller/index.ts';

const detailOf = (
  row: BranchOfficeViewRow,
  { language, primary }: Reader,
  position: Position | undefined,
): BranchOfficeView => {
  const { lat, lng } = row.address;
  return {
    ...row,
    address: formatAddress(row.address),
    lat,
    lng,
    meters:
      position && lat !== null && lng !== null
        ? Math.round(distanceInMetres(position, { lat, lng }))
        : null,
    openingHours: row.openingHours && {
      ...row.openingHours,
      note: resolveText(row.openingHours.note, language, primary),
    },
  };
};

/** Branch offices as readers see them, by their ids and in that order; what is not there for the reader is missing. */
export const listBranchOfficesOf = async (
  db: Db,
  reader: Reader,
  ids: readonly number[],
): Promise<(BranchOfficeView & { partnerId: number })[]> =>
  (await findBranchOffices(db, reader, ids)).map((row) => ({
    ...detailOf(row, reader, undefined),
    partnerId: row.partnerId,
  }));
export const findBranchOffice = async (db: Db, reader: Reader, id: number) =>
  (await listBranchOfficesOf(db, reader, [id]))[0];

export const branchOfficeHandlers = ({ db }: Deps): Handlers<typeof branchOfficeRoutes> => ({
  list: async ({ id, pageSize, pageNumber, ...query }, caller) => {
    const position = positionOf(query);
    if (!(await partnerIsVisible(db, caller, id))) throw notFound();
    const { rows, total } = await listBranchOffices(db, caller, id, position, {
      pageSize,
      pageNumber,
    });
    return pageResult(
      rows.map((row) => detailOf(row, caller, position)),
      { pageSize, pageNumber },
      total,
    );
  },
});
