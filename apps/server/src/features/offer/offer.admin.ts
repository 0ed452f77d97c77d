import { type FieldError, type LocalizedText, offerAdminRoutes, type OfferInput, publicationState, resolveText, slug, withProtocol } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { crudHandlers } from '../../platform/crud/index.ts';
import { type Db, fold, sortKey } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, type Handlers, invalidFields } from '../../platform/http/index.ts';
import { cleanLocalizedHtml } from '../../platform/rich-text.ts';
import { validity } from '../partner/index.ts';

/** Ids of the body that do not belong to its partner. */
const foreignIds = async (tx: Db, { partnerId, subcategoryIds, branchOfficeIds }: OfferInput): Promise<FieldError[]> => {
  const { rows } = await sql<{ partner: boolean; subcategories: boolean; branches: boolean }>`select
    exists (select 1 from partner where id = ${partnerId} and deleted_at is null) as partner,
    ${subcategoryIds ?? []}::int[] <@ array(select subcategory_id from partner_subcategory where partner_id = ${partnerId}) as subcategories,
    ${branchOfficeIds ?? []}::int[] <@ array(select id from branch_office where partner_id = ${partnerId} and deleted_at is null) as branches`.execute(tx);
  const [known] = rows;
  if (!known?.partner) return [{ field: 'partnerId', messageKey: 'offer.error.partnerNotFound' }];
  return [
    ...(known.subcategories ? [] : [{ field: 'subcategoryIds', messageKey: 'validation.ofPartner' }]),
    ...(known.branches ? [] : [{ field: 'branchOfficeIds', messageKey: 'validation.ofPartner' }]),
  ];
};

const prepare = (primary: 'cs' | 'sk') => async (body: OfferInput, _parent: unknown, tx: Db) => {
  const errors = await foreignIds(tx, body);
  if (!body.name[primary]) errors.push({ field: `name.${primary}`, messageKey: 'validation.required' });
  if (errors.length > 0) throw invalidFields(errors);
  const names = (['cs', 'sk', 'en'] as const).map((language) => body.name[language]).filter(Boolean);
  return {
    nameSortCs: sortKey(resolveText(body.name, 'cs', primary), 'cs'), nameSortSk: sortKey(resolveText(body.name, 'sk', primary), 'sk'), folded: fold(names.join(' ')),
    description: cleanLocalizedHtml(body.description), ctaUrl: body.ctaUrl ? withProtocol(body.ctaUrl) : null,
  };
};

const stateConditions = {
  INACTIVE: sql<boolean>`not t.active`,
  SCHEDULED: sql<boolean>`t.active and t.valid_from > now()`,
  EXPIRED: sql<boolean>`t.active and t.valid_to <= now() and (t.valid_from is null or t.valid_from <= now())`,
  LIVE: sql<boolean>`t.active and (t.valid_from is null or t.valid_from <= now()) and (t.valid_to is null or t.valid_to > now())`,
} as const satisfies Record<string, RawBuilder<boolean>>;

/** Administration of offers. */
export const offerAdminHandlers = ({ crud, config }: Deps): Promise<Handlers<typeof offerAdminRoutes>> =>
  crudHandlers(
    crud,
    offerAdminRoutes,
    {
      table: 'offer',
      links: {
        subcategoryIds: { table: 'offer_subcategory', target: 'subcategory_id', type: 'integer', inherited: true },
        branchOfficeIds: { table: 'offer_branch_office', target: 'branch_office_id', type: 'integer', inherited: true },
        images: { table: 'offer_image', target: 'media_uuid', type: 'uuid' },
      },
      prepare: prepare(config.primaryLanguage),
      derived: {
        partnerName: sql`select p.name from partner p where p.id = t.partner_id`,
        image: sql`select i.media_uuid from offer_image i where i.offer_id = t.id order by i.position limit 1`,
      },
      present: (row) => ({
        route: slug(resolveText(row.name as LocalizedText, config.primaryLanguage, config.primaryLanguage), Number(row.id)),
        partnerRoute: slug(String(row.partnerName), Number(row.partnerId)), publication: publicationState(validity(row), Date.now()),
      }),
      sorts: { ID: sql`t.id`, NAME: config.primaryLanguage === 'sk' ? sql`t.name_sort_sk` : sql`t.name_sort_cs`, LAST_MODIFIED: sql`t.last_modified`, ACTIVE: sql`t.active`, DATE_CREATED: sql`t.date_created` },
      where: ({ partnerId, subcategoryId, state }) => [
        ...(partnerId ? [sql<boolean>`t.partner_id = ${partnerId}`] : []),
        ...(subcategoryId ? [sql<boolean>`exists (select 1 from offer_subcategory os where os.offer_id = t.id and os.subcategory_id = ${subcategoryId})`] : []),
        ...(state ? [stateConditions[state]] : []),
      ],
      missing: async ({ partnerId }, tx) => {
        const { rows } = await sql<{ active: boolean }>`select active from partner where id = ${partnerId} and deleted_at is null`.execute(tx);
        if (!rows[0]) throw new AppError('offer.error.partnerNotFound');
        return [];
      },
      copied: (body) => ({ ...body, position: 0 }),
    },
    config.primaryLanguage,
  );
