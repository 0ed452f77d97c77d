import { formatPhone, type Operator } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Heading, KeyValueList, Text } from '@cafeteria/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useMay, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Crumbs } from '../screen/index.ts';
import { operatorQuery } from './operator-data.ts';
import styles from './ContactScreen.module.css';
import page from './TextScreen.module.css';

const Mail = ({ to }: { readonly to: string }) => <a href={`mailto:${to}`}>{to}</a>;
const Phone = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number.replaceAll(/\s/g, '')}`}>{formatPhone(number)}</a>
);

type Fact = readonly [key: 'name' | keyof Operator, value: ReactNode];
/** What there is of them, each with its label. */
const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const { t } = useTexts('faq');
  return (
    <KeyValueList
      items={facts.flatMap(([key, value]) =>
        value ? [{ key, label: t(`contact.${key}`), value, testId: `contact-${key}` }] : [],
      )}
    />
  );
};

const OperatorFacts = ({ operator }: { readonly operator: Operator }) => (
  <Facts
    facts={[
      ['name', operator.name],
      ['address', operator.address],
      ['registrationNumber', operator.registrationNumber],
      ['taxId', operator.taxId],
      ['vatId', operator.vatId],
      ['registerEntry', operator.registerEntry],
      ['email', <Mail key="email" to={operator.email} />],
      ['phone', operator.phone && <Phone key="phone" number={operator.phone} />],
    ]}
  />
);

/** Nobody is named yet: readers go to their employer, and who may name somebody is led there. */
const NoOperator = () => {
  const { t } = useTexts('faq');
  const may = useMay();
  return (
    <>
      <Text tone="soft">{t('contact.none')}</Text>
      {may(api.operatorAdmin.update) && (
        <p>
          <AppLink href="/admin/operator">{t('contact.set')}</AppLink>
        </p>
      )}
    </>
  );
};

/** The reader's own HR department, where their employer says how to reach it. */
const Employer = () => {
  const { t } = useTexts('faq');
  const client = useMe()?.client;
  const { contactEmail: email, contactPhone: phone } = client ?? {};
  const none = client ? 'contact.employerUnknown' : 'contact.employerNone';
  return (
    <>
      <Text tone="soft">{t('contact.employerText')}</Text>
      {email || phone ? (
        <Facts
          facts={[
            ['name', client?.name],
            ['email', email && <Mail key="email" to={email} />],
            ['phone', phone && <Phone key="phone" number={phone} />],
          ]}
        />
      ) : (
        <Text tone="soft">{t(none)}</Text>
      )}
    </>
  );
};

type PartProps = { readonly name: 'operator' | 'employer'; readonly children: ReactNode };
const Part = ({ name, children }: PartProps) => {
  const { t } = useTexts('faq');
  const id = `contact-${name}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {t(`contact.${name}`)}
      </Heading>
      {children}
    </section>
  );
};

/**
 * Who runs the portal and how to reach them, as the law wants it on every site; and whom employees turn to first, which
 * is nothing to those without an employer here.
 */
export const ContactScreen = () => {
  const { t } = useTexts('faq');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  const me = useMe();
  return (
    <article className={page.screen}>
      <PageTitle description={t('contact.lead')}>{t('contact.title')}</PageTitle>
      <Crumbs items={[{ key: 'public.contact', label: t('contact.title') }]} />
      <header className={page.head}>
        <Heading level={1}>{t('contact.title')}</Heading>
        <Text size="large" tone="soft" isMeasured>
          {t('contact.lead')}
        </Text>
      </header>
      <Part name="operator">
        {operator ? <OperatorFacts operator={operator} /> : <NoOperator />}
        <Text size="small" tone="faint">
          {t('contact.authority')}
        </Text>
      </Part>
      {(!me || me.client) && (
        <Part name="employer">
          <Employer />
        </Part>
      )}
    </article>
  );
};
