/** The screens of the profile come together: who opens one of them goes to the others too. */
export { BalanceScreen } from './balance/BalanceScreen.tsx';
export { HistoryScreen } from './history/HistoryScreen.tsx';
export { StatementScreen } from './history/StatementScreen.tsx';
export { ProfileFrame } from './ProfileFrame.tsx';
