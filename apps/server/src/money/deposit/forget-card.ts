import { GateRefusedError } from '../gate/index.ts';
import { noteForgotten, takeToForget } from './forget-card.queries.ts';
import type { DepositTools } from './settle.ts';

const atOnce = 8;

/** Has the gate forget the cards that were removed here. One that is away is asked again later. */
export const forgetAtGate = async (tools: DepositTools): Promise<void> => {
  const { db, gate, box, log } = tools;
  const cards = await takeToForget(db, gate.name, atOnce);
  for (const { id, gatewayToken } of cards)
    try {
      const token = box.open(gatewayToken);
      if (token !== undefined) await gate.forget(token);
      await noteForgotten(db, id);
    } catch (error) {
      log.warn({ err: error }, 'the gate did not forget a card');
      // what it refuses for good it does not have
      if (error instanceof GateRefusedError) await noteForgotten(db, id);
    }
  if (cards.length === atOnce) await forgetAtGate(tools);
};
