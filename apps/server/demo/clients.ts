import type { ClientForm } from '@cafeteria/contract';
import { employersOf } from './companies.ts';
import type { DemoClient } from './content.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';

const common: Pick<ClientForm, 'loginImage' | 'onboarding' | 'catalogue' | 'features'> = {
  loginImage: null,
  onboarding: { linkValidHours: 168, remindAfterDays: 7 },
  catalogue: { mode: 'ALL', partnerIds: [], hiddenCategoryIds: [] },
  features: [],
};
const policy: ClientForm['creditPolicy'] = {
  expiry: 'END_OF_YEAR',
  months: null,
  fixedDate: null,
  overLimit: 'BLOCK',
  allowPrivateWallet: true,
  leaverDays: 30,
};
const employedBy = (id: number): Pick<ClientForm, 'companyId' | 'employerCompanyIds'> => ({
  companyId: employersOf[id]?.[0] ?? id,
  employerCompanyIds: [...(employersOf[id] ?? [id])],
});

export const buildClients = (now: Date): DemoClient[] => [
  {
    id: 1,
    active: true,
    dateCreated: daysFrom(now, -820),
    input: {
      ...common,
      ...employedBy(1),
      name: 'Sklárny Javořice, a. s.',
      country: 'CZ',
      logo: mediaUuid.client(1),
      primaryColour: null,
      defaultLanguage: 'CZ',
      contactEmail: 'benefity@sklarny-javorice.example',
      contactPhone: '+420000210310',
      welcomeText: {
        cs: 'Vítejte v benefitech Skláren Javořice. Kredity můžete utratit hned.',
        sk: 'Vitajte v benefitoch Sklární Javořice. Kredity môžete minúť hneď.',
        en: 'Welcome to the benefits of Sklárny Javořice. Your credits can be spent right away.',
      },
      emailDomains: ['sklarny-javorice.example'],
      creditPolicy: policy,
    },
  },
  {
    id: 2,
    active: true,
    dateCreated: daysFrom(now, -560),
    input: {
      ...common,
      ...employedBy(2),
      name: 'Severka Software s. r. o.',
      country: 'CZ',
      logo: mediaUuid.client(2),
      primaryColour: 'BLUE',
      defaultLanguage: 'CZ',
      contactEmail: 'people@severka-software.example',
      contactPhone: '+420000220330',
      welcomeText: {
        cs: 'Ahoj, tady najdete všechno, na co u nás máte nárok.',
        sk: 'Ahoj, tu nájdete všetko, na čo u nás máte nárok.',
        en: 'Hello, here is everything you are entitled to with us.',
      },
      emailDomains: ['severka-software.example'],
      catalogue: { mode: 'ALL', partnerIds: [], hiddenCategoryIds: [11] },
      creditPolicy: { ...policy, expiry: 'MONTHS', months: 18, overLimit: 'TAX' },
    },
  },
  {
    id: 3,
    active: true,
    dateCreated: daysFrom(now, -430),
    input: {
      ...common,
      ...employedBy(3),
      name: 'Podtatranské strojárne, a. s.',
      country: 'SK',
      logo: mediaUuid.client(3),
      primaryColour: 'RED',
      defaultLanguage: 'SK',
      contactEmail: 'benefity@podtatranske-strojarne.example',
      contactPhone: '+421000230340',
      welcomeText: {
        cs: 'Vítejte v benefitech Podtatranských strojáren.',
        sk: 'Vitajte v benefitoch Podtatranských strojární.',
        en: 'Welcome to the benefits of Podtatranské strojárne.',
      },
      emailDomains: ['podtatranske-strojarne.example'],
      creditPolicy: {
        ...policy,
        expiry: 'MEAL_CALENDAR',
        allowPrivateWallet: false,
        leaverDays: 0,
      },
    },
  },
];
