import { claimChecks } from './deposit.queries.ts';
import { forgetAtGate } from './forget-card.ts';
import { goOn } from './open.ts';
import type { DepositTools } from './settle.ts';

const everyMs = 2_000;
const atOnce = 8;

/** Goes on with every deposit whose time has come; answers how many. Other nodes take others. */
export const pollDeposits = async (tools: DepositTools): Promise<number> => {
  const ids = await claimChecks(tools.db, atOnce);
  await Promise.all(
    ids.map((id) =>
      goOn(tools, id).catch((error: unknown) => {
        tools.log.error({ err: error, depositId: id }, 'a deposit could not be gone on with');
      }),
    ),
  );
  return ids.length === atOnce ? atOnce + (await pollDeposits(tools)) : ids.length;
};

/** Watches the clock of the deposits until it is stopped; a round that is under way is finished. */
export const startPolling = (tools: DepositTools): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      round = pollDeposits(tools)
        .then(() => forgetAtGate(tools))
        .catch((error: Error) => tools.log.warn(`deposits: ${error.message}`))
        .finally(() => {
          if (!isStopped) next();
        });
    }, everyMs);
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
};
