import { LinkList } from '@cafeteria/ui';
import { renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './Language.tsx';
import styles from './Footer.module.css';

const pages = ['faq', 'contact', 'privacy', 'terms', 'card-terms', 'accessibility'] as const;

/** What people look for at the bottom: help, the terms, the language. */
export const Footer = () => {
  const { t } = useTexts();
  const items = pages.map((key) => ({
    key,
    label: t(`navigation.${key}`),
    href: `/${key}`,
  }));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <LinkList look="plain" label={t('footer.links')} items={items} renderLink={renderLink} />
        <div>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
};
