/** What the demo's ledger consists of, and the rows it is stored as. */
import type {
  Currency,
  LotSource,
  MovementReason,
  PaymentDecline,
  Regime,
} from '@cafeteria/contract';

export type Row = Record<string, unknown>;
export type Account = 'LOT' | 'HOLD' | 'EMPLOYER' | 'PARTNER' | 'GATE' | 'EXPIRED';
export type Lot = {
  readonly id: number;
  readonly userId: number;
  readonly clientId: number | null;
  readonly regime: Regime;
  readonly amount: number;
  remaining: number;
  held: number;
  entries: number;
  readonly grantedAt: string;
  readonly validFrom: string;
  readonly expiresOn: string | null;
  readonly allowedCategoryIds: readonly number[] | null;
  readonly source: LotSource;
  readonly grantId: number | null;
  closed: 'EXPIRED' | null;
};
export type Movement = {
  readonly id: number;
  readonly userId: number;
  readonly type: 'PAYMENT' | 'DEPOSIT' | 'WITHDRAW';
  readonly reason: MovementReason;
  readonly status: 'BOOKED' | 'VOIDED' | 'DECLINED';
  readonly amount: number;
  refunded: number;
  readonly at: string;
  readonly bookedAt: string | null;
  readonly declineReason: PaymentDecline | null;
  readonly place: Place | null;
  readonly grantId: number | null;
  readonly depositId: number | null;
  readonly reversesId: number | null;
  readonly note: string | null;
  readonly parts: readonly { readonly lot: Lot; readonly amount: number }[];
};
type Place = {
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
  readonly offerId: number | null;
  readonly categoryId: number;
  readonly regime: Regime;
  readonly merchantName: string;
};
export type Payment = Place & {
  readonly userId: number;
  readonly amount: number;
  readonly usePrivate: boolean;
  readonly isVoided: boolean;
  readonly at: string;
};
export type Gift = {
  readonly userIds: readonly number[];
  readonly clientId: number;
  readonly regime: Regime;
  readonly amount: number;
  readonly expiresOn: string | null;
  readonly allowedCategoryIds?: readonly number[];
  readonly note: string;
  readonly at: string;
};

export const lotRow = (lot: Lot): Row => ({
  user_id: lot.userId,
  id: lot.id,
  client_id: lot.clientId,
  regime: lot.regime,
  amount: lot.amount,
  remaining: lot.remaining,
  held: lot.held,
  entries: lot.entries,
  granted_at: lot.grantedAt,
  valid_from: lot.validFrom,
  expires_on: lot.expiresOn,
  allowed_category_ids: lot.allowedCategoryIds,
  source: lot.source,
  grant_id: lot.grantId,
  closed: lot.closed,
});

const nowhere = {
  partnerId: null,
  branchOfficeId: null,
  offerId: null,
  categoryId: null,
  regime: null,
  merchantName: null,
} as const;
const placeRow = (place: Place | null): Row => {
  const { partnerId, branchOfficeId, offerId, categoryId, regime, merchantName } = place ?? nowhere;
  return {
    partner_id: partnerId,
    branch_office_id: branchOfficeId,
    offer_id: offerId,
    category_id: categoryId,
    regime,
    merchant_name: merchantName,
  };
};

export const movementRow = ({ place, ...m }: Movement, currency: Currency): Row => ({
  user_id: m.userId,
  id: m.id,
  type: m.type,
  reason: m.reason,
  status: m.status,
  amount: m.amount,
  refunded: m.refunded,
  currency,
  occurred_at: m.at,
  booked_at: m.bookedAt,
  decline_reason: m.declineReason,
  grant_id: m.grantId,
  deposit_id: m.depositId,
  reverses_id: m.reversesId,
  note: m.note,
  // what the till of the shop calls it, as it stands on the paper slip
  external_ref: place && m.type === 'PAYMENT' ? `U${100_000 + m.id}` : null,
  ...placeRow(place),
});
