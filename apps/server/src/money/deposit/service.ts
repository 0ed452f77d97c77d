import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { createGate, type Gate } from '../gate/index.ts';
import { type DepositWatch, listenForDeposits } from './follow.ts';
import type { DepositTools } from './settle.ts';

/** Deposits of this installation; without a gate nobody can make one. */
export type Deposits = { readonly watch: DepositWatch; readonly tools: DepositTools | undefined };

/** Opens what deposits need; a test may bring its own gate. */
export const openDeposits = async (deps: Deps, ownGate?: Gate): Promise<Deposits> => {
  const { db, config, log, box, jobs } = deps;
  const gate = ownGate ?? (await createGate(deps));
  const watch = await listenForDeposits(deps);
  if (!gate) return { watch, tools: undefined };
  return { watch, tools: { db, config, log, gate, box, jobs } };
};

/** The tools, or the refusal where no gate is set up. */
export const needGate = ({ tools }: Deposits): DepositTools => {
  if (!tools) throw new AppError('deposit.error.noGate');
  return tools;
};
