import {
  expiringDays,
  type FieldError,
  type OfferFilter,
  type OfferForm,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { replaceLinked } from '../../kernel/table/index.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { publicationOf } from '../../kernel/publication.ts';
import { offerTable } from './offer.table.ts';

/** Ids of the body that do not belong to its partner. */
export const findForeignIds = async (
  tx: Db,
  { partnerId, subcategoryIds, branchOfficeIds }: OfferForm,
): Promise<FieldError[]> => {
  const { rows } = await query`
    select ${columns({
      partner: sql<boolean>`exists (select 1 from partner where id = ${partnerId} and deleted_at is null)`,
      subcategories: sql<boolean>`${subcategoryIds ?? []}::int[] <@ array(
        select subcategory_id
        from partner_subcategory
        where partner_id = ${partnerId}
      )`,
      branches: sql<boolean>`${branchOfficeIds ?? []}::int[] <@ array(
        select id
        from branch_office
        where partner_id = ${partnerId} and deleted_at is null
      )`,
    })}`.execute(tx);
  const [known] = rows;
  if (!known?.partner) return [{ field: 'partnerId', messageKey: 'offer.error.partnerNotFound' }];
  return [
    ...(known.subcategories
      ? []
      : [{ field: 'subcategoryIds', messageKey: 'validation.ofPartner' }]),
    ...(known.branches ? [] : [{ field: 'branchOfficeIds', messageKey: 'validation.ofPartner' }]),
  ];
};

/** Whether the partner is there, and stays so until the transaction ends. */
export const partnerExists = async (tx: Db, partnerId: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from partner
      where id = ${partnerId} and deleted_at is null
      for share`.execute(tx)
  ).rows.length > 0;

/** Deletes every offer of a partner that is being deleted. */
export const removeOffersOfPartner = async (
  tx: Db,
  partnerId: number,
  userId: number,
): Promise<void> => {
  await sql`
    update offer set
      deleted_at = now(), active = false, version = version + 1, last_modified = now(),
      last_modified_by = ${userId}
    where partner_id = ${partnerId} and deleted_at is null`.execute(tx);
};

/** Ends within the next month. */
export const isExpiring = sql<boolean>`(
  ${publicationOf('t')} = 'LIVE'
  and t.active
  and t.valid_to > now()
  and t.valid_to <= now() + make_interval(days => ${sql.lit(expiringDays)})
)`;
export const isOfferUntranslated = sql<boolean>`t.untranslated`;

/** Joined to each offer of the administration. */
export const offerDerived = {
  partnerName: sql<string>`(select p.name from partner p where p.id = t.partner_id)`,
  image: sql<string | null>`(
    select i.media_uuid
    from offer_image i
    where i.offer_id = t.id
    order by i.position, i.media_uuid limit 1
  )`,
};

/** Conditions of the administration's filters. */
export const offerConditions = ({
  partnerId,
  subcategoryId,
  state,
  expiring,
  untranslated,
}: z.output<typeof OfferFilter>): RawBuilder<boolean>[] => [
  ...(partnerId ? [sql<boolean>`t.partner_id = ${partnerId}`] : []),
  ...(subcategoryId
    ? [
        sql<boolean>`exists (
          select 1
          from offer_subcategory os
          where os.offer_id = t.id and os.subcategory_id = ${subcategoryId}
        )`,
      ]
    : []),
  ...(state ? [sql<boolean>`${publicationOf('t')} = ${state}`] : []),
  ...(expiring ? [isExpiring] : []),
  ...(untranslated ? [isOfferUntranslated] : []),
];

/** Puts another subcategory, or none, in the place of one that is being deleted. */
export const replaceSubcategoryOfOffers = (
  tx: Db,
  from: number,
  to: number | undefined,
): Promise<void> => replaceLinked(tx, offerTable, 'subcategoryIds', { from, to });
