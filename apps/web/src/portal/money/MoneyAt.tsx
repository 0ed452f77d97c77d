import { Skeleton } from '@cafeteria/ui';
import { lazy, Suspense } from 'react';
import { useMe } from '../../shared/session/index.ts';
import { useIsAlive } from '../../shared/use-is-alive.ts';
import type { MoneyProps } from './Money.tsx';
import styles from './MoneyAt.module.css';

const importMoney = () => import('./Money.tsx');
const Money = lazy(async () => ({ default: (await importMoney()).Money }));
/** Asks for the file before the page comes alive: its first screen has room for what the file draws. */
export const preloadMoney = (): void => void importMoney().catch(() => {});

/** The shape of what comes, where the room for it would be empty for long: the greeting, the box at a partner. */
const Coming = ({ place }: Pick<MoneyProps, 'place'>) => {
  if (place === 'greeting') return <Skeleton shape="heading" width="half" />;
  if (place === 'partner' || place === 'offer') return <Skeleton count={3} />;
  return null;
};

/**
 * What somebody's money is, at a place of a page: fetched apart and shown in the browser only, because the page is the
 * same for everybody. Its space is reserved, so that nothing moves when it comes. Anyone who has no employer has none.
 * @example <MoneyAt place="offer" partnerId={7} offerId={12} />
 */
export const MoneyAt = (props: MoneyProps) => {
  const isHere = useIsAlive();
  const me = useMe();
  return me?.client ? (
    <div className={styles[props.place]}>
      {isHere ? (
        <Suspense fallback={<Coming place={props.place} />}>
          <Money {...props} />
        </Suspense>
      ) : (
        <Coming place={props.place} />
      )}
    </div>
  ) : null;
};
