import type { AppError } from '../app-error.ts';
import type { ProductGauge } from './operations.ts';

/**
 * Counts what was refused by why: payments that did not go, limits, forms that are wrong. Keys are the contract's, so
 * that there are only so many of them.
 */
export const createRefusedAnswers = () => {
  const counts: Record<string, number> = {};
  const gauge: ProductGauge = {
    name: 'refused_answers_total',
    help: 'Answers that said no, by their message key',
    label: 'error',
    read: async () => counts,
  };
  return {
    gauge,
    note: ({ globalErrors }: AppError): void => {
      for (const { messageKey } of globalErrors) counts[messageKey] = (counts[messageKey] ?? 0) + 1;
    },
  };
};
