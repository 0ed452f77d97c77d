import { GateRefusedError } from '../gate/index.ts';
import { noteForgotten, takeToForget } from './forget-card.queries.ts';
import type { DepositTools } from './settle.ts';

const atOnce = 8;

/** Has the gate forget the cards that were removed here and who is gone. One that is away is asked again later. */
export const forgetAtGate = async (tools: DepositTools): Promise<void> => {
  const { db, gate, box, log } = tools;
  const all = await takeToForget(db, gate.name, atOnce);
  for (const { id, gatewayToken, customer } of all)
    try {
      const token = gatewayToken ? box.open(gatewayToken) : undefined;
      if (token !== undefined) await gate.forget(token);
      if (customer !== null) await gate.forgetCustomer(customer);
      await noteForgotten(db, id);
    } catch (error) {
      log.warn({ err: error }, 'the gate did not forget a card or a customer');
      // what it refuses for good it does not have
      if (error instanceof GateRefusedError) await noteForgotten(db, id);
    }
  if (all.length === atOnce) await forgetAtGate(tools);
};
