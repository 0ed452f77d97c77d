import { type Address, type BenefitType, type BranchOfficeDetail, type branchOfficeRoutes, type Contact, distanceInMetres, formatAddress, type OpeningHours, resolveText } from '@cafeteria/contract';
import { sql } from 'kysely';
import { pageResult } from '../../platform/crud/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { isLive, isVisible, nameSort } from '../../platform/reading.ts';
import { positionOf, type Reader, readerOf } from '../tile/index.ts';

type Row = { id: number; name: string; address: Address; contacts: Contact[]; openingHours: OpeningHours | null; benefitTypes: BenefitType[] };

const detailOf = (row: Row, { language, primary }: Reader, position: { lat: number; lng: number } | undefined): BranchOfficeDetail => {
  const { lat, lng } = row.address;
  return {
    ...row, address: formatAddress(row.address), lat, lng,
    meters: position && lat !== null && lng !== null ? Math.round(distanceInMetres(position, { lat, lng })) : null,
    openingHours: row.openingHours && { ...row.openingHours, note: resolveText(row.openingHours.note, language, primary) },
  };
};

export const branchOfficeHandlers = ({ db, config }: Deps): Handlers<typeof branchOfficeRoutes> => ({
  list: async ({ id, pageSize, pageNumber, ...query }, context) => {
    const reader = readerOf(context, config.primaryLanguage);
    const position = positionOf(query);
    const partner = await sql<{ id: number }>`select p.id from partner p where p.id = ${id} and ${isLive('p')} and ${isVisible('p', reader.audience)}`.execute(db);
    found(partner.rows[0]);
    const order = position
      ? sql`(b.lat - ${position.lat}) ^ 2 + ((b.lng - ${position.lng}) * ${Math.cos((position.lat * Math.PI) / 180)}) ^ 2 nulls last, b.id`
      : sql`${nameSort('b', reader.language)}, b.id`;
    const where = sql`from branch_office b join partner p on p.id = b.partner_id where b.partner_id = ${id} and b.active and b.deleted_at is null`;
    const [page, count] = await Promise.all([
      sql<Row>`select b.id, b.name, b.address, case when jsonb_array_length(b.contacts) > 0 then b.contacts else p.contacts end as contacts, b.opening_hours as "openingHours", coalesce(b.benefit_types, p.benefit_types) as "benefitTypes"
        ${where} order by ${order} limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
      sql<{ total: number }>`select count(*) as total ${where}`.execute(db),
    ]);
    return pageResult(page.rows.map((row) => detailOf(row, reader, position)), { pageSize, pageNumber }, count.rows[0]?.total ?? 0);
  },
});
