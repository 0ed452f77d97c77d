import { type BalanceView, ownPot, type Pot } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatSum } from '@cafeteria/i18n';
import { Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Code.module.css';

type InPot = { readonly pot: Pot; readonly money: BalanceView['total'] };
/** The pots that have something, in the order they are named everywhere. */
const filledPots = ({ benefit, meal, private: own }: BalanceView): readonly InPot[] => {
  const pots: readonly InPot[] = [
    { pot: 'BENEFIT', money: benefit },
    { pot: 'MEAL', money: meal },
    ...(own ? [{ pot: ownPot, money: own }] : []),
  ];
  return pots.filter(({ money }) => money.amount > 0);
};

/** What there is to spend, where nobody knows yet at which partner. */
export const Mine = () => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.balance.get, {}));
  const pots = data ? filledPots(data) : [];
  return (
    <div className={styles.here} data-testid="pay-mine">
      {data ? (
        <>
          <Text>
            {t('pay.mine')} <strong>{formatSum(data.total)}</strong>
          </Text>
          {pots.length > 1 && (
            <Text tone="soft" size="small">
              {pots
                .map(({ pot, money }) => `${t(`pot.${pot}`)} ${formatSum(money)}`)
                .map((one) => one.replaceAll(' ', '\u00A0'))
                .join(', ')}
            </Text>
          )}
        </>
      ) : (
        <Skeleton count={2} />
      )}
    </div>
  );
};
