import { lazy, Suspense, useEffect, useState } from 'react';
import { useMe } from '../../shared/session/index.ts';
import type { MoneyProps } from './Money.tsx';
import styles from './MoneyAt.module.css';

const Money = lazy(async () => ({ default: (await import('./Money.tsx')).Money }));

/**
 * What somebody's money is, at a place of a page: fetched apart and shown in the browser only, because the page is the
 * same for everybody. Its room is kept, so that nothing moves when it comes. Whoever has no employer has none.
 * @example <MoneyAt place="offer" partnerId={7} offerId={12} />
 */
export const MoneyAt = (props: MoneyProps) => {
  const [isHere, setIsHere] = useState(false);
  const me = useMe();
  useEffect(() => setIsHere(true), []);
  return me?.client ? (
    <div className={styles[props.place]}>
      {isHere && (
        <Suspense>
          <Money {...props} />
        </Suspense>
      )}
    </div>
  ) : null;
};
