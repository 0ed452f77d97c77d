import { clientLogMetadataLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { type Api, ConnectionError } from './api/index.ts';

type Level = 'warn' | 'error';
type Metadata = Readonly<Record<string, unknown>>;
/** Errors of tools that say nothing about the portal (specification, section 8). */
const ignored = 'You can assign a plugin only one time';

/** The beginning of a text that fits into so many bytes of UTF-8, no character cut in two. */
export const cutToBytes = (text: string, maxBytes: number): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(maxBytes)).read);

/** Reports to the server what went wrong; resolves when that is done, or could not be. */
export type ClientLog = (message: string, metadata?: Metadata, level?: Level) => Promise<void>;
export const createClientLog =
  ({ call }: Pick<Api, 'call'>, where: () => string = () => window.location.href): ClientLog =>
  async (message: string, metadata: Metadata = {}, level: Level = 'error'): Promise<void> => {
    if (message.includes(ignored)) return;
    const { stack, ...rest } = metadata;
    const body = {
      level,
      message: message.slice(0, 4_000),
      metadata: cutToBytes(JSON.stringify(rest), clientLogMetadataLimit),
      stacktrace: typeof stack === 'string' ? stack.slice(0, 20_000) : null,
      timestamp: new Date().toISOString(),
      url: where().slice(0, 2_000),
      userAgent: navigator.userAgent.slice(0, 1_000),
    } as const;
    const write = (keepalive: boolean) => call(api.clientLog.write, { body }, { keepalive });
    // several reports at once may be more than the browser lets outlive the page
    await write(true)
      .catch((error: unknown) => (error instanceof ConnectionError ? write(false) : undefined))
      .catch(() => {});
  };
