import type { GoodAt } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { classNames, Icon, VisuallyHidden } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './OwnMoney.module.css';

/** What of the reader's money is good here, in one line. */
export const GoodHere = ({
  good,
  className,
}: {
  readonly good: GoodAt | undefined;
  readonly className?: string;
}) => {
  const { t } = useTexts('cafeteria');
  if (!good) return null;
  const money = good.parts
    .map(({ label, amount }) => `${label} ${formatMoney(amount)}`)
    .join(' + ');
  return (
    <span className={classNames(styles.good, className)} data-testid="good-here">
      <Icon name="card" size="em" />
      <span>
        <VisuallyHidden>{t('ownMoney.good.here')} </VisuallyHidden>
        {good.isPartly ? t('ownMoney.good.partly', { money }) : money}
      </span>
    </span>
  );
};
