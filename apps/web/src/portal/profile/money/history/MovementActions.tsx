import { isDisputable, type MovementView } from '@cafeteria/contract';
import { Button, buttonClass } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import type { Writing } from './Dispute.tsx';
import { useHelp } from './use-help.ts';
import styles from './MovementSheet.module.css';

/** What one may want to do with a movement next. */
export const MovementActions = ({
  item,
  writing: { isWriting, onWriting },
}: {
  readonly item: MovementView;
  readonly writing: Writing;
}) => {
  const { t } = useTexts('profile');
  const helpWith = useHelp();
  const { reason, partner } = item;
  const isShop = reason === 'PURCHASE' || reason === 'REFUND';
  return (
    <>
      {isDisputable(reason) ? (
        item.dispute === null &&
        !isWriting && (
          <Button kind="ghost" className={styles.action ?? ''} onClick={() => onWriting(true)}>
            {t('history.wrong.ask')}
          </Button>
        )
      ) : (
        <AppLink
          href={helpWith(item).href}
          className={buttonClass({ kind: 'ghost', className: styles.action ?? '' })}
        >
          {t('history.wrong.ask')}
        </AppLink>
      )}
      {isShop && partner?.route && (
        <AppLink
          href={`/partner/${partner.route}?pay=1`}
          className={buttonClass({ className: styles.action ?? '' })}
        >
          {t('history.payAgain')}
        </AppLink>
      )}
    </>
  );
};
