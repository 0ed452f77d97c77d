import type { AccountView } from '@cafeteria/contract';

type Expiry = AccountView['expiringSoon'][number];

/** As far as the stall of the home looks ahead. */
const soonDays = 60;
const dayMs = 86_400_000;

/** Of what ends within sixty days the day the most ends on, of all pots; what ends first may be small change. */
export const largestExpiry = (
  accounts: readonly Pick<AccountView, 'lots'>[],
  today: string,
): Expiry | undefined => {
  const soon = accounts
    .flatMap(({ lots }) => lots)
    .filter(
      ({ expiresAt, remaining }) =>
        expiresAt !== null &&
        remaining.amount > 0 &&
        Date.parse(expiresAt) - Date.parse(today) <= soonDays * dayMs,
    );
  const days = [...Map.groupBy(soon, ({ expiresAt }) => expiresAt ?? '')].flatMap(
    ([date, [first, ...rest]]): Expiry[] =>
      first
        ? [
            {
              date,
              amount: {
                ...first.remaining,
                amount: [first, ...rest].reduce((sum, { remaining }) => sum + remaining.amount, 0),
              },
            },
          ]
        : [],
  );
  return days.toSorted((a, b) => b.amount.amount - a.amount.amount)[0];
};
