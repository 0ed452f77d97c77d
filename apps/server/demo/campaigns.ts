import type { AnnouncementForm } from '@cafeteria/contract';
import type { DemoOffer, DemoPartner, DemoPromoRow, DemoSlide, DemoTarget } from './content.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';
import { createRandom } from './random.ts';
import { joinTexts, sayWith } from './text.ts';
import { announcementTexts, promoRowTexts, slideTexts } from './vocab/campaigns.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const noText = { cs: null, sk: null, en: null };
export const announcement: AnnouncementForm = {
  text: joinTexts([announcementTexts.text]),
  messageKind: 'regular',
  link: '/faq',
  linkLabel: joinTexts([announcementTexts.linkLabel]),
  dismissible: true,
  active: true,
  validFrom: null,
  validTo: null,
};

export const buildSlides = (now: Date, { words }: Vocabulary): DemoSlide[] => {
  const say = sayWith(words);
  return slideTexts.map(
    ({ title, text, button, colour, target, starts, placement }, index): DemoSlide => ({
      id: index + 1,
      active: true,
      dateCreated: daysFrom(now, -20 - index),
      input: {
        placement: placement ?? 'HOMEPAGE',
        title: say([title]),
        text: say([text]),
        buttonLabel: say([button]),
        colour,
        link: { ...target, url: null },
        imageDesktop: mediaUuid.slide(index + 1, 'desktop'),
        imageMobile: mediaUuid.slide(index + 1, 'mobile'),
        clientIds: null,
        validFrom: starts ? daysFrom(now, starts) : null,
        validTo: starts ? daysFrom(now, starts + 60) : null,
      },
    }),
  );
};

type Stored = DemoPartner | DemoOffer;
const isForAll = ({ active, input }: Stored): boolean =>
  active && !input.validFrom && !input.validTo && input.visibility.mode === 'ALL';
type RowText = (typeof promoRowTexts)[number];

const partnersFor = (
  { subcategories, take }: RowText,
  partners: readonly DemoPartner[],
): DemoTarget[] => {
  const fitting = partners.filter(
    (partner) =>
      isForAll(partner) && partner.input.subcategoryIds.some((id) => subcategories.includes(id)),
  );
  return createRandom('promo', subcategories.join())
    .some(fitting, take.partners)
    .map(({ id }) => ({ linkTarget: 'PARTNER', targetId: id }));
};

const offersFor = (
  { subcategories, take }: RowText,
  partners: readonly DemoPartner[],
  offers: readonly DemoOffer[],
): DemoTarget[] => {
  const fitting = new Set(
    partners
      .filter(
        (partner) =>
          isForAll(partner) && subcategories.includes(partner.input.subcategoryIds[0] ?? 0),
      )
      .map(({ id }) => id),
  );
  const live = offers.filter((offer) => isForAll(offer) && fitting.has(offer.input.partnerId));
  const random = createRandom('promo offers', subcategories.join());
  // one of each partner, and none called as another: a row is looked over by its names
  const chosen: DemoOffer[] = [];
  for (const offer of random.some(live, live.length))
    if (
      chosen.every(
        ({ input }) =>
          input.partnerId !== offer.input.partnerId && input.name.cs !== offer.input.name.cs,
      )
    )
      chosen.push(offer);
  return chosen.slice(0, take.offers).map(({ id }) => ({ linkTarget: 'OFFER', targetId: id }));
};

export const buildPromoRows = (
  partners: readonly DemoPartner[],
  offers: readonly DemoOffer[],
  now: Date,
): DemoPromoRow[] =>
  promoRowTexts.map((row, index) => {
    const extra: DemoTarget[] = (row.extra ?? []).map((id) => ({
      linkTarget: id < 100 ? 'CATEGORY' : 'SUBCATEGORY',
      targetId: id,
    }));
    const targets = [...offersFor(row, partners, offers), ...partnersFor(row, partners), ...extra];
    return {
      id: index + 1,
      active: true,
      dateCreated: daysFrom(now, -30),
      position: index,
      input: {
        title: joinTexts([row.title]),
        placement: row.categoryId === null ? 'HOMEPAGE' : 'CATEGORY',
        categoryId: row.categoryId,
        colour: row.colour,
        items: targets.map((target) => ({ ...target, titleOverride: noText, image: null })),
        clientIds: null,
        validFrom: null,
        validTo: null,
      },
    };
  });
