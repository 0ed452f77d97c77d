import type { LocalizedText } from '@cafeteria/contract';
import type {
  DemoArticle,
  DemoBranchOffice,
  DemoOffer,
  DemoPartner,
  DemoPromoRow,
} from './content.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';

/** What only a few records have, so that everything a record may say is seen on some screen. */
const words = {
  cs: { line: 'Infolinka', desk: 'Recepce', note: 'Smlouvu prodlužuje vždy v lednu.' },
  sk: { line: 'Infolinka', desk: 'Recepcia', note: 'Zmluvu predlžuje vždy v januári.' },
} as const;
type Language = keyof typeof words;
const tip: LocalizedText = { cs: 'Tip na víkend', sk: 'Tip na víkend', en: 'Weekend tip' };

export const withLabels = (partner: DemoPartner, language: Language): DemoPartner => {
  if (partner.id % 20 !== 3) return partner;
  const { line, note } = words[language];
  const [first, ...others] = partner.input.contacts;
  return {
    ...partner,
    input: {
      ...partner.input,
      contacts: first ? [{ ...first, label: line }, ...others] : [],
      internalNote: note,
    },
  };
};

/** A branch office that says for itself what others take from their partner. */
export const withOwnWords = (
  office: DemoBranchOffice,
  partners: readonly DemoPartner[],
  language: Language,
): DemoBranchOffice => {
  if (office.id % 250 !== 130) return office;
  const { subcategoryIds = [], healthcareProvider = false } =
    partners[office.partnerId - 1]?.input ?? {};
  return {
    ...office,
    input: {
      ...office.input,
      address: { ...office.input.address, village: 'Nová Ves' },
      contacts: [
        {
          type: 'EMAIL',
          value: `pobocka-${office.id}@partner.example`,
          label: words[language].desk,
        },
      ],
      subcategoryIds: subcategoryIds.slice(0, 1),
      healthcareProvider,
      externalId: `P-${office.id}`,
    },
  };
};

export const paidInItsOwnWay = (offer: DemoOffer, partners: readonly DemoPartner[]): DemoOffer => {
  const benefitTypes = partners[offer.input.partnerId - 1]?.input.benefitTypes ?? [];
  return offer.id % 50 === 9 && benefitTypes.length > 1
    ? { ...offer, input: { ...offer.input, benefitTypes: benefitTypes.slice(0, 1) } }
    : offer;
};

/** Every fifth article ends some day. */
export const withAnEnd = (article: DemoArticle, now: Date): DemoArticle =>
  article.id % 5 === 0
    ? {
        ...article,
        input: {
          ...article.input,
          validFrom: article.input.validFrom ?? article.dateCreated,
          validTo: daysFrom(now, 200),
        },
      }
    : article;

/** The last row is there for a season, and its first item has a title and a picture of its own. */
export const ofASeason = (
  row: DemoPromoRow,
  index: number,
  { length }: readonly DemoPromoRow[],
  now: Date,
): DemoPromoRow => {
  if (index !== length - 1) return row;
  const [first, ...others] = row.input.items;
  return {
    ...row,
    input: {
      ...row.input,
      items: first
        ? [{ ...first, titleOverride: tip, image: mediaUuid.slide(1, 'desktop') }, ...others]
        : [],
      validFrom: daysFrom(now, -30),
      validTo: daysFrom(now, 120),
    },
  };
};
