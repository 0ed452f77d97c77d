import { partnerAdminRoutes, type PartnerForm, slug, withProtocol } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity, removeRow } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { nameColumns } from '../../kernel/naming.ts';
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
import { partnerTable } from './partner.table.ts';
import { updateScore } from './score.queries.ts';

/** The columns nobody types. */
export const partnerColumns = ({ name, about, whatCanBeBought, onlineUrl }: PartnerForm) => ({
  ...nameColumns(name),
  about: cleanLocalizedHtml(about),
  whatCanBeBought: cleanLocalizedHtml(whatCanBeBought),
  onlineUrl: onlineUrl ? withProtocol(onlineUrl) : null,
});

const partners = defineEntity(partnerAdminRoutes, partnerTable, {
  prepare: async (form, { tx }) => {
    partnerErrors(form, await categoriesOf(tx, form.subcategoryIds));
    return partnerColumns(form);
  },
  // whose name stands on its settlements, and whose address is told of them
  proof: (form, before) => before !== undefined && form.companyId !== before.companyId,
  derived: partnerDerived,
  present: ({ id, name }) => ({ route: slug(String(name), Number(id)) }),
  sorts: partnerSorts,
  where: partnerConditions,
  missing: (partner, { caller }) => partnerMissing(partner, caller.primary),
  afterSave: (id, tx) => updateScore(tx, id),
});

/** Administration of partners. */
export const partnerAdminHandlers = (deps: Deps): Handlers<typeof partnerAdminRoutes> => ({
  ...crudHandlers(deps, partners),
  remove: async ({ id, cascade }, caller) => {
    await deps.write(async (tx) => {
      await removeRow(partners, tx, caller, { id });
      if (cascade) return removeOffersOfPartner(tx, id, caller.user.id);
      const offers = await countLiveOffers(tx, id);
      if (offers > 0) throw new AppError('partner.error.hasLiveOffers', { offers });
    });
    return {};
  },
});
