import { Fold, Heading, Text } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Crumbs } from '../screen/index.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './FaqScreen.module.css';

const groups = [
  { name: 'start', items: ['what', 'access', 'near'] },
  { name: 'paying', items: ['how-to-pay', 'by-phone', 'part', 'refused', 'return'] },
  {
    name: 'credits',
    items: ['worth', 'expiry', 'leaving', 'promo-code', 'sustainability', 'favorites'],
  },
  { name: 'wallet', items: ['top-up', 'withdrawal'] },
  { name: 'account', items: ['employer', 'password', 'passkeys', 'language'] },
] as const;

/** Frequently asked questions; each can be linked to and then opens. */
export const FaqScreen = () => {
  const { t } = useTexts('faq');
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <div className={styles.screen}>
      <PageTitle description={t('faq.lead')}>{t('faq.title')}</PageTitle>
      <Crumbs items={[{ key: 'public.faq', label: t('faq.title') }]} />
      <header className={styles.head}>
        <Heading level={1}>{t('faq.title')}</Heading>
        <Text size="large" tone="soft" isMeasured>
          {t('faq.lead')}
        </Text>
      </header>
      {groups.map(({ name, items }) => (
        <section key={name} className={styles.group} aria-labelledby={`faq-${name}`}>
          <Heading level={2} size="md" id={`faq-${name}`}>
            {t(`faq.group.${name}`)}
          </Heading>
          <div className={styles.folds}>
            {items.map((id) => (
              <Fold key={id} id={id} title={t(`faq.item.${id}.question`)} testId={`faq-${id}`}>
                <Paragraphs text={t(`faq.item.${id}.answer`)} />
              </Fold>
            ))}
          </div>
        </section>
      ))}
      <p className={styles.more}>
        {t('faq.more')} <AppLink href="/privacy">{t('privacy.title')}</AppLink> ·{' '}
        <AppLink href="/terms">{t('terms.title')}</AppLink> ·{' '}
        <AppLink href="/card-terms">{t('cardTerms.title')}</AppLink>
      </p>
    </div>
  );
};
