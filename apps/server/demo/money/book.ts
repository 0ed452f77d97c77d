import { type Currency, limitRegime } from '@cafeteria/contract';
import { planPayment, pragueDay, pragueYear } from '../../src/money/ledger/index.ts';
import type { StoredRows } from '../../src/kernel/table/index.ts';
import {
  type Account,
  type Gift,
  type Lot,
  lotRow,
  type Movement,
  movementRow,
  type Payment,
  type Row,
} from './book-rows.ts';

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1_000).toISOString();

/**
 * A ledger in memory, for a demo of thousands of movements in a blink: the same plan, the same entries and the same
 * rows as the engine books one by one. `listDifferences` finds nothing in it (demo/load.test.ts).
 */
export class Book {
  readonly #currency: Currency;
  readonly #lots = new Map<number, Lot[]>();
  readonly #movements: Movement[] = [];
  readonly #entries: Row[] = [];
  readonly #grants: Row[] = [];
  readonly #deposits: Row[] = [];
  readonly #usage = new Map<string, { userId: number; key: Row; used: number }>();
  #lotCount = 0;

  constructor(currency: Currency) {
    this.#currency = currency;
  }

  #lotsOf(userId: number): Lot[] {
    const known = this.#lots.get(userId) ?? [];
    this.#lots.set(userId, known);
    return known;
  }

  #move(
    lot: Lot,
    movement: Movement,
    transfer: [from: Account, to: Account, amount: number],
    at: string,
  ): void {
    const [from, to, amount] = transfer;
    const before = { remaining: lot.remaining, held: lot.held };
    if (from === 'LOT') lot.remaining -= amount;
    if (from === 'HOLD') lot.held -= amount;
    if (to === 'LOT') lot.remaining += amount;
    if (to === 'HOLD') lot.held += amount;
    lot.entries += 1;
    this.#entries.push({
      user_id: lot.userId,
      lot_id: lot.id,
      seq: lot.entries,
      movement_id: movement.id,
      position: Math.max(1, movement.parts.findIndex((part) => part.lot === lot) + 1),
      from_account: from,
      to_account: to,
      amount,
      remaining_before: before.remaining,
      remaining_after: lot.remaining,
      held_before: before.held,
      held_after: lot.held,
      at,
    });
  }

  #note(
    draft: Partial<Movement> & Pick<Movement, 'userId' | 'type' | 'reason' | 'amount' | 'at'>,
  ): Movement {
    const status = draft.status ?? 'BOOKED';
    const movement: Movement = {
      id: this.#movements.length + 1,
      refunded: 0,
      declineReason: null,
      place: null,
      grantId: null,
      depositId: null,
      reversesId: null,
      note: null,
      parts: [],
      ...draft,
      status,
      bookedAt: status === 'BOOKED' ? (draft.bookedAt ?? draft.at) : null,
    };
    this.#movements.push(movement);
    return movement;
  }

  #open(
    movement: Movement,
    from: Account,
    lot: Omit<
      Lot,
      | 'id'
      | 'remaining'
      | 'held'
      | 'entries'
      | 'closed'
      | 'grantedAt'
      | 'validFrom'
      | 'userId'
      | 'amount'
    >,
  ): void {
    const { userId, amount, at } = movement;
    this.#lotCount += 1;
    const opened: Lot = {
      ...lot,
      id: this.#lotCount,
      userId,
      amount,
      remaining: 0,
      held: 0,
      entries: 0,
      grantedAt: at,
      validFrom: pragueDay(new Date(at)),
      closed: null,
    };
    this.#lotsOf(userId).push(opened);
    this.#move(opened, movement, [from, 'LOT', amount], at);
  }

  /** An employer gives the same to many people. */
  give({ userIds, clientId, regime, amount, expiresOn, allowedCategoryIds, note, at }: Gift): void {
    const grantId = this.#grants.length + 1;
    this.#grants.push({
      id: grantId,
      client_id: clientId,
      regime,
      valid_from: pragueDay(new Date(at)),
      expires_on: expiresOn,
      note,
      users: userIds.length,
      total: amount * userIds.length,
      currency: this.#currency,
      created_by: 1,
      posted_at: at,
    });
    for (const userId of userIds) {
      const movement = this.#note({
        userId,
        type: 'DEPOSIT',
        reason: 'EMPLOYER_GRANT',
        amount,
        at,
        grantId,
        note,
      });
      this.#open(movement, 'EMPLOYER', {
        clientId,
        regime,
        expiresOn,
        allowedCategoryIds: allowedCategoryIds ?? null,
        source: 'EMPLOYER_GRANT',
        grantId,
      });
    }
  }

  topUp(userId: number, amount: number, at: string): void {
    const depositId = this.#deposits.length + 1;
    this.#deposits.push({
      id: depositId,
      user_id: userId,
      amount,
      currency: this.#currency,
      payment_method: 'BANK_CARD_VIA_EGATE',
      save_card: false,
      language: 'cs',
      ip: '127.0.0.1',
      gate: 'DEMO',
      gateway_ref: `demo-${depositId}`,
      status: 'SUCCESSFUL',
      created_at: later(at, -70),
      expires_at: later(at, 1_730),
      resolved_at: at,
    });
    const movement = this.#note({
      userId,
      type: 'DEPOSIT',
      reason: 'TOP_UP',
      amount,
      at,
      depositId,
    });
    this.#open(movement, 'GATE', {
      clientId: null,
      regime: 'PRIVATE',
      expiresOn: null,
      allowedCategoryIds: null,
      source: 'TOP_UP',
      grantId: null,
    });
  }

  #use(movement: Movement, sign: 1 | -1, parts = movement.parts): void {
    const { userId, at, place } = movement;
    for (const { lot, amount } of parts) {
      if (lot.clientId === null || !place) continue;
      const regime = limitRegime(lot.regime, place.regime);
      const year = pragueYear(new Date(at));
      const name = `${userId} ${lot.clientId} ${regime} ${year}`;
      const known = this.#usage.get(name);
      this.#usage.set(name, {
        userId,
        key: { client_id: lot.clientId, regime, year },
        used: (known?.used ?? 0) + sign * amount,
      });
    }
  }

  /** Pays as a terminal does: a hold, and its capture or its release a moment later; or the reason why not. */
  pay({ userId, amount, usePrivate, isVoided, at, ...place }: Payment): Movement {
    const day = pragueDay(new Date(at));
    const lots = this.#lotsOf(userId).filter(
      ({ closed, validFrom, expiresOn }) =>
        !closed && validFrom <= day && (!expiresOn || expiresOn >= day),
    );
    const { parts: planned, decline } = planPayment(
      { ...place, amount, useTaxed: true, usePrivate },
      lots.map((lot) => ({ ...lot, companyId: null })),
      {
        rooms: new Map(),
        rulesSince: new Map(),
        refused: new Set(),
      },
    );
    const common = { userId, type: 'PAYMENT', reason: 'PURCHASE', amount, at, place } as const;
    if (decline) return this.#note({ ...common, status: 'DECLINED', declineReason: decline });
    const parts = planned.flatMap((part) => {
      const lot = lots.find(({ id }) => id === part.lotId);
      return lot ? [{ lot, amount: part.amount }] : [];
    });
    const bookedAt = later(at, 4);
    const movement = this.#note({
      ...common,
      parts,
      bookedAt,
      status: isVoided ? 'VOIDED' : 'BOOKED',
    });
    for (const part of parts) this.#move(part.lot, movement, ['LOT', 'HOLD', part.amount], at);
    for (const part of parts)
      this.#move(part.lot, movement, ['HOLD', isVoided ? 'LOT' : 'PARTNER', part.amount], bookedAt);
    if (!isVoided) this.#use(movement, 1);
    return movement;
  }

  /** A partner gives the whole of a payment back, while the money it came from is still open. */
  refund(payment: Movement, at: string): void {
    const day = pragueDay(new Date(at));
    const parts = payment.parts.toReversed();
    const areOpen = parts.every(
      ({ lot: { closed, expiresOn } }) => !closed && (!expiresOn || expiresOn >= day),
    );
    if (payment.status !== 'BOOKED' || !areOpen) return;
    const { userId, amount, place } = payment;
    const movement = this.#note({
      userId,
      amount,
      place,
      at,
      parts,
      type: 'DEPOSIT',
      reason: 'REFUND',
      reversesId: payment.id,
    });
    for (const { lot, amount: part } of parts)
      this.#move(lot, movement, ['PARTNER', 'LOT', part], at);
    payment.refunded = amount;
    this.#use(payment, -1);
  }

  /** Books away what ended on or before a day. */
  expire(userId: number, lastDay: string, at: string): void {
    for (const lot of this.#lotsOf(userId)) {
      if (lot.closed || lot.remaining === 0 || !lot.expiresOn || lot.expiresOn > lastDay) continue;
      lot.closed = 'EXPIRED';
      const amount = lot.remaining;
      const movement = this.#note({ userId, type: 'WITHDRAW', reason: 'EXPIRY', amount, at });
      this.#move(lot, movement, ['LOT', 'EXPIRED', amount], at);
    }
  }

  /** Tables and their rows, in an order that foreign keys allow. */
  rows(): StoredRows {
    const usage = [...this.#usage.values()];
    return [
      [
        'credit_account',
        [...this.#lots.keys()].map((user_id) => ({ user_id, currency: this.#currency })),
      ],
      ['credit_grant', this.#grants],
      ['deposit', this.#deposits],
      ['credit_lot', [...this.#lots.values()].flat().map(lotRow)],
      ['movement', this.#movements.map((movement) => movementRow(movement, this.#currency))],
      ['ledger_entry', this.#entries],
      ['regime_usage', usage.map(({ userId, key, used }) => ({ user_id: userId, ...key, used }))],
    ];
  }
}
