import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useMe } from '../../shared/session/index.ts';
import type { MoneyProps } from './Money.tsx';
import styles from './MoneyAt.module.css';

const importMoney = () => import('./Money.tsx');
const Money = lazy(async () => ({ default: (await importMoney()).Money }));
/** Asks for the file before the page comes alive: its first screen has room for what the file draws. */
export const preloadMoney = (): void => void importMoney().catch(() => {});

// false on the server and until the page is hydrated
const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * What somebody's money is, at a place of a page: fetched apart and shown in the browser only, because the page is the
 * same for everybody. Its space is reserved, so that nothing moves when it comes. Anyone who has no employer has none.
 * @example <MoneyAt place="offer" partnerId={7} offerId={12} />
 */
export const MoneyAt = (props: MoneyProps) => {
  const isHere = useSyncExternalStore(never, inBrowser, onServer);
  const me = useMe();
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
