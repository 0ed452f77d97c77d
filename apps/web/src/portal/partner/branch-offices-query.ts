import { api } from '@cafeteria/contract/light';
import { read } from '../../shared/api/index.ts';

type Position = { readonly lat: number; readonly lng: number };
/** As many places as one looks through before turning the page. */
const pageSize = 10;

/** A page of a partner's branch offices, nearest first where a position is given. */
export const branchOfficesQuery = (id: number, pageNumber: number, position?: Position) =>
  read(api.branchOffice.list, { id, pageNumber, pageSize, ...position });
