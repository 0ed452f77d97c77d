import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GateRequest, gateNotificationPath, GateSignatureError } from '../gate/index.ts';
import { findDepositByRef, noteEvent } from './deposit.queries.ts';
import type { Deposits } from './service.ts';
import { type DepositTools, settle } from './settle.ts';

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
const readRequest = ({ headers, body, query }: FastifyRequest): GateRequest => ({
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, first(value)])),
  rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  query: Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  ),
});

/** A notification is only a reason to ask: what is not learnt now, the clock learns later. */
const handleNotification = async (tools: DepositTools, gatewayRef: string): Promise<void> => {
  const { db, gate, log } = tools;
  const deposit = await findDepositByRef(db, gate.name, gatewayRef);
  if (!deposit) return log.info(`a notification about no known deposit: ${gatewayRef}`);
  await noteEvent(db, deposit.id, 'NOTIFIED');
  await settle(tools, deposit.id).catch((error: unknown) => {
    log.error({ err: error, depositId: deposit.id }, 'a notification could not be acted on');
  });
};

/**
 * Where the gate tells that something happened. Its signature is the key, so there is neither a session nor a CSRF
 * token; answered with success when it was understood, whatever follows from it.
 */
export const registerGateNotifications = (app: FastifyInstance, { tools }: Deposits): void => {
  if (!tools) return;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const notification = await tools.gate.readNotification(readRequest(request));
      if (notification) await handleNotification(tools, notification.gatewayRef);
    } catch (error) {
      if (!(error instanceof GateSignatureError)) throw error;
      tools.log.warn(`a notification was refused: ${error.message}`);
      return reply.code(400).send({});
    }
    return reply.send({});
  };
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    const schema: object = { hide: true };
    room.post(gateNotificationPath(tools.gate.name), { schema }, answer);
  });
};
