import type {
  Currency,
  LotSource,
  MovementReason,
  MovementStatus,
  MovementType,
  PaymentDecline,
  Regime,
} from '@cafeteria/contract';

/** Where money may lie: docs/money.md says what each is to an accountant. */
export const ledgerAccounts = [
  'LOT',
  'HOLD',
  'EMPLOYER',
  'PARTNER',
  'GATE',
  'EXPIRED',
  'PAYOUT',
  'CORRECTION',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

type Kind = {
  readonly type: MovementType;
  readonly routes: readonly (readonly [from: LedgerAccount, to: LedgerAccount])[];
};
/** What history calls a movement of each reason, and between which accounts it moves money. */
export const movementKinds = {
  PURCHASE: {
    type: 'PAYMENT',
    routes: [
      ['LOT', 'HOLD'],
      ['HOLD', 'PARTNER'],
      ['HOLD', 'LOT'],
    ],
  },
  EMPLOYER_GRANT: { type: 'DEPOSIT', routes: [['EMPLOYER', 'LOT']] },
  TOP_UP: { type: 'DEPOSIT', routes: [['GATE', 'LOT']] },
  REFUND: {
    type: 'DEPOSIT',
    routes: [
      ['PARTNER', 'LOT'],
      ['PARTNER', 'EMPLOYER'],
    ],
  },
  EXPIRY: { type: 'WITHDRAW', routes: [['LOT', 'EXPIRED']] },
  EMPLOYER_RECALL: { type: 'WITHDRAW', routes: [['LOT', 'EMPLOYER']] },
  PAYOUT: { type: 'WITHDRAW', routes: [['LOT', 'PAYOUT']] },
  CORRECTION: { type: 'DEPOSIT', routes: [['PAYOUT', 'LOT']] },
} as const satisfies Readonly<Record<MovementReason, Kind>>;

/** A lot that is there, as far as moving its money cares. */
export type Lot = {
  readonly id: number;
  readonly clientId: number | null;
  readonly regime: Regime;
};
/** A lot that a posting opens with what it brings. */
export type NewLot = Omit<Lot, 'id'> & {
  /** Which company of the client employs its owner, so whose yearly limit it uses; without it nobody says so. */
  readonly companyId?: number | null;
  readonly source: LotSource;
  /** First day it can be spent, YYYY-MM-DD; without it today. */
  readonly validFrom?: string;
  /** Last day it can be spent, YYYY-MM-DD; null never expires. */
  readonly expiresOn: string | null;
  readonly allowedCategoryIds?: readonly number[] | null;
  readonly grantId?: number | null;
  /** Of a lot that a refund opens: by which grant its money came here first. */
  readonly originGrantId?: number | null;
};
/** An amount (minor units, above zero) of one lot's money, from one account to another. */
export type Posting = {
  readonly lot: Lot | NewLot;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
};

/** What a movement that is new says; a payment that is PENDING holds money for 15 minutes (domain 8.8). */
export type NewHeader = {
  readonly reason: MovementReason;
  readonly status: 'PENDING' | 'BOOKED' | 'DECLINED';
  readonly amount: number;
  readonly currency: Currency;
  readonly declineReason?: PaymentDecline | null;
  readonly partnerId?: number | null;
  readonly branchOfficeId?: number | null;
  readonly offerId?: number | null;
  readonly categoryId?: number | null;
  readonly regime?: Regime | null;
  readonly merchantName?: string | null;
  readonly credentialId?: number | null;
  readonly externalRef?: string | null;
  readonly depositId?: number | null;
  readonly grantId?: number | null;
  readonly reversesId?: number | null;
  readonly note?: string | null;
  readonly createdBy?: number | null;
};
/** What becomes of a payment that is there: captured, let go, or given back. */
export type ChangedHeader = {
  readonly id: number;
  readonly status: Exclude<MovementStatus, 'DECLINED'>;
  readonly amount: number;
  readonly refunded: number;
};
/** The year whose limits a movement counts against, and what was bought. */
export type LimitScope = { readonly year: number; readonly purchase: Regime };

/** What happens to one person's money at once: what history shows of it, and what goes from where to where. */
export type Movement = {
  readonly userId: number;
  readonly header: NewHeader | ChangedHeader;
  /** In the order they are booked. */
  readonly postings: readonly Posting[];
  /** Without it no limit is touched. */
  readonly limit?: LimitScope | null;
};
/** A lot that is taken away: nothing is put into it again, and what a payment holds of it follows when let go. */
export type Closing = {
  readonly userId: number;
  readonly lotId: number;
  readonly closed: 'EXPIRED' | 'RECALLED';
};
/** Movements, and the lots that end with them. */
export type Booking = {
  readonly movements: readonly Movement[];
  readonly closings: readonly Closing[];
};
