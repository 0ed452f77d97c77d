/** The API, once: everything the server, the web and the documentation share. The only door of the package. */
import { catalogueApi } from './catalogue/index.ts';
import { contentApi } from './content/index.ts';
import { discoveryApi } from './discovery/index.ts';
import { messagesApi } from './messages/index.ts';
import { moneyApi } from './money/index.ts';
import { peopleApi } from './people/index.ts';
import { systemApi } from './system/index.ts';
import type { Routes } from './http/route.ts';

/** All routes by entity; the server must implement each, the walks visit each. */
export const api = {
  ...catalogueApi,
  ...contentApi,
  ...discoveryApi,
  ...peopleApi,
  ...messagesApi,
  ...moneyApi,
  ...systemApi,
} as const satisfies Readonly<Record<string, Routes>>;

export * from './catalogue/index.ts';
export * from './content/index.ts';
export * from './discovery/index.ts';
export * from './messages/index.ts';
export * from './money/index.ts';
export * from './people/index.ts';
export * from './system/index.ts';
export { type About, namesOf, type Subject } from './http/about.ts';
export * from './http/crud.ts';
export * from './http/errors.ts';
export * from './http/file.ts';
export * from './http/import.ts';
export type { LightRoute, LightRoutes } from './http/light.ts';
export * from './http/order.ts';
export * from './http/page.ts';
export * from './http/person.ts';
export * from './http/route.ts';
export * from './http/singleton.ts';
export * from './values/address.ts';
export * from './values/contact.ts';
export * from './values/max-length.ts';
export * from './values/media.ts';
export * from './values/money.ts';
export * from './values/opening-hours.ts';
export * from './values/text.ts';
export * from './values/visibility.ts';
export {
  deriveAddress,
  type DerivedAddress,
  formatAddress,
  formatPostalCode,
  withoutPostalCode,
} from './rules/address.ts';
export * from './rules/access.ts';
export * from './rules/amount.ts';
export * from './rules/backend-address.ts';
export * from './rules/bank.ts';
export { isCompanyId, padCompanyId } from './rules/company-id.ts';
export * from './rules/currency.ts';
export * from './rules/distance-mode.ts';
export * from './rules/file-name.ts';
export * from './rules/geo.ts';
export * from './rules/localized.ts';
export * from './rules/mobile-device.ts';
export * from './rules/money-choice.ts';
export * from './rules/dispute.ts';
export * from './rules/movement.ts';
export * from './rules/opening-hours.ts';
export * from './rules/csv.ts';
export * from './rules/characters.ts';
export * from './rules/pattern.ts';
export * from './rules/pay-code.ts';
export * from './rules/payment.ts';
export * from './rules/phone.ts';
export * from './rules/publication.ts';
export * from './rules/purchases.ts';
export * from './rules/regime.ts';
export type { LimitedRegime } from './rules/regime-facts.ts';
export * from './rules/slug.ts';
export * from './rules/typeset.ts';
export * from './rules/web-address.ts';
export * from './vocabulary/enums.ts';
export * from './vocabulary/limits.ts';
export * from './vocabulary/text-limit.ts';
export * from './vocabulary/words.ts';
