import { buttonClass } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import type { OwnMoney, Segment } from './expiring.ts';
import styles from './Stall.module.css';

/** Where all of it is that the money buys: the map, narrowed to it. */
const Spend = ({ money, selected }: { readonly money: OwnMoney; readonly selected: Segment }) => {
  const { t } = useTexts('cafeteria');
  const year = money.today.slice(0, 4);
  const isThisYear = money.isSoon && selected.date === `${year}-12-31`;
  return (
    <AppLink
      href={`/map?money=${selected.money}`}
      className={buttonClass({ size: 'Large' })}
      data-testid="spend"
    >
      {t(isThisYear ? 'stall.spendThisYear' : 'stall.spend')}
    </AppLink>
  );
};

/** Where to go with money that does not end, and what costs none of it. */
const Elsewhere = ({ hasMoney }: { readonly hasMoney: boolean }) => {
  const { t } = useTexts('cafeteria');
  const me = useMe();
  return (
    <>
      {hasMoney && (
        <AppLink href="/map" className={buttonClass({ size: 'Large' })} data-testid="spend">
          {t('stall.spend')}
        </AppLink>
      )}
      {me?.hasInternalBenefits && (
        <AppLink
          href="/internal-benefits"
          className={buttonClass(hasMoney ? { kind: 'ghost' } : { size: 'Large' })}
        >
          {t('stall.internal')}
        </AppLink>
      )}
      {!hasMoney && (
        <AppLink href="/favorite" className={buttonClass({ kind: 'ghost' })}>
          {t('stall.favorites')}
        </AppLink>
      )}
    </>
  );
};

/** What to do with the money. */
export const Actions = ({
  money,
  selected,
}: {
  readonly money: OwnMoney;
  readonly selected: Segment | undefined;
}) => (
  <div className={styles.actions}>
    {selected ? (
      <Spend money={money} selected={selected} />
    ) : (
      <Elsewhere hasMoney={Boolean(money.total?.amount)} />
    )}
  </div>
);
