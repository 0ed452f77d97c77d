import type { MovementView } from '@cafeteria/contract';
import { Icon, type IconName } from '@cafeteria/ui';
import { Logo } from '../../../../shared/picture/index.ts';
import styles from './History.module.css';

const icons: Readonly<Record<MovementView['reason'], IconName>> = {
  PURCHASE: 'store',
  EMPLOYER_GRANT: 'gift',
  TOP_UP: 'card',
  REFUND: 'store',
  EXPIRY: 'clock',
  EMPLOYER_RECALL: 'building',
  PAYOUT: 'arrow-up',
  CORRECTION: 'undo',
};

/** The logo of where it was, or what it was. */
export const MovementMark = ({
  item: { partner, reason },
}: {
  readonly item: Pick<MovementView, 'partner' | 'reason'>;
}) =>
  partner ? (
    <Logo media={partner.logo} name={partner.name} size="small" />
  ) : (
    <span className={styles.icon}>
      <Icon name={icons[reason]} />
    </span>
  );
