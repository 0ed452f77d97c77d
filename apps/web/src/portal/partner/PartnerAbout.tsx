import { withProtocol, type PartnerView } from '@cafeteria/contract';
import { buttonClass, Heading, Icon, Text } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { Gallery } from '../../shared/picture/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { BenefitTypeList } from './BenefitTypeList.tsx';
import { ContactList } from './ContactList.tsx';
import styles from './PartnerScreen.module.css';

/** The partner's own text and pictures and what follows them; beside it how to pay there and how to reach them. */
export const PartnerAbout = ({
  partner,
  children,
}: {
  readonly partner: PartnerView;
  readonly children?: ReactNode;
}) => {
  const { t } = useTexts('cafeteria');
  const {
    about,
    benefitTypes,
    contacts,
    gallery,
    name,
    onlineUrl,
    sustainability,
    sustainabilityNote,
  } = partner;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {about && <RichText html={about} />}
        {sustainability && sustainabilityNote && (
          <div className={styles.green} data-accent="GREEN">
            <Icon name="leaf" size="lg" />
            <div>
              <strong>{t(`sustainability.${sustainability}`)}</strong>
              <Text size="small">{sustainabilityNote}</Text>
            </div>
          </div>
        )}
        <Gallery title={t('gallery.title')} name={name} pictures={gallery} />
        {children}
      </div>
      <aside className={styles.aside}>
        {onlineUrl && (
          <a
            href={withProtocol(onlineUrl)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ isWide: true })}
          >
            {t('partner.shop')}
            <Icon name="external-link" size="em" />
          </a>
        )}
        <Heading level={2} size="md">
          {t('partner.howToPay')}
        </Heading>
        <BenefitTypeList types={benefitTypes} />
        {contacts.length > 0 && (
          <Heading level={2} size="md">
            {t('partner.contacts')}
          </Heading>
        )}
        <ContactList contacts={contacts} />
      </aside>
    </div>
  );
};
