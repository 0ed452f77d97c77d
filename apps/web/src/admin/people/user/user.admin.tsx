import {
  OnboardingStatus,
  Role,
  SpendingState,
  UserForm,
  UserLanguage,
  type UserRow,
  plainRole,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { classNames } from '@cafeteria/ui';
import {
  checks,
  defineResource,
  optionalDate,
  optionalText,
  referenceFilter,
  select,
  selectFilter,
  text,
} from '../../frame/index.ts';
import { clientTarget, companyTarget } from '../../widgets/reference/index.ts';
import { AccountCard } from './AccountCard.tsx';
import { clientOfUser } from './client-of-user.tsx';
import { employer } from './employer.tsx';
import { OnboardingMark } from './OnboardingMark.tsx';
import { UserRemoval } from './UserRemoval.tsx';
import { userImportPage } from './UserImport.tsx';
import styles from './User.module.css';

const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${lastName} ${firstName}`;

/** An address may go on after its @. */
const Username = ({ of: { username } }: { readonly of: Pick<UserRow, 'username'> }) => {
  const [name, domain] = username.split(/(?<=@)/);
  return (
    <span className={classNames(styles.soft, styles.address)}>
      {name}
      <wbr />
      {domain}
    </span>
  );
};

/** Administration of users. */
export const userResource = defineResource({
  name: 'user',
  routes: api.userAdmin,
  schema: UserForm,
  path: '/admin/user',
  nav: { icon: 'user', group: 'people' },
  pages: [userImportPage],
  title: (user) => `${user.firstName} ${user.lastName}`,
  hint: (user) => user.clientName,
  list: {
    columns: [
      {
        key: 'lastName',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => (
          <>
            {nameOf(row)}
            <Username of={row} />
          </>
        ),
      },
      'active',
      { key: 'clientName', width: 'wide', saysFilter: 'clientId' },
      { key: 'personalNumber', width: 'narrow', isSecondary: true },
      {
        key: 'onboarding',
        width: 'narrow',
        cell: (row) => <OnboardingMark status={row.onboarding.status} />,
      },
      'id',
    ],
    filters: {
      clientId: referenceFilter(clientTarget),
      companyId: referenceFilter(companyTarget),
      role: selectFilter(Role.options, 'role'),
      onboarding: selectFilter(OnboardingStatus.options, 'onboarding'),
      spending: selectFilter(SpendingState.options, 'spending'),
    },
  },
  AroundDetail: AccountCard,
  Removal: UserRemoval,
  tabs: [{ key: 'credits', path: 'credit' }],
  switchedOff: { text: 'off.people' },
  fromSearch: ['clientId'],
  initial: { roles: [plainRole] },
  initialIn: (home) => ({ language: home }),
  form: {
    basics: {
      firstName: text({ isRequired: true }),
      lastName: text({ isRequired: true }),
      email: optionalText({ type: 'email' }),
      username: text(),
      language: select(UserLanguage.options, 'userLanguage'),
    },
    employment: {
      clientId: clientOfUser(),
      companyId: employer(),
      personalNumber: optionalText(),
      employmentFrom: optionalDate(),
      employmentTo: optionalDate(),
    },
    permissions: { roles: checks(Role.options, 'role', { isRequired: true }) },
  },
});
