import { ClientForm, Country, FeatureFlag, UserLanguage } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import {
  checks,
  defineResource,
  localizedText,
  optionalColour,
  optionalText,
  reference,
  referenceFilter,
  references,
  select,
  selectFilter,
  text,
} from '../../frame/index.ts';
import { optionalMedia } from '../../widgets/media/index.ts';
import { companyTarget } from '../../widgets/reference/index.ts';
import { userResource } from '../user/index.ts';
import { catalogue } from './catalogue.tsx';
import { creditPolicy } from './credit-policy.tsx';
import { emailDomains } from './email-domains.tsx';
import { ClientPeople } from './ClientPeople.tsx';
import { onboarding } from './onboarding.tsx';

/** Administration of clients: employers' programmes. */
export const clientResource = defineResource({
  name: 'client',
  routes: api.clientAdmin,
  schema: ClientForm,
  path: '/admin/client',
  nav: { icon: 'users', group: 'people' },
  title: (client) => client.name,
  list: {
    columns: [
      { key: 'name', sort: 'NAME', width: 'wide' },
      'active',
      { key: 'companyName', width: 'wide' },
      { key: 'country', width: 'narrow', isSecondary: true },
      { key: 'userCount', align: 'end', width: 'narrow' },
      { key: 'activeUserCount', align: 'end', width: 'narrow', isSecondary: true },
      'lastModified',
      'id',
    ],
    filters: {
      companyId: referenceFilter(companyTarget),
      country: selectFilter(Country.options, 'country'),
    },
  },
  AroundDetail: ClientPeople,
  fromSearch: ['companyId'],
  tabs: [
    { key: 'users', resource: userResource, count: 'userCount', importPath: 'user-import' },
    { key: 'credits', path: 'credit' },
    { key: 'articles', path: 'article', count: 'articleCount' },
    { key: 'signIn', path: 'sign-in' },
  ],
  form: {
    basics: {
      name: text({ isRequired: true }),
      country: select(Country.options, 'country'),
      companyId: reference(companyTarget),
      defaultLanguage: select(UserLanguage.options, 'userLanguage'),
      employerCompanyIds: references(companyTarget),
    },
    appearance: {
      logo: optionalMedia({ square: 1 }),
      loginImage: optionalMedia({ wide: 16 / 9 }),
      primaryColour: optionalColour(),
    },
    contacts: {
      contactEmail: optionalText({ type: 'email' }),
      contactPhone: optionalText({ type: 'tel', example: 'phone' }),
    },
    onboarding: {
      onboarding: onboarding(),
      emailDomains: emailDomains(),
      welcomeText: localizedText({ isMultiline: true }),
    },
    catalogue: { catalogue: catalogue() },
    credits: { creditPolicy: creditPolicy() },
    features: { features: checks(FeatureFlag.options, 'featureFlag') },
  },
  switchedOff: { text: 'off.clients', isAsked: true },
  initialIn: (home) => ({ country: home, defaultLanguage: home }),
  initial: {
    onboarding: { linkValidHours: 168, remindAfterDays: 7 },
    creditPolicy: {
      expiry: 'END_OF_YEAR',
      months: null,
      fixedDate: null,
      overLimit: 'BLOCK',
      allowPrivateWallet: false,
      leaverDays: 0,
    },
  },
});
