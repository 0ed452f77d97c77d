/** What a file for the bank is made of, and of nothing else: no clock, so that it is the same file whenever made. */
export type Orders = {
  readonly batchId: number;
  readonly payerName: string;
  readonly payerIban: string;
  /** `2026-11-23` */
  readonly dueDay: string;
  /** `2026-11-22T10:00:00Z` */
  readonly madeAt: string;
  readonly list: readonly Order[];
};
export type Order = {
  readonly name: string;
  readonly iban: string;
  /** Minor units. */
  readonly amount: number;
  readonly symbol: string;
  readonly message: string;
};

export const sumOf = ({ list }: Pick<Orders, 'list'>): number =>
  list.reduce((sum, { amount }) => sum + amount, 0);
