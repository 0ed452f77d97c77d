import type { EInvoiceLine } from './e-invoice.ts';

type Priced = Omit<EInvoiceLine, 'price' | 'quantity'> & { readonly quantity?: number };
/**
 * A line with its quantity and the price of one: so many pieces where they make up the line to the last unit, else one
 * of them. Where a line gives back it is the quantity that is below nothing (BR-27).
 */
export const lineOf = ({ quantity = 1, ...line }: Priced): EInvoiceLine => {
  const size = Math.abs(line.net);
  const pieces = quantity > 0 && size % quantity === 0 ? quantity : 1;
  return { ...line, price: size / pieces, quantity: line.net < 0 ? 0 - pieces : pieces };
};
