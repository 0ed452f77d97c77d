import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../config/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { createCsobGate } from './csob/csob.gate.ts';
import { createDemoGate } from './demo/demo.gate.ts';
import { createDemoNotifier } from './demo/demo.notification.ts';
import { demoGatePath, registerDemoPages } from './demo/demo.routes.ts';
import type { Gate } from './gate.ts';

type Options = {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly log: Logger;
  /** Work to be done when the API closes. */
  readonly onClose: (work: () => Promise<void>) => void;
};

/** Where a gate sends its notifications, below the address of the API. */
export const gateNotificationPath = (name: Gate['name']): string =>
  `/api/gateway/${name.toLowerCase()}/notify`;

/** This process as it reaches itself: a demonstration may stand behind a proxy that it cannot pass. */
const ownAddress = ({ host, apiPort, tls }: ServerConfig): string =>
  `http${tls ? 's' : ''}://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${apiPort}`;

const demoTools = ({ config, db, log, onClose }: Options) => {
  const { notify, settled } = createDemoNotifier(
    `${ownAddress(config)}${gateNotificationPath('DEMO')}`,
    log,
    config.tls?.certFile,
  );
  onClose(settled);
  return { db, notify };
};

/** The gate the configuration asks for; none where nobody can pay in. */
export const createGate = async (options: Options): Promise<Gate | undefined> => {
  const { config, db } = options;
  const { payment } = config;
  // a megabyte of library that no other installation needs in its memory
  if (payment.kind === 'stripe')
    return (await import('./stripe/stripe.gate.ts')).createStripeGate(payment);
  if (payment.kind === 'csob') return createCsobGate({ ...payment, db });
  if (payment.kind === 'none') return undefined;
  return createDemoGate({
    ...demoTools(options),
    pageUrl: `${config.apiOrigin}${demoGatePath}`,
  });
};

/** The pages of the demonstration gate, where that is the gate. */
export const registerDemoGate = (app: FastifyInstance, options: Options): void => {
  const { config } = options;
  if (config.payment.kind !== 'demo') return;
  registerDemoPages(app, { ...demoTools(options), language: config.primaryLanguage });
};
