import type { ClientForm } from '@cafeteria/contract';
import { employersOf } from './companies.ts';
import type { DemoClient } from './content.ts';
import { daysFrom } from './dates.ts';
import { mediaUuid } from './media.ts';
import { joinTexts } from './text.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const common: Pick<ClientForm, 'loginImage' | 'onboarding' | 'features'> = {
  loginImage: null,
  onboarding: { linkValidHours: 168, remindAfterDays: 7 },
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

/** What differs between the three programmes, whatever the country. */
type Programme = Pick<ClientForm, 'primaryColour' | 'creditPolicy'> & {
  readonly age: number;
  readonly phone: string;
  readonly hiddenCategoryIds: readonly number[];
};
const programmes: readonly Programme[] = [
  {
    age: 820,
    phone: '000210310',
    primaryColour: null,
    hiddenCategoryIds: [],
    creditPolicy: policy,
  },
  {
    age: 560,
    phone: '000220330',
    primaryColour: 'BLUE',
    hiddenCategoryIds: [11],
    creditPolicy: { ...policy, expiry: 'MONTHS', months: 18, overLimit: 'TAX' },
  },
  {
    age: 430,
    phone: '000230340',
    primaryColour: 'RED',
    hiddenCategoryIds: [],
    creditPolicy: { ...policy, expiry: 'MEAL_CALENDAR', allowPrivateWallet: false, leaverDays: 0 },
  },
];

export const buildClients = (now: Date, vocabulary: Vocabulary): DemoClient[] =>
  vocabulary.clients.flatMap(({ name, domain, mailbox, welcome }, index): DemoClient[] => {
    const programme = programmes[index];
    if (!programme) return [];
    const { age, phone, primaryColour, hiddenCategoryIds, creditPolicy } = programme;
    const id = index + 1;
    return [
      {
        id,
        active: true,
        dateCreated: daysFrom(now, -age),
        input: {
          ...common,
          ...employedBy(id),
          name,
          country: vocabulary.country,
          logo: mediaUuid.client(id),
          primaryColour,
          defaultLanguage: vocabulary.country,
          contactEmail: `${mailbox}@${domain}`,
          contactPhone: `${vocabulary.phonePrefix}${phone}`,
          welcomeText: joinTexts([welcome]),
          emailDomains: [domain],
          catalogue: { mode: 'ALL', partnerIds: [], hiddenCategoryIds: [...hiddenCategoryIds] },
          creditPolicy,
        },
      },
    ];
  });
