import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Gate, GateDecline, GateRequest } from '../gate.ts';

/** How a saved card behaves when it is charged. */
export type OnCharge = 'PAYS' | 'ASKS_3DS' | 'EXPIRED_CARD';

/** A gate and those on its other side: the bank, and the person with the card. */
export type GateSimulator = {
  readonly gate: Gate;
  /** The reasons this gate can tell. */
  readonly declines: readonly GateDecline[];
  /** The person pays, or confirms what was charged; a card that is saved behaves so next time. */
  readonly pay: (gatewayRef: string, onCharge?: OnCharge) => Promise<void>;
  readonly decline: (gatewayRef: string, reason: GateDecline) => Promise<void>;
  /** What the gate would send now about a payment; `at` another time, `forged` with a wrong signature. */
  readonly notification: (
    gatewayRef: string,
    how?: { readonly at?: Date; readonly forged?: boolean },
  ) => Promise<GateRequest>;
  /** How much was given back. */
  readonly refunded: (gatewayRef: string) => Promise<number>;
  readonly close: () => Promise<void>;
};
/** Answers 503, closes the connection, or says nothing. */
type Outage = 'ERROR' | 'HANGS_UP' | 'IS_SILENT';
/** A gate behind a network, which may be down. */
export type RemoteSimulator = GateSimulator & {
  /** The same gate, which waits for no answer longer than 300 ms. */
  readonly impatient: Gate;
  readonly goDown: (how?: Outage) => void;
  readonly comeUp: () => void;
  /** How many payments were opened. */
  readonly opened: () => number;
};

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
export type Answer = { readonly status: number; readonly body: object };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

/** A server on a free port of this machine that can be taken down. */
export const serve = async (answer: (request: Request) => Answer | undefined) => {
  let down: Outage | undefined;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (down === 'IS_SILENT') return;
    if (down === 'HANGS_UP') return void request.socket.destroy();
    const { method = 'GET', url = '/', headers } = request;
    const answered = down === 'ERROR' ? undefined : answer({ method, path: url, headers, body });
    response
      .writeHead(answered?.status ?? 503, { 'content-type': 'application/json' })
      .end(answered ? JSON.stringify(answered.body) : 'out of order');
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    goDown: (how: Outage = 'ERROR'): void => void (down = how),
    comeUp: (): void => void (down = undefined),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
