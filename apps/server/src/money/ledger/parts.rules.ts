/** The first `amount` of parts, in order, and what is left of them. */
export const splitParts = <P extends { readonly amount: number }>(
  parts: readonly P[],
  amount: number,
): { readonly first: P[]; readonly rest: P[] } => {
  const first: P[] = [];
  const rest: P[] = [];
  let left = amount;
  for (const part of parts) {
    const taken = Math.min(left, part.amount);
    left -= taken;
    if (taken > 0) first.push({ ...part, amount: taken });
    if (taken < part.amount) rest.push({ ...part, amount: part.amount - taken });
  }
  return { first, rest };
};

export const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
