import type { BenefitType } from '@cafeteria/contract';
import { Icon } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './BenefitTypeList.module.css';

const icons = {
  card: 'card',
  cardWithChip: 'card-chip',
  cardWithoutChip: 'mobile-phone',
  cardOnline: 'card-online',
  voucher: 'ticket',
} as const;

/** The ways to pay there, explained. */
export const BenefitTypeList = ({ types }: { readonly types: readonly BenefitType[] }) => {
  const { t } = useTexts('cafeteria');
  return (
    <ul className={styles.list} role="list">
      {types.map((type) => (
        <li key={type} className={styles.item}>
          <span className={styles.plate}>
            <Icon name={icons[type]} />
          </span>
          <span>
            <strong className={styles.name}>{t(`benefitType.${type}`)}</strong>
            <span className={styles.text}>{t(`benefitTypeText.${type}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
