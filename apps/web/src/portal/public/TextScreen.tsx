import { personalParts, subscriptions } from '@cafeteria/contract';
import { Heading, Text } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PageTitle } from '../../shared/navigation/index.ts';
import { useSectionBeingRead } from '../../shared/scroll/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Crumbs, type LongTextPath } from '../screen/index.ts';
import { ContactScreen } from './ContactScreen.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './TextScreen.module.css';

type Section = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly list?: readonly string[] | false;
};
const privacySections = [
  'who',
  'what',
  'location',
  'why',
  'receivers',
  'employer',
  'cookies',
  'how-long',
  'rights',
] as const;
const termsSections = [
  'who',
  'account',
  'credits',
  'own-money',
  'partners',
  'conduct',
  'ending',
  'data',
  'complaints',
  'changes',
  'law',
  'contact',
] as const;
const cardSections = [
  'what',
  'where',
  'person',
  'lost',
  'validity',
  'complaints',
  'changes',
] as const;
const accessibilitySections = ['standard', 'works', 'short', 'checked', 'contact'] as const;

const SectionText = ({ section: { id, title, text, list } }: { readonly section: Section }) => (
  <section id={id} className={styles.section}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <Paragraphs text={text} />
    {list && (
      <ul className={styles.list}>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);

/** A long text in sections, with its contents at the side. */
const TextScreen = ({
  name: screen,
  title,
  lead,
  sections,
  updated,
}: {
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  readonly sections: readonly Section[];
}) => {
  const { t } = useTexts('faq');
  const current = useSectionBeingRead(sections.map(({ id }) => id));
  return (
    <article className={styles.screen}>
      <PageTitle description={lead}>{title}</PageTitle>
      <Crumbs items={[{ key: `public.${screen}`, label: title }]} />
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text size="large" tone="soft" isMeasured>
          {lead}
        </Text>
        <Text size="small" tone="faint">
          {updated}
        </Text>
      </header>
      <div className={styles.columns}>
        <nav aria-label={t('contents')} className={styles.contents}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.entry}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
};

/** How personal data are treated. */
const PrivacyScreen = () => {
  const { t } = useTexts('faq');
  return (
    <TextScreen
      name="privacy"
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      updated={t('updated')}
      sections={privacySections.map((id) => ({
        id,
        title: t(`privacy.section.${id}.title`),
        // each of what is sent to who asked for it says so for itself
        text: [
          t(`privacy.section.${id}.text`),
          ...(id === 'why' ? subscriptions.map((one) => t(`privacy.sent.${one}`)) : []),
        ].join('\n\n'),
        list: id === 'what' && personalParts.map((part) => t(`privacy.held.${part}`)),
      }))}
    />
  );
};

/** What people agree to; when it changes in meaning, `termsVersion` on the server is raised. */
const TermsScreen = () => {
  const { t } = useTexts('faq');
  return (
    <TextScreen
      name="terms"
      title={t('terms.title')}
      lead={t('terms.lead')}
      updated={t('updated')}
      sections={termsSections.map((id) => ({
        id,
        title: t(`terms.section.${id}.title`),
        text: t(`terms.section.${id}.text`),
      }))}
    />
  );
};

/** The rules of the benefit card. */
const CardTermsScreen = () => {
  const { t } = useTexts('faq');
  return (
    <TextScreen
      name="cardTerms"
      title={t('cardTerms.title')}
      lead={t('cardTerms.lead')}
      updated={t('updated')}
      sections={cardSections.map((id) => ({
        id,
        title: t(`cardTerms.section.${id}.title`),
        text: t(`cardTerms.section.${id}.text`),
      }))}
    />
  );
};

/** How far everybody can use the portal; what falls short is said too. */
const AccessibilityScreen = () => {
  const { t } = useTexts('faq');
  return (
    <TextScreen
      name="accessibility"
      title={t('accessibility.title')}
      lead={t('accessibility.lead')}
      updated={t('updated')}
      sections={accessibilitySections.map((id) => ({
        id,
        title: t(`accessibility.section.${id}.title`),
        text: t(`accessibility.section.${id}.text`),
      }))}
    />
  );
};

const screens: Readonly<Record<LongTextPath, ComponentType> & Record<string, ComponentType>> = {
  '/contact': ContactScreen,
  '/privacy': PrivacyScreen,
  '/terms': TermsScreen,
  '/card-terms': CardTermsScreen,
  '/accessibility': AccessibilityScreen,
};

/** The long text that the address means. */
export const LongTextScreen = () => {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').toLowerCase() });
  const Screen = screens[path];
  return Screen && <Screen />;
};
