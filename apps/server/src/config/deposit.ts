/** The part of the environment that says how much people may top up, and how what gates give us is kept secret. */
import type { Currency } from '@cafeteria/contract';
import * as z from 'zod/mini';

/** Whole crowns or euros. */
const limit = () =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000)));
export const DepositEnvironment = {
  DEPOSIT_MIN: limit(),
  DEPOSIT_MAX: limit(),
  DEPOSIT_MONTHLY: limit(),
};
type Env = z.output<z.ZodMiniObject<typeof DepositEnvironment>>;

const usual: Readonly<Record<Currency, { min: number; max: number; monthly: number }>> = {
  CZK: { min: 100, max: 20_000, monthly: 50_000 },
  EUR: { min: 4, max: 800, monthly: 2_000 },
};
const inWholeUnits = (env: Env, currency: Currency) => ({
  min: env.DEPOSIT_MIN ?? usual[currency].min,
  max: env.DEPOSIT_MAX ?? usual[currency].max,
  monthly: env.DEPOSIT_MONTHLY ?? usual[currency].monthly,
});

/** What is wrong with the limits, in one line; undefined when nothing is. */
export const depositProblem = (env: Env, currency: Currency): string | undefined => {
  const { min, max, monthly } = inWholeUnits(env, currency);
  if (min > max) return `DEPOSIT_MIN (${min}) is more than DEPOSIT_MAX (${max})`;
  return max > monthly
    ? `DEPOSIT_MAX (${max}) is more than DEPOSIT_MONTHLY (${monthly})`
    : undefined;
};

/** Limits of one top-up and of a month, in minor units. */
export const depositConfig = (env: Env, currency: Currency) => {
  const { min, max, monthly } = inWholeUnits(env, currency);
  return { min: min * 100, max: max * 100, monthly: monthly * 100 };
};
