import type { CardView, Contact, MapBranchOffice, MapBranchOfficeView } from '@cafeteria/contract';
import { createElement } from 'react';
import { describe } from 'vitest';
import { everyFieldIsSeen, type Others } from '../../shared/testing/seen.ts';
import { drawPage } from '../testing/page.tsx';
import { offerCard, partnerCard, pictureOf } from '../testing/records.ts';
import { officeQuery } from './map-queries.ts';
import { BranchOfficeDetail } from './panel/BranchOfficeDetail.tsx';
import { BranchOfficeRow } from './panel/BranchOfficeRow.tsx';
import { PlaceWords } from './PinPeek.tsx';

const place: MapBranchOfficeView = {
  id: 1,
  name: 'Kavárna – Brno',
  address: 'Údolní 1, Brno',
  lat: 49.2,
  lng: 16.6,
  contacts: [],
  openingHours: null,
  benefitTypes: [],
  partner: partnerCard,
  offers: [],
};
const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], note: 'Zvoňte' };
const email: Contact = { type: 'EMAIL', value: 'a@kavarna.cz', label: null };

const drawDetail = (office: MapBranchOfficeView): Promise<string> =>
  drawPage({
    path: '/map',
    at: '/map',
    Screen: () => createElement(BranchOfficeDetail, { id: place.id, listHref: '/map' }),
    fill: (client) => client.setQueryData(officeQuery(place.id).queryKey, office),
  });
const pin = Object.assign(Object.create(null), { id: place.id });
const drawCard = (office: MapBranchOfficeView): Promise<string> =>
  drawPage({
    path: '/map',
    at: '/map',
    Screen: () => createElement(PlaceWords, { pin }),
    fill: (client) => client.setQueryData(officeQuery(place.id).queryKey, office),
  });

const onItsPage = 'its page says it, which the panel leads to';
const partnerParts = {
  type: { is: 'CATEGORY' },
  id: 'the route holds it',
  route: { is: 'pekarna-2' },
  parentRoute: 'a partner has none',
  title: { is: 'Pekárna' },
  subtitle: onItsPage,
  logo: { is: pictureOf('a') },
  image: onItsPage,
  colour: 'the cards of categories are drawn elsewhere',
  badges: onItsPage,
  price: 'each offer has its own',
  benefitTypes: 'those of the place stand there',
  online: onItsPage,
  distance: 'the place says where it is',
  categoryCode: { is: 'SPORT' },
} as const;

describe('a place of the map in detail', () =>
  everyFieldIsSeen<MapBranchOfficeView>(
    place,
    {
      id: 'the address holds it',
      name: { is: 'Kavárna – Olomouc' },
      address: { is: 'Horní náměstí 2, Olomouc' },
      lat: { is: 49.6 },
      lng: { is: 17.3 },
      contacts: { is: [email] },
      openingHours: { is: hours, whole: 'one table of seven days, as on the page of its partner' },
      benefitTypes: { is: ['card'] },
      partner: { parts: partnerParts },
      offers: { is: [offerCard] },
    },
    drawDetail,
  ));

describe('an offer of a place in detail', () =>
  everyFieldIsSeen<CardView>(
    offerCard,
    {
      type: { is: 'PARTNER' },
      id: 'the route holds it',
      route: { is: 'caj-2' },
      parentRoute: { is: 'pekarna-2' },
      title: { is: 'Čaj' },
      subtitle: 'it is the partner, whose place it is',
      logo: 'it is the partner’s, which stands above',
      image: onItsPage,
      colour: 'the cards of categories are drawn elsewhere',
      badges: onItsPage,
      price: {
        is: {
          type: 'PRICE',
          amount: { amount: 100, currency: 'CZK' },
          percent: null,
          original: null,
        },
        whole: 'a card has the same',
      },
      benefitTypes: onItsPage,
      online: onItsPage,
      distance: 'the place says where it is',
      categoryCode: onItsPage,
    },
    (card) => drawDetail({ ...place, offers: [card] }),
  ));

describe('a contact of a place', () =>
  everyFieldIsSeen<Contact>(
    email,
    { type: { is: 'WWW' }, value: { is: 'b@kavarna.cz' }, label: { is: 'Rezervace' } },
    (contact) => drawDetail({ ...place, contacts: [contact] }),
  ));

const inDetail = 'it stands in the detail, which the card leads to';
const ofCard: Others<MapBranchOfficeView> = {
  id: 'the pin holds it',
  name: inDetail,
  address: { is: 'Horní náměstí 2, Olomouc' },
  lat: 'the pin stands there',
  lng: 'the pin stands there',
  contacts: inDetail,
  openingHours: { is: hours, whole: 'it says whether it is open now' },
  benefitTypes: inDetail,
  partner: {
    parts: {
      ...partnerParts,
      type: 'the card leads to the place',
      route: 'the card leads to the place',
      logo: 'the card has a picture',
      image: { is: pictureOf('b') },
    },
  },
  offers: inDetail,
};
describe('the card of a place at its pin', () => everyFieldIsSeen(place, ofCard, drawCard));

const { contacts: _, offers: __, partner: ___, ...facts } = place;
const row: MapBranchOffice = {
  ...facts,
  meters: null,
  partner: { id: 1, route: 'kavarna-1', name: 'Kavárna', logo: null },
  categoryCode: null,
};
const attention = Object.assign(Object.create(null), { hover: () => undefined });
describe('a place in the list of the map', () =>
  everyFieldIsSeen<MapBranchOffice>(
    row,
    {
      id: { is: 2 },
      name: { is: 'Kavárna – Olomouc' },
      address: { is: 'Horní náměstí 2, Olomouc' },
      lat: 'the pin stands there',
      lng: 'the pin stands there',
      meters: { is: 500 },
      openingHours: { is: hours, whole: 'it says whether it is open now' },
      benefitTypes: inDetail,
      partner: {
        parts: {
          id: 'the row leads to the place',
          route: 'the row leads to the place',
          name: { is: 'Pekárna' },
          logo: { is: pictureOf('a') },
        },
      },
      categoryCode: { is: 'SPORT' },
    },
    (office) =>
      drawPage({
        path: '/map',
        at: '/map',
        Screen: () =>
          createElement(BranchOfficeRow, {
            office,
            attention,
            good: undefined,
            price: undefined,
            href: '/map',
          }),
      }),
  ));
