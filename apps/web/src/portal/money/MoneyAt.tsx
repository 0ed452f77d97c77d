import { Skeleton } from '@cafeteria/ui';
import { importAgain, loadAhead } from '../../shared/import-again.ts';
import { OwnPart } from '../../shared/own-part/index.ts';
import { useMe } from '../../shared/session/index.ts';
import { useIsAlive } from '../../shared/use-is-alive.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import type { MoneyProps } from './Money.tsx';
import styles from './MoneyAt.module.css';

const importMoney = importAgain(() => import('./Money.tsx'));
/** Asks for the file before the page comes alive: its first screen has room for what the file draws. */
export const preloadMoney = (): void => loadAhead(importMoney);

/** The shape of what comes, where the room for it would be empty for long: the greeting, the box at a partner. */
const Coming = ({ place }: Pick<MoneyProps, 'place'>) => {
  if (place === 'header') return <OwnPart name="header" />;
  if (place === 'greeting') return <Skeleton shape="heading" width="half" />;
  if (place === 'partner' || place === 'offer') return <Skeleton count={3} />;
  return null;
};

const Loaded = (props: MoneyProps) => {
  const isAlive = useIsAlive();
  const file = useLoaded(importMoney);
  return isAlive && file ? <file.Money {...props} /> : <Coming place={props.place} />;
};

/**
 * What somebody's money is, at a place of a page: fetched apart and shown in the browser only, because the page is the
 * same for everybody. Its space is reserved, so that nothing moves when it comes. Anyone who has no employer has none.
 * @example <MoneyAt place="offer" partnerId={7} offerId={12} isBeside={false} />
 */
export const MoneyAt = (props: MoneyProps) => {
  const me = useMe();
  return me?.client ? (
    <div className={styles[props.place]}>
      <Loaded {...props} />
    </div>
  ) : null;
};
