import * as z from 'zod/mini';
import { Currency } from '../vocabulary/enums.ts';

/** An exact amount in minor units. */
export const Money = z
  .strictObject({
    amount: z
      .int()
      .check(z.minimum(0, 'validation.amount'), z.maximum(100_000_000_000, 'validation.amount')),
    currency: Currency,
  })
  .register(z.globalRegistry, { id: 'Money' });
export type Money = z.output<typeof Money>;

/** An amount somebody pays, holds or gives: above zero. */
export const positiveMoney = () =>
  z.strictObject({
    amount: z.number().check(
      // half a minor unit is a wrong amount, not an unreadable request
      z.refine(Number.isSafeInteger, 'validation.amount'),
      z.minimum(1, 'validation.amount'),
      z.maximum(100_000_000_000, 'validation.amount'),
    ),
    currency: Currency,
  });
