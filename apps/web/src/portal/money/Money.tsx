import { useMe } from '../../shared/session/index.ts';
import { GettingStarted } from '../getting-started/index.ts';
import { PayAt } from '../pay/index.ts';
import { TermsAt } from '../terms/index.ts';
import { AccountRow, HeaderLink, WhatIsLeft } from './Balance.tsx';
import { Coverage } from './Coverage.tsx';

export type MoneyProps =
  | { readonly place: 'header' | 'account' | 'greeting' | 'steps' | 'over' }
  | { readonly place: 'partner'; readonly partnerId: number }
  | {
      readonly place: 'offer';
      readonly partnerId: number;
      readonly offerId: number;
      /** Another button of the page is the first one. */
      readonly isBeside: boolean;
    };

/** The first steps end with the first payment; they come with the money so that the page need not know of them. */
const FirstSteps = () => {
  const me = useMe();
  return me && <GettingStarted tasks={me.tasks} isFolded />;
};

/** What may open over any page; the terms are asked of the same people, so they come in the same file. */
const OverPage = () => (
  <>
    <PayAt />
    <TermsAt />
  </>
);

const screens = {
  header: HeaderLink,
  account: AccountRow,
  greeting: WhatIsLeft,
  steps: FirstSteps,
  over: OverPage,
} as const;

/** What the reader's money is at a place; all of it comes in one file, after the page. */
export const Money = (props: MoneyProps) => {
  if (props.place === 'partner') return <Coverage partnerId={props.partnerId} />;
  if (props.place === 'offer') {
    const { partnerId, offerId, isBeside } = props;
    return <Coverage {...{ partnerId, offerId, isBeside }} />;
  }
  const Screen = screens[props.place];
  return <Screen />;
};
