import type { BranchOfficeView, PartnerView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { drawPage } from '../testing/page.tsx';
import { offerCard, pictureOf } from '../testing/records.ts';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { branchOfficesQuery, partnerOffersQuery, partnerQuery } from './partner-data.ts';
import { partnerTabs } from './partner-search.ts';
import { PartnerScreen } from './PartnerScreen.tsx';

const partner: PartnerView = {
  id: 1,
  route: 'kavarna-1',
  name: 'Kavárna',
  shortDescription: '',
  about: '',
  whatCanBeBought: '',
  logo: null,
  cover: null,
  gallery: [],
  contacts: [],
  category: null,
  subcategories: [],
  benefitTypes: [],
  online: false,
  onlineUrl: null,
  sustainability: null,
  sustainabilityNote: '',
  branchOfficeCount: 0,
  similar: [],
};
const office: BranchOfficeView = {
  id: 1,
  name: 'Kavárna – Brno',
  address: 'Údolní 1, Brno',
  lat: null,
  lng: null,
  meters: null,
  contacts: [],
  openingHours: null,
  benefitTypes: [],
};
const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], note: 'Zvoňte' };

/** All tabs of the page of a partner, of its branch offices where they are known. */
const draw = async (
  record: PartnerView,
  offices?: readonly BranchOfficeView[],
): Promise<string> => {
  const tabs = await Promise.all(
    partnerTabs.map((tab) =>
      drawPage({
        Screen: PartnerScreen,
        path: '/partner/$partnerRoute',
        at: `/partner/kavarna-1?tab=${tab}`,
        loaded: { partnerId: record.id },
        fill: (client) => {
          client.setQueryData(partnerQuery(record.id).queryKey, record);
          client.setQueryData(partnerOffersQuery(record.id).queryKey, []);
          if (offices)
            client.setQueryData(branchOfficesQuery(record.id, 0).queryKey, {
              content: [...offices],
              pageNumber: 0,
              pageSize: 10,
              totalElements: offices.length,
              totalPages: 1,
            });
        },
      }),
    ),
  );
  return tabs.join('\n');
};

describe('the page of a partner', () =>
  everyFieldIsSeen<PartnerView>(
    partner,
    {
      id: 'the address and the heart hold it',
      route: { is: 'kavarnicka-1' },
      name: { is: 'Pekárna' },
      shortDescription: { is: 'Káva' },
      about: { is: '<p>Od roku 1990</p>' },
      whatCanBeBought: { is: '<p>Káva a chléb</p>' },
      logo: { is: pictureOf('a') },
      cover: { is: pictureOf('b') },
      gallery: { is: [pictureOf('c')] },
      contacts: { is: [{ type: 'EMAIL', value: 'a@kavarna.cz', label: null }] },
      category: {
        is: { id: 6, code: 'SPORT', name: 'Sport', route: 'sport-6' },
        whole: 'a crumb like any other',
      },
      subcategories: { is: [{ id: 7, name: 'Plavání', route: 'p-7', categoryRoute: 'sport-6' }] },
      benefitTypes: { is: ['card'] },
      online: { is: true },
      onlineUrl: { is: 'kavarna.cz' },
      sustainability: { is: 'SUSTAINABILITY_CHAMPION' },
      sustainabilityNote: {
        is: 'Vlastní kelímky',
        of: { ...partner, sustainability: 'SUSTAINABILITY_CHAMPION' },
      },
      branchOfficeCount: { is: 3 },
      similar: { is: [offerCard] },
    },
    draw,
  ));

describe('a branch office on the page of its partner', () =>
  everyFieldIsSeen<BranchOfficeView>(
    office,
    {
      id: 'nothing asks for one of them',
      name: { is: 'Kavárna – Olomouc' },
      address: { is: 'Horní náměstí 2, Olomouc' },
      lat: 'the map shows where it is',
      lng: 'the map shows where it is',
      meters: { is: 500 },
      contacts: { is: [{ type: 'EMAIL', value: 'a@kavarna.cz', label: null }] },
      openingHours: { is: hours, whole: 'one table of seven days' },
      benefitTypes: { is: ['card'] },
    },
    (record) => draw(partner, [record]),
  ));
