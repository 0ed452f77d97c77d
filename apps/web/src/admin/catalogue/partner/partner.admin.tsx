import {
  BenefitType,
  Country,
  Grade,
  PartnerForm,
  PublicationState,
  Sustainability,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  checks,
  defineResource,
  localizedRichText,
  localizedText,
  number,
  onOff,
  onOffFilter,
  optionalDate,
  optionalDateTime,
  optionalLongText,
  optionalReference,
  optionalSelect,
  optionalText,
  referenceFilter,
  selectFilter,
  text,
} from '../../frame/index.ts';
import { visibility } from '../../widgets/audience/index.ts';
import {
  categoryFilter,
  CategoryName,
  subcategories,
  subcategoryFilter,
} from '../../widgets/category/index.ts';
import { contacts } from '../../widgets/contacts/index.ts';
import { mediaGallery, optionalMedia } from '../../widgets/media/index.ts';
import { companyTarget } from '../../widgets/reference/index.ts';
import { branchOfficeResource } from '../branch-office/index.ts';
import { offerResource } from '../offer/index.ts';
import { mainCategory } from './main-category.tsx';
import { ofALevel } from './of-a-level.tsx';
import { PartnerName } from './PartnerName.tsx';
import { PartnerRemoval } from './PartnerRemoval.tsx';
import { PartnerTerminals } from './terminal/index.ts';

/** Administration of partners. */
export const partnerResource = defineResource({
  name: 'partner',
  routes: api.partnerAdmin,
  schema: PartnerForm,
  path: '/admin/partner',
  nav: { icon: 'store', group: 'catalogue' },
  title: (partner) => partner.name,
  Removal: PartnerRemoval,
  AroundDetail: PartnerTerminals,
  publicPath: (partner) => `/partner/${partner.route}`,
  list: {
    columns: [
      { key: 'name', sort: 'NAME', width: 'wide', cell: (row) => <PartnerName partner={row} /> },
      'publication',
      {
        key: 'mainCategoryId',
        cell: (row) => <CategoryName value={row.mainCategoryId} />,
        isSecondary: true,
      },
      { key: 'branchOfficeCount', sort: 'BRANCH_OFFICE_COUNT', align: 'end', width: 'narrow' },
      { key: 'activeOfferCount', align: 'end', width: 'narrow' },
      { key: 'grade', sort: 'RATING', width: 'narrow', isSecondary: true },
      { key: 'favoriteCount', align: 'end', width: 'narrow', isOptional: true },
      { key: 'online', width: 'narrow', isOptional: true },
      { key: 'sustainability', width: 'narrow', isOptional: true },
      'lastModified',
    ],
    moreSorts: ['ID', 'SCORING', 'DATE_CREATED'],
    filters: {
      categoryId: categoryFilter(),
      subcategoryId: subcategoryFilter(),
      companyId: referenceFilter(companyTarget),
      sustainability: selectFilter(Sustainability.options, 'sustainability'),
      grade: selectFilter(Grade.options, 'grade'),
      online: onOffFilter(),
      state: selectFilter(PublicationState.options, 'publication'),
      withoutPlace: onOffFilter(),
      untranslated: onOffFilter(),
    },
    views: ['withoutPlace', 'untranslated'],
    assignable: ['grade', 'sustainability', 'companyId', 'validFrom', 'validTo', 'visibility'],
  },
  fromSearch: ['companyId'],
  tabs: [
    {
      key: 'branches',
      resource: branchOfficeResource,
      count: 'branchOfficeCount',
      importPath: 'branch-office/import',
    },
    { key: 'offers', resource: offerResource },
  ],
  initialIn: (home) => ({ countries: [home] }),
  form: {
    basics: {
      name: text({ isRequired: true }),
      countries: checks(Country.options, 'country', { isRequired: true }),
      shortDescription: localizedText(),
    },
    pictures: {
      logo: optionalMedia({ square: 1 }),
      cover: optionalMedia({ wide: 16 / 9, phone: 4 / 3 }),
      gallery: mediaGallery(),
    },
    texts: { about: localizedRichText(), whatCanBeBought: localizedRichText() },
    categories: { subcategoryIds: subcategories(), mainCategoryId: mainCategory() },
    acceptance: {
      benefitTypes: checks(BenefitType.options, 'benefitType'),
      online: onOff(),
      onlineUrl: optionalText({ type: 'url', example: 'web' }),
      healthcareProvider: onOff(),
    },
    contacts: { contacts: contacts() },
    sustainability: {
      sustainability: optionalSelect(Sustainability.options, 'sustainability'),
      sustainabilityValidTo: ofALevel(optionalDate()),
      sustainabilityEvidence: ofALevel(optionalMedia({}, true)),
      sustainabilityNote: ofALevel(localizedText({ isMultiline: true })),
    },
    publication: {
      validFrom: optionalDateTime(),
      validTo: optionalDateTime(),
      visibility: visibility(),
    },
    internal: {
      companyId: optionalReference(companyTarget),
      grade: optionalSelect(Grade.options, 'grade'),
      scoringBoost: number(),
      contractNumber: optionalText(),
      internalNote: optionalLongText(),
    },
  },
});
