import {
  currencyOfCountry,
  type FieldError,
  hasAmount,
  offerAdminRoutes,
  type OfferForm,
  slug,
  withProtocol,
} from '@cafeteria/contract';
import type { Handlers, PrimaryLanguage } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity, saveOrder } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { localizedNameColumns, routeOf } from '../../kernel/naming.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import { cleanLocalizedHtml } from '../../platform/rich-text.ts';
import {
  findForeignIds,
  offerConditions,
  offerDerived,
  partnerExists,
} from './offer.admin.queries.ts';
import { offerTable } from './offer.table.ts';

/** The columns nobody types. */
export const offerColumns = (
  { name, description, ctaUrl, priceType, discountPercent }: OfferForm,
  primary: PrimaryLanguage,
) => ({
  ...localizedNameColumns(name, primary),
  description: cleanLocalizedHtml(description),
  ctaUrl: ctaUrl ? withProtocol(ctaUrl) : null,
  // a percentage left over from another type of price would be shown beside the amount
  discountPercent: hasAmount(priceType) ? null : discountPercent,
});

/** The prices of an installation are in its own money, and so never in two. */
const foreignPrices = (form: OfferForm, primary: PrimaryLanguage): FieldError[] => {
  const currency = currencyOfCountry[primary === 'sk' ? 'Sk' : 'Cz'];
  return (['price', 'originalPrice'] as const)
    .filter((field) => form[field] && form[field].currency !== currency)
    .map((field) => ({ field, messageKey: 'validation.currency', params: { currency } }));
};

const offers = defineEntity(offerAdminRoutes, offerTable, {
  prepare: async (form, { tx, caller: { primary } }) => {
    const errors = [...(await findForeignIds(tx, form)), ...foreignPrices(form, primary)];
    if (!form.name[primary])
      errors.push({ field: `name.${primary}`, messageKey: 'validation.required' });
    if (errors.length > 0) throw invalidFields(errors);
    return offerColumns(form, primary);
  },
  derived: offerDerived,
  present: ({ id, name, partnerId, partnerName }, { primary }) => ({
    route: routeOf(name, id, primary),
    partnerRoute: slug(String(partnerName), Number(partnerId)),
  }),
  alsoFoundBy: { partner_id: 'partner' },
  where: offerConditions,
  missing: async ({ partnerId }, { tx }) => {
    if (!(await partnerExists(tx, partnerId))) throw new AppError('offer.error.partnerNotFound');
    return [];
  },
  copied: (form) => ({ ...form, position: 0 }),
});

/** Administration of offers. */
export const offerAdminHandlers = (deps: Deps): Handlers<typeof offerAdminRoutes> => ({
  ...crudHandlers(deps, offers),
  order: ({ partnerId, body: { ids } }, caller) =>
    deps.write(async (tx) => {
      if (!(await partnerExists(tx, partnerId))) throw notFound();
      return saveOrder(tx, caller, { table: 'offer', list: { partner_id: partnerId }, ids });
    }),
});
