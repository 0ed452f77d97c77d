/** What a person asks of themselves, and what people pay. */
import { type Bench, byEach, type Load, packed, simply, spending, type Work } from './work.ts';

const ofEach = (path: string, aim: string, review: string): Omit<Work, 'name'> => ({
  review,
  aim,
  measure: simply(({ people }): Load => ({
    connections: 8,
    requests: byEach(people.readers, { path, headers: packed }),
  })),
});
const pay = async (bench: Bench) => {
  const { payments, seconds } = bench;
  const bare = await payments.bare(seconds);
  const { perSecond, p99, cpu, pgCpu } = await spending(bench, () => payments.pay(seconds));
  return { perSecond, p99, cpu, pgCpu, ratio: perSecond / bare };
};

export const worksOfPeople: readonly Work[] = [
  {
    name: 'user/me (8 connections)',
    peers: 'Payload 211/s',
    ...ofEach('/api/user/me', '12,000/s', '24,954/s'),
  },
  {
    name: 'balance (8 connections)',
    ...ofEach('/api/user/balance', '150 µs', '400 µs'),
  },
  {
    name: 'overview (8 connections)',
    ...ofEach('/api/user/balance-overview', '150 µs', '1,000 µs'),
  },
  {
    name: 'history (8 connections)',
    ...ofEach('/api/user/payment-history?limit=20', '150 µs', '800 µs'),
  },
  {
    name: 'thumbnail, warm',
    peers: 'Directus 131/s',
    review: '31,539/s',
    aim: '15,000/s',
    measure: simply(({ thumbnail }) => ({
      connections: 32,
      requests: [{ path: thumbnail, headers: {} }],
    })),
  },
  {
    name: 'payment: code, authorize, capture, signed (8 people)',
    review: '88/s, 8,900 + 7,400 µs, 0.20 of the ledger’s statements bare',
    aim: '0.5; 3,000 + 4,000 µs',
    measure: pay,
  },
];
