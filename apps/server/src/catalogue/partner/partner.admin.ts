import {
  type FieldError,
  partnerAdminRoutes,
  publicationState,
  type PartnerForm,
  slug,
  withProtocol,
} from '@cafeteria/contract';
import { crudHandlers, validity } from '../../entity/crud/index.ts';
import { type Db, fold, sortKey } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { cleanLocalizedHtml } from '../../platform/rich-text.ts';
import { removeOffersOfPartner } from '../offer/index.ts';
import {
  categoriesOf,
  countLiveOffers,
  partnerConditions,
  partnerDerived,
  partnerSorts,
} from './partner.admin.queries.ts';
import { partnerErrors, partnerMissing } from './partner.rules.ts';
import { updateScore } from './score.queries.ts';
import type { Handlers } from '../../entity/caller/index.ts';

const prepare = async (body: PartnerForm, _parent: unknown, tx: Db) => {
  partnerErrors(body, await categoriesOf(tx, body.subcategoryIds));
  return {
    nameSortCs: sortKey(body.name, 'cs'),
    nameSortSk: sortKey(body.name, 'sk'),
    folded: fold(body.name),
    about: cleanLocalizedHtml(body.about),
    whatCanBeBought: cleanLocalizedHtml(body.whatCanBeBought),
    onlineUrl: body.onlineUrl ? withProtocol(body.onlineUrl) : null,
  };
};

/** Administration of partners. */
export const partnerAdminHandlers = ({
  crud,
  config,
}: Deps): Promise<Handlers<typeof partnerAdminRoutes>> =>
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
      derived: partnerDerived,
      present: (row) => ({
        route: slug(String(row.name), Number(row.id)),
        publication: publicationState(validity(row), Date.now()),
      }),
      sorts: partnerSorts(config.primaryLanguage),
      where: partnerConditions,
      missing: async (partner): Promise<FieldError[]> =>
        partnerMissing(partner, config.primaryLanguage),
      beforeRemove: async ({ id }, tx, { cascade, userId }) => {
        if (cascade) return removeOffersOfPartner(tx, id, userId);
        const offers = await countLiveOffers(tx, id);
        if (offers > 0) throw new AppError('partner.error.hasLiveOffers', { offers });
      },
      afterSave: (id, tx) => updateScore(tx, id),
    },
    config.primaryLanguage,
  );
