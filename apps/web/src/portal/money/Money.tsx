import { PayAt } from '../pay/index.ts';
import { AccountRow, HeaderLink, WhatIsLeft } from './Balance.tsx';
import { Coverage } from './Coverage.tsx';

export type MoneyProps =
  | { readonly place: 'header' | 'account' | 'greeting' | 'pay' }
  | { readonly place: 'partner'; readonly partnerId: number }
  | { readonly place: 'offer'; readonly partnerId: number; readonly offerId: number };

const screens = {
  header: HeaderLink,
  account: AccountRow,
  greeting: WhatIsLeft,
  pay: PayAt,
} as const;

/** What the reader's money is at a place; all of it comes in one file, after the page. */
export const Money = (props: MoneyProps) => {
  if (props.place === 'partner') return <Coverage partnerId={props.partnerId} />;
  if (props.place === 'offer')
    return <Coverage partnerId={props.partnerId} offerId={props.offerId} />;
  const Screen = screens[props.place];
  return <Screen />;
};
