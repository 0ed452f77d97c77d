import { type FieldError, partnerAdminRoutes, publicationState, type PartnerInput, slug, withProtocol } from '@cafeteria/contract';
import { sql } from 'kysely';
import { crudHandlers } from '../../platform/crud/index.ts';
import { fold, sortKey, type Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, type Handlers } from '../../platform/http/index.ts';
import { isLive } from '../../platform/reading.ts';
import { cleanLocalizedHtml } from '../../platform/rich-text.ts';
import { partnerErrors, partnerMissing } from './partner.rules.ts';
import { updateScore } from './score.queries.ts';

const prepare = async (body: PartnerInput) => {
  partnerErrors(body);
  return {
    nameSortCs: sortKey(body.name, 'cs'), nameSortSk: sortKey(body.name, 'sk'), folded: fold(body.name),
    about: cleanLocalizedHtml(body.about), whatCanBeBought: cleanLocalizedHtml(body.whatCanBeBought), onlineUrl: body.onlineUrl ? withProtocol(body.onlineUrl) : null,
  };
};

const liveOffers = async (tx: Db, partnerId: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from offer o where o.partner_id = ${partnerId} and ${isLive('o')}`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** Administration of partners. */
export const partnerAdminHandlers = ({ crud, config }: Deps): Promise<Handlers<typeof partnerAdminRoutes>> =>
  crudHandlers(
    crud,
    partnerAdminRoutes,
    {
      table: 'partner',
      links: {
        subcategoryIds: { table: 'partner_subcategory', target: 'subcategory_id', type: 'integer' },
        gallery: { table: 'partner_gallery', target: 'media_uuid', type: 'uuid' },
      },
      prepare,
      derived: {
        branchOfficeCount: sql`select count(*)::int from branch_office b where b.partner_id = t.id and b.deleted_at is null`,
        activeOfferCount: sql`select count(*)::int from offer o where o.partner_id = t.id and ${isLive('o')}`,
      },
      present: (row) => ({ route: slug(String(row.name), Number(row.id)), publication: publicationState(validity(row), Date.now()) }),
      sorts: {
        ID: sql`t.id`, NAME: config.primaryLanguage === 'sk' ? sql`t.name_sort_sk` : sql`t.name_sort_cs`, LAST_MODIFIED: sql`t.last_modified`, ACTIVE: sql`t.active`,
        BRANCH_OFFICE_COUNT: sql`(select count(*) from branch_office b where b.partner_id = t.id and b.deleted_at is null)`, DATE_CREATED: sql`t.date_created`, RATING: sql`t.grade`, SCORING: sql`t.score`,
      },
      where: ({ categoryId, subcategoryId, sustainability, grade, online }) => [
        ...(categoryId ? [sql<boolean>`exists (select 1 from partner_subcategory ps join subcategory s on s.id = ps.subcategory_id where ps.partner_id = t.id and s.category_id = ${categoryId})`] : []),
        ...(subcategoryId ? [sql<boolean>`exists (select 1 from partner_subcategory ps where ps.partner_id = t.id and ps.subcategory_id = ${subcategoryId})`] : []),
        ...(sustainability ? [sql<boolean>`t.sustainability = ${sustainability}`] : []),
        ...(grade ? [sql<boolean>`t.grade = ${grade}`] : []),
        ...(online === undefined ? [] : [sql<boolean>`t.online = ${online}`]),
      ],
      missing: async (partner): Promise<FieldError[]> => partnerMissing(partner, config.primaryLanguage),
      beforeRemove: async ({ id }, tx) => {
        const offers = await liveOffers(tx, id);
        if (offers > 0) throw new AppError('partner.error.hasLiveOffers', { offers });
      },
      afterSave: (id, tx) => updateScore(tx, id),
    },
    config.primaryLanguage,
  );

export const validity = (row: Readonly<Record<string, unknown>>) => ({
  active: row.active === true, validFrom: typeof row.validFrom === 'string' ? row.validFrom : null, validTo: typeof row.validTo === 'string' ? row.validTo : null,
});
