import type { GateDecline } from '../gate.ts';

/** What happens when a saved demo card is charged. */
type OnCharge = 'PAYS' | 'ASKS_3DS' | GateDecline;

/** The cards of the demonstration, by their last digits: the one that is saved decides how it is charged. */
export const demoCards = [
  { last4: '4242', onCharge: 'PAYS' },
  { last4: '3184', onCharge: 'ASKS_3DS' },
  { last4: '9995', onCharge: 'INSUFFICIENT_FUNDS' },
  { last4: '0069', onCharge: 'EXPIRED_CARD' },
] as const satisfies readonly { last4: string; onCharge: OnCharge }[];
export type DemoCard = (typeof demoCards)[number];

/** The first one pays without a question. */
export const findDemoCard = (last4: string | undefined): DemoCard =>
  demoCards.find((card) => card.last4 === last4) ?? demoCards[0];

/** Reasons somebody may choose on the demonstration page. */
export const demoDeclines = [
  'CANCELLED_BY_USER',
  'DENIED_BY_BANK',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'THREE_DS_FAILED',
] as const satisfies readonly GateDecline[];
export type DemoDecline = (typeof demoDeclines)[number];
