import { homeRoute } from '../../portal/home/index.ts';
import { profileRoute } from '../../portal/profile/index.ts';
import type { ScreenData } from '../../shared/routing/index.ts';

/** What these screens, and every page, ask for after they are there. */
const later: readonly string[] = [
  'src/portal/stall/Stall.tsx',
  'src/portal/money/Money.tsx',
  'src/portal/pay/PayContent.tsx',
  'src/portal/profile/money/history/TypedDays.tsx',
  'src/portal/search-box/SearchOptions.tsx',
  'src/portal/shell/MobileMenu.tsx',
  'src/portal/shell/NoticeList.tsx',
  'src/portal/terms/TermsDialog.tsx',
];

/** The screens a device can draw without a connection, from what it kept: the home, and the reader's money. */
export const offlineScreens: readonly ScreenData[] = [
  ...[homeRoute, profileRoute].flatMap(({ options }) => options.staticData?.screen ?? []),
  { module: 'src/app/offline/index.ts', namespaces: [] },
  ...later.map((module) => ({ module, namespaces: [] })),
];
