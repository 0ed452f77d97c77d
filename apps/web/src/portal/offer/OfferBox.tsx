import { type OfferView, withProtocol } from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import { buttonClass, Heading, Icon, Text } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { Logo } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CardPrice } from '../card/index.ts';
import { MoneyAt } from '../money/index.ts';
import { BenefitTypeList } from '../partner/index.ts';
import { PromoCode } from './PromoCode.tsx';
import styles from './OfferBox.module.css';

/** The end of validity is exclusive: the last valid day is the one before midnight. */
const lastDay = (validTo: string): string => formatDate(Date.parse(validTo) - 1);

/** The price, how long it is valid, how to get it and how to pay. */
export const OfferBox = ({ offer }: { readonly offer: OfferView }) => {
  const { t } = useTexts('cafeteria');
  const { id, price, validTo, ctaUrl, ctaLabel, hasPromoCode, benefitTypes, partner } = offer;
  return (
    <>
      <CardPrice price={price} size="large" />
      {validTo && (
        <Text size="small" tone="soft" className={styles.validity}>
          <Icon name="clock" size="em" />
          {t('offer.validTo', { date: lastDay(validTo) })}
        </Text>
      )}
      <MoneyAt place="offer" partnerId={partner.id} offerId={id} isBeside={!!ctaUrl} />
      {ctaUrl && (
        <a
          href={withProtocol(ctaUrl)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: 'Large', isWide: true })}
        >
          {ctaLabel || t('offer.cta')}
          <Icon name="external-link" size="em" />
        </a>
      )}
      {hasPromoCode && <PromoCode offerId={id} />}
      <Heading level={2} size="sm" className={styles.part}>
        {t('partner.howToPay')}
      </Heading>
      <BenefitTypeList types={benefitTypes} />
      <AppLink href={`/partner/${partner.route}`} className={styles.partner}>
        <Logo media={partner.logo} name={partner.title} />
        <span className={styles.words}>
          <strong>{partner.title}</strong>
          <span className={styles.subtitle}>{partner.distance.address ?? partner.subtitle}</span>
        </span>
        <Icon name="chevron-right" />
      </AppLink>
    </>
  );
};
