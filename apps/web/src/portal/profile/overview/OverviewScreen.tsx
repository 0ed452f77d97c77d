import { formatPhone, type Me } from '@cafeteria/contract';
import { Avatar, Card, EmptyState, Heading, KeyValueList, Text } from '@cafeteria/ui';
import { Stall } from '../../../shared/drawing/index.ts';
import { AppLink, PageTitle } from '../../../shared/navigation/index.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { GettingStarted } from '../../getting-started/index.ts';
import { MoneyAt } from '../../money/index.ts';
import { Crumbs } from '../../screen/index.ts';
import { ProfileNav } from '../frame/ProfileNav.tsx';
import { PhoneMark } from '../account/PhoneMark.tsx';
import { subscribed } from './subscribed.ts';
import styles from '../account/Account.module.css';

const Person = ({ me }: { readonly me: Me }) => {
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <header className={styles.who}>
      <Avatar name={name} />
      <div>
        <Heading level={1} size="lg">
          {name}
        </Heading>
        <Text tone="soft">{me.client?.name ?? me.username}</Text>
      </div>
    </header>
  );
};

/** How the person is reached, each with what is still missing. */
const Contacts = ({ me }: { readonly me: Me }) => {
  const { t } = useTexts('profile');
  const { email, phoneNumber, isPhoneVerified } = me;
  return (
    <Card className={styles.section}>
      <Heading level={2} size="md">
        {t('overview.contacts')}
      </Heading>
      <KeyValueList
        items={[
          { key: 'email', label: t('personal.email.title'), value: email ?? t('personal.none') },
          {
            key: 'phone',
            label: t('personal.phone.title'),
            value: phoneNumber ? (
              <span className={styles.value}>
                {formatPhone(phoneNumber)}
                <PhoneMark isVerified={isPhoneVerified} />
              </span>
            ) : (
              <AppLink href="/profile/personal/phone-number">{t('personal.phone.add')}</AppLink>
            ),
          },
          ...Object.entries(subscribed).map(([key, tell]) => ({ key, ...tell(me, t) })),
        ]}
      />
      <AppLink href="/profile/personal">{t('overview.change')}</AppLink>
    </Card>
  );
};

/** Who is signed in, what is still to be done, and on a phone where to go on. */
export const OverviewScreen = () => {
  const { t } = useTexts('profile');
  const me = useMe();
  if (!me) return null;
  const title = t('navigation.label');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'profile.overview', label: title }]} />
      <Person me={me} />
      <MoneyAt place="greeting" />
      <GettingStarted tasks={me.tasks} />
      <div className={styles.phoneOnly}>
        <ProfileNav look="rows" />
      </div>
      <Contacts me={me} />
      {!me.client && (
        <EmptyState
          picture={<Stall isClosed icon="building" />}
          title={t('overview.noClient.title')}
        >
          {t('overview.noClient.text')}
        </EmptyState>
      )}
    </div>
  );
};
