import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';

type PortalDeps = { readonly config: ServerConfig; readonly api: FastifyInstance; readonly log: Logger };
export const buildPortal = async (_deps: PortalDeps): Promise<FastifyInstance> => Fastify();
