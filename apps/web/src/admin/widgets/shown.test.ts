import type { Address, Contact, SlideLink, Visibility } from '@cafeteria/contract';
import { documentParty } from '@cafeteria/contract/testing';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { drawShown } from '../testing/show.ts';
import { address, postalAddress } from './address/index.ts';
import { visibility } from './audience/index.ts';
import { contacts } from './contacts/index.ts';
import { slideLink } from './link-target/index.ts';

describe('a contact, as it is shown', () =>
  everyFieldIsSeen<Contact>(
    { type: 'EMAIL', value: 'a@kavarna.cz', label: null },
    { type: { is: 'WWW' }, value: { is: 'b@kavarna.cz' }, label: { is: 'Rezervace' } },
    (value) => drawShown(contacts(), [value]),
  ));

describe('whose people see something, as it is shown', () =>
  everyFieldIsSeen<Visibility>(
    { mode: 'ONLY', clientIds: [7] },
    { mode: { is: 'EXCEPT' }, clientIds: { is: [7, 8] } },
    (value) => drawShown(visibility(), value),
  ));

const target: SlideLink = { type: 'OFFER', targetId: 7, url: null };
const toUrl: SlideLink = { type: 'URL', targetId: null, url: '/faq' };
describe('where a slide leads, as it is shown', () =>
  everyFieldIsSeen<SlideLink>(
    target,
    { type: { is: 'PARTNER' }, targetId: { is: null }, url: { is: '/magazine', of: toUrl } },
    (value) => drawShown(slideLink(), value),
  ));

const { address: street } = documentParty;
const placed: Address = { ...street, village: null, lat: 50.1, lng: 14.4 };
const found = 'how the place was found; its point is shown';
describe('an address, as it is shown', () =>
  everyFieldIsSeen<Address>(
    placed,
    {
      street: { is: 'Krátká' },
      houseNumber: { is: '2' },
      streetNumber: { is: '3' },
      districtNumber: { is: '4' },
      postalCode: { is: '60200' },
      city: { is: 'Brno' },
      village: { is: 'Lhota', of: { ...placed, street: null } },
      country: { is: 'SK' },
      components: found,
      placeId: found,
      lat: { is: 49.2 },
      lng: { is: 16.6 },
    },
    (value) => drawShown(address(), value),
  ));
const noPoint = 'a seat has no point on the map';
describe('a seat, as it is shown', () =>
  everyFieldIsSeen<Address>(
    placed,
    {
      street: { is: 'Krátká' },
      houseNumber: { is: '2' },
      streetNumber: { is: '3' },
      districtNumber: { is: '4' },
      postalCode: { is: '60200' },
      city: { is: 'Brno' },
      village: { is: 'Lhota', of: { ...placed, street: null } },
      country: { is: 'SK' },
      components: noPoint,
      placeId: noPoint,
      lat: noPoint,
      lng: noPoint,
    },
    (value) => drawShown(postalAddress(), value),
  ));
