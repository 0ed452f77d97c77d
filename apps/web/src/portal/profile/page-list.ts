import type { ComponentType } from 'react';
import { BalanceScreen } from './balance/BalanceScreen.tsx';
import { CreditsScreen } from './credits/CreditsScreen.tsx';
import { DepositScreen } from './credits/DepositScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';
import { StatementScreen } from './history/StatementScreen.tsx';
import { ActivationScreen } from './mobile-device/ActivationScreen.tsx';
import { MobileDevicesScreen } from './mobile-device/MobileDevicesScreen.tsx';
import { OverviewScreen } from './overview/OverviewScreen.tsx';
import { PersonalScreen } from './personal/PersonalScreen.tsx';
import { PhoneNumberScreen } from './phone-number/PhoneNumberScreen.tsx';
import { matchPath, type PageProps } from './page.ts';
import { SecurityScreen } from './security/SecurityScreen.tsx';

type Page = { readonly path: string; readonly Screen: ComponentType<PageProps> };

/** The pages under /profile; `:name` is a named part of a path. */
const pages: readonly Page[] = [
  { path: '', Screen: OverviewScreen },
  { path: 'personal', Screen: PersonalScreen },
  { path: 'personal/phone-number', Screen: PhoneNumberScreen },
  { path: 'balance', Screen: BalanceScreen },
  { path: 'credits', Screen: CreditsScreen },
  { path: 'deposit/:depositId', Screen: DepositScreen },
  { path: 'history', Screen: HistoryScreen },
  { path: 'history/statement', Screen: StatementScreen },
  { path: 'mobile-devices', Screen: MobileDevicesScreen },
  { path: 'mobile-devices/activation', Screen: ActivationScreen },
  { path: 'security', Screen: SecurityScreen },
];

/** The page of a path under /profile, with the named parts of the path. */
export const findPage = (
  path: string,
): { Screen: Page['Screen']; params: PageProps['params'] } | undefined => {
  for (const { path: pattern, Screen } of pages) {
    const params = matchPath(pattern, path);
    if (params) return { Screen, params };
  }
  return undefined;
};
