import type { Language, Money } from '@cafeteria/contract';

/** Why a gate said no. */
export type GateDecline =
  | 'CANCELLED_BY_USER'
  | 'DENIED_BY_BANK'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'THREE_DS_FAILED'
  | 'TIMEOUT'
  | 'GATEWAY_ERROR';

export type SavedCard = {
  gatewayToken: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** What the gate knows of a payment; `PENDING` is created, in progress or method chosen. */
export type GateState =
  | { state: 'PENDING' }
  /** `card` only when the person asked to save it and the gate did. */
  | { state: 'PAID'; card?: SavedCard }
  | { state: 'DECLINED'; reason: GateDecline }
  | { state: 'REFUNDED' };

export type GateOrder = {
  /** Our reference, unique for ever and safe to repeat: the same order twice opens one payment. */
  depositId: number;
  amount: Money;
  /** Where the browser returns; carries no truth. */
  returnUrl: string;
  language: Language;
  /** Who pays, as an opaque reference of ours; never a name. */
  payer: {
    userId: number;
    gatewayCustomer: string | null;
    /** Their address, which a bank wants when they pay with a saved card and are there themselves. */
    ip?: string;
  };
  expiresAt: Date;
};

export type OpenedPayment = {
  gatewayRef: string;
  /** Where the person has to go; null when the gate needs nothing more of them. */
  redirectUrl: string | null;
  /** The payer as the gate knows them from now on, to be passed with their next order. */
  gatewayCustomer?: string;
};

export type Notification = { gatewayRef: string };

export type GateRequest = {
  headers: Record<string, string | undefined>;
  rawBody: Buffer;
  query: Record<string, string>;
};

/**
 * A payment gate: takes money by card and gives it back. What a browser brings back or a
 * notification says is only a reason to ask `status`, which alone is the truth.
 */
export interface Gate {
  readonly name: 'DEMO' | 'STRIPE' | 'CSOB';
  open(order: GateOrder & { saveCard: boolean }): Promise<OpenedPayment>;
  /** Pays with a saved card; may still want the person (3-D Secure): then with a redirectUrl. */
  charge(order: GateOrder & { gatewayToken: string }): Promise<OpenedPayment>;
  status(gatewayRef: string): Promise<GateState>;
  /** Gives money back; `refundKey` makes it once, however often it is asked. */
  refund(gatewayRef: string, refund: { amount: Money; refundKey: string }): Promise<void>;
  /** Asks to end a payment that has not been paid; the state afterwards tells whether it did. */
  cancel(gatewayRef: string): Promise<void>;
  /** Removes a saved card at the gate, where the gate can. */
  forget(gatewayToken: string): Promise<void>;
  /** Removes at the gate what it keeps of a payer (`OpenedPayment.gatewayCustomer`); payments stay. */
  forgetCustomer(gatewayCustomer: string): Promise<void>;
  /**
   * Verifies a server-to-server notification and says what it is about; undefined when it is about
   * nothing of ours. Throws `GateSignatureError` when forged or too old.
   */
  readNotification(request: GateRequest): Promise<Notification | undefined>;
}

/** The network, a 5xx or a timeout: nothing is known, try again. */
export class GateUnavailableError extends Error {
  override name = 'GateUnavailableError';
}

/** The gate refused for good. */
export class GateRefusedError extends Error {
  override name = 'GateRefusedError';
  readonly reason: GateDecline;
  constructor(reason: GateDecline, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** A message that is not from the gate, was altered on the way, or is too old. */
export class GateSignatureError extends Error {
  override name = 'GateSignatureError';
}

/** What is bought, as banks write it beside the amount; at most 20 characters. */
export const orderName: Readonly<Record<Language, string>> = {
  cs: 'Dobití peněženky',
  sk: 'Dobitie peňaženky',
  en: 'Wallet top-up',
};
