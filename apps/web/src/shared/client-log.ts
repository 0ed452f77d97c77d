import { clientLogMetadataLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { Api } from './api/index.ts';

type Level = 'warn' | 'error';
type Metadata = Readonly<Record<string, unknown>>;
/** Errors of tools that say nothing about the portal (specification, section 8). */
const ignored = 'You can assign a plugin only one time';

/** Reports browser errors to the server; a failed report is dropped. */
export type ClientLog = (message: string, metadata?: Metadata, level?: Level) => void;
export const createClientLog =
  ({ call }: Pick<Api, 'call'>, where: () => string = () => window.location.href): ClientLog =>
  (message: string, metadata: Metadata = {}, level: Level = 'error'): void => {
    if (message.includes(ignored)) return;
    const { stack, ...rest } = metadata;
    const body = {
      level,
      message: message.slice(0, 4_000),
      metadata: JSON.stringify(rest).slice(0, clientLogMetadataLimit),
      stacktrace: typeof stack === 'string' ? stack.slice(0, 20_000) : null,
      timestamp: new Date().toISOString(),
      url: where().slice(0, 2_000),
      userAgent: navigator.userAgent.slice(0, 1_000),
    } as const;
    void call(api.clientLog.write, { body }, { keepalive: true }).catch(() => {});
  };
