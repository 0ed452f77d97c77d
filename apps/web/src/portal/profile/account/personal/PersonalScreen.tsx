import { formatPhone, type Me, type PersonalData } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  Button,
  buttonClass,
  ErrorState,
  Heading,
  KeyValueList,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { download } from '../../../../shared/download.ts';
import { AppLink, PageTitle } from '../../../../shared/navigation/index.ts';
import { useMe } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import { EmailSection } from './EmailSection.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { orderedIn, savedIn } from './saved-in.ts';
import { Section } from './Section.tsx';
import { useProof } from '../security/use-proof.tsx';
import { PhoneMark } from '../PhoneMark.tsx';
import styles from '../Account.module.css';

const PhoneSection = ({
  phoneNumber,
  isPhoneVerified,
}: Pick<Me, 'phoneNumber' | 'isPhoneVerified'>) => {
  const { t } = useTexts('profile');
  return (
    <Section id="phone" title={t('personal.phone.title')}>
      {phoneNumber && (
        <p className={styles.value}>
          <strong>{formatPhone(phoneNumber)}</strong>
          <PhoneMark isVerified={isPhoneVerified} />
        </p>
      )}
      <div className={styles.actions}>
        <AppLink
          href="/profile/personal/phone-number"
          className={buttonClass({ kind: 'ghost' })}
          data-testid="phone-link"
        >
          {t(phoneNumber ? 'personal.phone.change' : 'personal.phone.add')}
        </AppLink>
      </div>
    </Section>
  );
};

/** What the employer says of the person: to be read. */
const EmployerSection = ({
  me: { client },
  personal: { companyName, personalNumber, employmentFrom, employmentTo },
}: {
  readonly me: Me;
  readonly personal: PersonalData;
}) => {
  const { t } = useTexts('profile');
  if (!client) return null;
  const phone = client.contactPhone && formatPhone(client.contactPhone);
  const facts = [
    ['program', client.name],
    ['company', companyName],
    ['number', personalNumber],
    ['from', employmentFrom && formatDate(employmentFrom)],
    ['to', employmentTo && formatDate(employmentTo)],
    ['contact', [client.contactEmail, phone].filter(Boolean).join(', ') || null],
  ] as const;
  return (
    <Section id="employer" title={t('personal.employer.title')} lead={t('personal.employer.text')}>
      <KeyValueList
        items={facts.flatMap(([key, value]) =>
          value ? [{ key, label: t(`personal.employer.${key}`), value }] : [],
        )}
      />
    </Section>
  );
};

/** Takes everything that is held along, as a file of today. */
const useOwnCopy = () => {
  const { mutateAsync, isPending } = useMutation(
    write(api.ownAccount.export, { saysRefusals: true }),
  );
  const take = async (): Promise<void> => {
    const copy = await mutateAsync({});
    const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`;
    download(name, JSON.stringify(copy, undefined, 2), 'application/json');
  };
  return { take, isPending };
};

/** A copy of everything, and the end of everything. */
const DataSection = () => {
  const { t } = useTexts('profile');
  const { take, isPending } = useOwnCopy();
  const { run, notice, dialog } = useProof();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <>
      <Section id="data" title={t('personal.data.title')} lead={t('personal.data.text')}>
        <div className={styles.actions}>
          <Button
            kind="ghost"
            icon="download"
            isPending={isPending}
            onClick={() => void run(take)}
            data-testid="data-export"
          >
            {t('personal.data.export')}
          </Button>
        </div>
        {notice}
        {dialog}
      </Section>
      <Section id="erase" title={t('erase.heading')} lead={t('erase.lead')}>
        <div className={styles.actions}>
          <Button kind="ghost-negative" onClick={() => setIsErasing(true)} data-testid="erase">
            {t('erase.open')}
          </Button>
        </div>
        {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
      </Section>
    </>
  );
};

/** Which sections hold something that is not saved. */
const useUnsaved = () => {
  const [sections, setSections] = useState<readonly string[]>([]);
  const onDirty = useCallback((section: string, isDirty: boolean): void => {
    setSections((before) => {
      const others = before.filter((one) => one !== section);
      return isDirty ? [...others, section] : others;
    });
  }, []);
  return { isDirty: sections.length > 0, onDirty };
};

const Sections = ({
  me,
  personal,
  readAt,
}: {
  readonly me: Me;
  readonly personal: PersonalData;
  readonly readAt: number;
}) => {
  const { isDirty, onDirty } = useUnsaved();
  // the sections are there only now: the address may lead to one of them
  useEffect(() => {
    if (window.location.hash) document.querySelector(window.location.hash)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.sections}>
      <savedIn.firstName me={me} isManaged={personal.isManaged} onDirty={onDirty} />
      <EmailSection me={me} personal={personal} readAt={readAt} />
      <PhoneSection phoneNumber={me.phoneNumber} isPhoneVerified={me.isPhoneVerified} />
      <savedIn.deliveryAddress address={personal.deliveryAddress} onDirty={onDirty} />
      {Object.entries(orderedIn).map(([subscription, Section]) => (
        <Section
          key={subscription}
          me={me}
          consentAt={personal.marketingConsentAt}
          onDirty={onDirty}
        />
      ))}
      <EmployerSection me={me} personal={personal} />
      <DataSection />
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
};

/** Everything the portal knows of a person, each part with its own save. */
export const PersonalScreen = () => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const me = useMe();
  const { data, dataUpdatedAt, isError, refetch } = useQuery(read(api.personal.get, {}));
  const title = t('navigation.personal');
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs items={[{ key: 'profile.personal', label: title }]} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="soft">{t('personal.lead')}</Text>
      </header>
      {me && data && <Sections me={me} personal={data} readAt={dataUpdatedAt} />}
      {!data && !isError && <Skeleton shape="block" />}
      {!data && isError && (
        <ErrorState
          title={t('personal.failed')}
          actions={
            <Button icon="refresh" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        />
      )}
    </div>
  );
};
