import {
  type HistoryPage,
  type MovementType,
  type MovementView,
  type OwnHistoryFilter,
  type OwnHistoryPage,
  type PaymentMethod,
  formatAddress,
  methodOf,
  potOf,
  slug,
  tellsOfHealth,
} from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { type MoneyText, moneyTexts } from '../texts.ts';
import {
  countMovements,
  listMovements,
  listOwnMovements,
  type MovementRow,
  type MovementsRead,
} from './history.queries.ts';
import type { MovementFilter } from './history-filter.queries.ts';

const sign: Readonly<Record<MovementType, 1 | -1>> = { PAYMENT: -1, DEPOSIT: 1, WITHDRAW: -1 };

/** By what a payment was made, or money came or went; an employer's own bookings were paid by nothing. */
const methodsOf = ({ reason, parts, amount, depositMethod }: MovementRow) => {
  const methods = new Map<PaymentMethod, number>();
  const add = (method: PaymentMethod, part: number) =>
    methods.set(method, (methods.get(method) ?? 0) + part);
  if (reason === 'TOP_UP') add(depositMethod ?? 'BANK_CARD_VIA_EGATE', amount);
  else if (reason === 'PURCHASE' || reason === 'REFUND' || reason === 'PAYOUT')
    for (const { regime, amount: part } of parts) add(methodOf(regime), part);
  return [...methods].map(([method, part]) => ({ method, amount: part }));
};

/** What nobody but the person may learn of a purchase in health: where, what and by which reference. */
const withoutHealth = (row: MovementRow): MovementRow =>
  row.categoryCode === 'HEALTH' || (row.regime && tellsOfHealth(row.regime))
    ? {
        ...row,
        merchantName: row.merchantName && row.categoryName,
        categoryName: null,
        partner: null,
        branchOffice: null,
        place: null,
        offer: null,
        externalRef: null,
      }
    : row;
/** Of a payment by several kinds of money, an employer's part only. */
const employersPart = (row: MovementRow): MovementRow => ({
  ...row,
  amount:
    row.status === 'DECLINED' ? row.amount : row.parts.reduce((sum, { amount }) => sum + amount, 0),
});

const titlesOf = (row: MovementRow, text: MoneyText) => {
  const ownWords = row.toEmployer > 0 ? text('refundToEmployer') : text(`reason.${row.reason}`);
  if (!row.merchantName) return { title: ownWords, subtitle: row.note };
  return {
    title: row.merchantName,
    subtitle: row.reason === 'PURCHASE' ? (row.offer ?? row.categoryName) : ownWords,
  };
};

const viewOf = (row: MovementRow, text: MoneyText): MovementView => ({
  id: row.id,
  type: row.type,
  reason: row.reason,
  date: row.occurredAt,
  bookedAt: row.bookedAt,
  ...titlesOf(row, text),
  amount: sign[row.type] * row.amount,
  currency: row.currency,
  status: row.status,
  declineReason: row.declineReason,
  heldUntil: row.heldUntil,
  paymentMethods: methodsOf(row),
  parts: row.parts.map(({ regime, amount }) => ({
    pot: potOf(regime),
    regime,
    label: text(`regime.${regime}`),
    amount,
  })),
  partner: row.partner && {
    id: row.partner.id,
    name: row.partner.name,
    logo: row.partner.logo,
    route: row.partner.isShown ? slug(row.partner.name, row.partner.id) : null,
  },
  categoryCode: row.categoryCode,
  // money comes in only when its deposit succeeds
  deposit: row.depositId === null ? null : { id: row.depositId, status: 'SUCCESSFUL' },
  reversal: row.reversesId === null ? null : { ofId: row.reversesId },
  refunded: row.refunded,
  dispute: row.dispute,
  expiresAt: row.expiresOn,
  place: row.place && { ...row.place, address: formatAddress(row.place.address) },
  detail: {
    externalRef: row.externalRef,
    deviceName: null,
    branchOffice: row.branchOffice,
    offer: row.offer,
    note: row.note,
  },
});

/** A movement as somebody may see it: the person whole, administration without own money and health. */
const shownAs =
  (text: MoneyText, withPrivate: boolean) =>
  (row: MovementRow): MovementView =>
    viewOf(withPrivate ? row : employersPart(withoutHealth(row)), text);

/** Movements of a user as somebody may see them. */
export const readMovements = async (
  db: Db,
  userId: number,
  filter: MovementFilter & { readonly offset: number; readonly limit: number },
  read: MovementsRead,
): Promise<MovementView[]> => {
  const [rows, text] = await Promise.all([
    listMovements(db, userId, filter, read),
    moneyTexts(read.reader.language),
  ]);
  return rows.map(shownAs(text, read.withPrivate));
};

/** A page of a user's history, newest first. */
export const listHistory = async (
  db: Db,
  userId: number,
  filter: MovementFilter & { readonly offset: number; readonly limit: number },
  read: MovementsRead,
): Promise<HistoryPage> => {
  const [items, total] = await Promise.all([
    readMovements(db, userId, filter, read),
    countMovements(db, userId, filter, read.withPrivate),
  ]);
  return { items, offset: filter.offset, limit: filter.limit, total };
};

/** A page of a person's own history, with the sums of the months on it. */
export const listOwnHistory = async (
  db: Db,
  userId: number,
  filter: OwnHistoryFilter,
  reader: MovementsRead['reader'],
): Promise<OwnHistoryPage> => {
  const [rows, text] = await Promise.all([
    listOwnMovements(db, userId, filter, reader),
    moneyTexts(reader.language),
  ]);
  const { offset, limit } = filter;
  const [first] = rows;
  // beyond the last page nothing says how many there are
  const total = first?.total ?? (offset === 0 ? 0 : await countMovements(db, userId, filter, true));
  const items = rows.map(shownAs(text, true));
  return { items, offset, limit, total, months: first?.months ?? [] };
};
