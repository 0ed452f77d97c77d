import {
  LocalizedText,
  offerAdminRoutes,
  type OfferForm,
  publicationState,
  resolveText,
  slug,
  withProtocol,
} from '@cafeteria/contract';
import * as z from 'zod/mini';
import { actorOf } from '../../entity/audit/index.ts';
import { crudHandlers, saveOrder, validity } from '../../entity/crud/index.ts';
import { type Db, fold, sortKey } from '../../platform/db/index.ts';
import type { Deps } from '../../entity/deps.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import { cleanLocalizedHtml } from '../../platform/rich-text.ts';
import {
  findForeignIds,
  offerConditions,
  offerDerived,
  offerSorts,
  partnerExists,
} from './offer.admin.queries.ts';
import type { Handlers, PrimaryLanguage } from '../../entity/caller/index.ts';

const prepare = (primary: PrimaryLanguage) => async (body: OfferForm, _parent: unknown, tx: Db) => {
  const errors = await findForeignIds(tx, body);
  if (!body.name[primary])
    errors.push({ field: `name.${primary}`, messageKey: 'validation.required' });
  if (errors.length > 0) throw invalidFields(errors);
  const names = (['cs', 'sk', 'en'] as const)
    .map((language) => body.name[language])
    .filter(Boolean);
  return {
    nameSortCs: sortKey(resolveText(body.name, 'cs', primary), 'cs'),
    nameSortSk: sortKey(resolveText(body.name, 'sk', primary), 'sk'),
    folded: fold(names.join(' ')),
    description: cleanLocalizedHtml(body.description),
    ctaUrl: body.ctaUrl ? withProtocol(body.ctaUrl) : null,
  };
};

const order = ({ crud }: Deps): Pick<Handlers<typeof offerAdminRoutes>, 'order'> => ({
  order: ({ partnerId, body: { ids } }, caller) =>
    saveOrder(crud, {
      table: 'offer',
      scope: { partner_id: partnerId },
      ids,
      actor: actorOf(caller),
      before: async (tx) => {
        if (!(await partnerExists(tx, partnerId))) throw notFound();
      },
    }),
});

/** Administration of offers. */
export const offerAdminHandlers = async (
  deps: Deps,
): Promise<Handlers<typeof offerAdminRoutes>> => ({ ...(await ordinary(deps)), ...order(deps) });

const ordinary = ({ crud, config }: Deps) =>
  crudHandlers(
    crud,
    offerAdminRoutes,
    {
      table: 'offer',
      links: {
        subcategoryIds: {
          table: 'offer_subcategory',
          target: 'subcategory_id',
          type: 'integer',
          inherited: true,
        },
        branchOfficeIds: {
          table: 'offer_branch_office',
          target: 'branch_office_id',
          type: 'integer',
          inherited: true,
        },
        images: { table: 'offer_image', target: 'media_uuid', type: 'uuid' },
      },
      prepare: prepare(config.primaryLanguage),
      derived: offerDerived,
      present: (row) => ({
        route: slug(
          resolveText(
            z.parse(LocalizedText, row.name),
            config.primaryLanguage,
            config.primaryLanguage,
          ),
          Number(row.id),
        ),
        partnerRoute: slug(String(row.partnerName), Number(row.partnerId)),
        publication: publicationState(validity(row), Date.now()),
      }),
      sorts: offerSorts(config.primaryLanguage),
      where: offerConditions,
      missing: async ({ partnerId }, tx) => {
        if (!(await partnerExists(tx, partnerId)))
          throw new AppError('offer.error.partnerNotFound');
        return [];
      },
      copied: (body) => ({ ...body, position: 0 }),
    },
    config.primaryLanguage,
  );
