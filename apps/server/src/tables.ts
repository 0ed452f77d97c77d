import { branchOfficeTable } from './catalogue/branch-office/index.ts';
import { categoryTable, subcategoryTable } from './catalogue/category/index.ts';
import { offerTable } from './catalogue/offer/index.ts';
import { partnerTable } from './catalogue/partner/index.ts';
import { announcementTable } from './content/announcement/index.ts';
import { articleTable } from './content/article/index.ts';
import { carouselTable } from './content/carousel/index.ts';
import { promoRowTable } from './content/promo-row/index.ts';
import { mapFiltersTable } from './discovery/map-filters/index.ts';
import type { TableDescription } from './kernel/table/index.ts';
import { clientContractTable } from './money/client-contract/index.ts';
import { partnerContractTable } from './money/partner-contract/index.ts';
import { taxLimitTable } from './money/tax-limit/index.ts';
import { clientTable } from './people/records/client/index.ts';
import { companyTable } from './people/records/company/index.ts';
import { operatorTable } from './people/records/operator/index.ts';
import { userTable } from './people/records/user/index.ts';

/** The tables administrators manage, each described by its own folder. */
export const tables: readonly TableDescription[] = [
  partnerTable,
  branchOfficeTable,
  offerTable,
  categoryTable,
  subcategoryTable,
  carouselTable,
  promoRowTable,
  articleTable,
  announcementTable,
  mapFiltersTable,
  companyTable,
  operatorTable,
  clientTable,
  userTable,
  taxLimitTable,
  clientContractTable,
  partnerContractTable,
];
