import Fastify from 'fastify';
import { createDemoGate } from '../demo/demo.gate.ts';
import { demoSignatureHeader, signDemoNotification } from '../demo/demo.notification.ts';
import { findDemoPayment } from '../demo/demo.queries.ts';
import { demoGatePath, registerDemoPages } from '../demo/demo.routes.ts';
import { demoDeclines } from '../demo/demo.cards.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { GateSimulator, OnCharge } from './simulator.ts';

const cards: Readonly<Record<OnCharge, string>> = {
  PAYS: '4242',
  ASKS_3DS: '3184',
  EXPIRED_CARD: '0069',
};

/** The demonstration gate, driven as a browser does: by the forms of its page. */
export const createDemoSimulator = async (
  db: Db,
): Promise<GateSimulator & { notifiedRefs: readonly string[] }> => {
  const notifiedRefs: string[] = [];
  const notify = ({ ref }: { ref: string }): void => void notifiedRefs.push(ref);
  const app = Fastify();
  registerDemoPages(app, { db, notify, language: 'cs' });
  await app.ready();
  const submit = async (ref: string, fields: Record<string, string>): Promise<void> => {
    const answer = await app.inject({
      method: 'POST',
      url: `${demoGatePath}/${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    if (answer.statusCode !== 303) throw new Error(`the page answered ${answer.statusCode}`);
  };
  const find = async (ref: string) => {
    const payment = await findDemoPayment(db, ref);
    if (!payment) throw new Error(`the demo gate knows no ${ref}`);
    return payment;
  };
  return {
    notifiedRefs,
    gate: createDemoGate({ db, pageUrl: `http://localhost:8080${demoGatePath}`, notify }),
    declines: demoDeclines,
    pay: async (ref, onCharge = 'PAYS') => {
      const decision = (await find(ref)).save_card ? 'PAY_AND_SAVE' : 'PAY';
      await submit(ref, { decision, card: cards[onCharge] });
    },
    decline: (ref, reason) => submit(ref, { decision: reason }),
    notification: async (ref, { at = new Date(), forged = false } = {}) => {
      const { secret } = await find(ref);
      const body = JSON.stringify({ gatewayRef: ref });
      const signature = signDemoNotification(forged ? 'somebody' : secret, body, at);
      return {
        headers: { [demoSignatureHeader]: signature },
        rawBody: Buffer.from(body),
        query: {},
      };
    },
    refunded: async (ref) => (await find(ref)).refunded,
    close: () => app.close(),
  };
};
