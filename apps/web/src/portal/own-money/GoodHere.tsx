import type { GoodAt } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { classNames, Icon, VisuallyHidden } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './OwnMoney.module.css';

type GoodHereProps = {
  readonly good: GoodAt | undefined;
  /** Where there is room for one line: of several kinds of money the sum; who listens is told each. */
  readonly isBrief?: boolean;
  readonly className?: string;
};

/** What of the reader's money is good here, in one line. */
export const GoodHere = ({ good, isBrief = false, className }: GoodHereProps) => {
  const { t } = useTexts('cafeteria');
  if (!good) return null;
  const say = (money: string): string =>
    good.isPartly ? t('ownMoney.good.partly', { money }) : money;
  const { parts } = good;
  const [first] = parts;
  const partsText = say(
    parts.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(' + '),
  );
  const sum = parts.reduce((all, { amount }) => all + amount.amount, 0);
  return (
    <span className={classNames(styles.good, className)} data-testid="good-here">
      <Icon name="card" size="em" />
      <span>
        <VisuallyHidden>{t('ownMoney.good.here')} </VisuallyHidden>
        {isBrief && first && parts.length > 1 ? (
          <>
            <VisuallyHidden>{partsText}</VisuallyHidden>
            <span aria-hidden="true">{say(formatMoney({ ...first.amount, amount: sum }))}</span>
          </>
        ) : (
          partsText
        )}
      </span>
    </span>
  );
};
