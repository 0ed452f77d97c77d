import { benefitTypes, OfferForm, PriceType, PublicationState } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  checks,
  defineResource,
  inherited,
  LocalizedName,
  localizedRichText,
  localizedText,
  number,
  onOffFilter,
  optionalDateTime,
  optionalText,
  reference,
  referenceFilter,
  select,
  selectFilter,
} from '../../frame/index.ts';
import { visibility } from '../../widgets/audience/index.ts';
import { mediaGallery } from '../../widgets/media/index.ts';
import { partnerTarget } from '../../widgets/reference/index.ts';
import { offerBranchOffices } from './offer-branch-offices.tsx';
import { offerSubcategories } from './offer-subcategories.tsx';
import { offerAmount, OfferPrice, offerPercent } from './price-widgets.tsx';

/** Administration of offers. */
export const offerResource = defineResource({
  name: 'offer',
  routes: api.offerAdmin,
  schema: OfferForm,
  path: '/admin/offer',
  nav: { icon: 'tag', group: 'catalogue' },
  title: (offer, tell) => tell(offer.name),
  hint: (offer) => offer.partnerName,
  publicPath: (offer) => `/partner/${offer.partnerRoute}/${offer.route}`,
  list: {
    columns: [
      {
        key: 'name',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => <LocalizedName value={row.name} />,
      },
      'publication',
      { key: 'partnerName', width: 'wide', saysFilter: 'partnerId' },
      { key: 'price', align: 'end', width: 'narrow', cell: (row) => <OfferPrice offer={row} /> },
      {
        key: 'validTo',
        width: 'narrow',
        isSecondary: true,
        cell: (row) => row.validTo && formatDate(row.validTo),
      },
      'lastModified',
      'id',
    ],
    filters: {
      partnerId: referenceFilter(partnerTarget),
      state: selectFilter(PublicationState.options, 'publication'),
      expiring: onOffFilter(),
      untranslated: onOffFilter(),
    },
    views: ['expiring', 'untranslated'],
    assignable: ['validFrom', 'validTo', 'visibility'],
  },
  fromSearch: ['partnerId'],
  form: {
    basics: {
      partnerId: reference(partnerTarget),
      position: number(),
      name: localizedText({ isRequired: true }),
      shortDescription: localizedText(),
    },
    price: {
      priceType: select(PriceType.options, 'priceType'),
      discountPercent: offerPercent(),
      price: offerAmount(),
      originalPrice: offerAmount(),
    },
    texts: { description: localizedRichText() },
    pictures: { images: mediaGallery({ crops: { wide: 16 / 9 }, hasMain: true }) },
    acceptance: {
      benefitTypes: inherited(checks(benefitTypes, 'benefitType')),
      branchOfficeIds: inherited(offerBranchOffices()),
      subcategoryIds: inherited(offerSubcategories()),
    },
    action: {
      ctaUrl: optionalText({ type: 'url', example: 'web' }),
      promoCode: optionalText(),
      ctaLabel: localizedText(),
    },
    publication: {
      validFrom: optionalDateTime(),
      validTo: optionalDateTime(),
      visibility: visibility(),
    },
  },
});
