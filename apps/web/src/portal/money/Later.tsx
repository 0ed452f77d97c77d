import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMe } from '../../shared/session/index.ts';
import styles from './Later.module.css';

/** Everything that shows money comes with one file, after the page it stands on. */
const importMoney = () => import('./Balance.tsx');
const HeaderLink = lazy(async () => ({ default: (await importMoney()).HeaderLink }));
const AccountRow = lazy(async () => ({ default: (await importMoney()).AccountRow }));
const WhatIsLeft = lazy(async () => ({ default: (await importMoney()).WhatIsLeft }));
const Coverage = lazy(async () => ({ default: (await import('./Coverage.tsx')).Coverage }));

/**
 * Money is fetched apart and shown in the browser only: the page is the same for everybody. Its place is kept, so that
 * nothing moves when it comes; whoever has no employer has none.
 */
const Later = ({ place, children }: { readonly place: string; readonly children: ReactNode }) => {
  const [isHere, setIsHere] = useState(false);
  const me = useMe();
  useEffect(() => setIsHere(true), []);
  if (!me?.client) return null;
  return <div className={styles[place]}>{isHere && <Suspense>{children}</Suspense>}</div>;
};

export const HeaderBalance = () => (
  <Later place="header">
    <HeaderLink />
  </Later>
);
export const AccountBalance = (props: ComponentProps<typeof AccountRow>) => (
  <Later place="account">
    <AccountRow {...props} />
  </Later>
);
export const GreetingBalance = () => (
  <Later place="greeting">
    <WhatIsLeft />
  </Later>
);
/** Which money would pay at a partner, or for an offer of it. */
export const CoverageOf = (props: ComponentProps<typeof Coverage>) => (
  <Later place={props.offerId ? 'offer' : 'partner'}>
    <Coverage {...props} />
  </Later>
);
