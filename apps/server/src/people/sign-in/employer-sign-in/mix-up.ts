import type { Flow } from './flow.ts';
import type { Settings } from './settings.queries.ts';

/**
 * Throws where an answer comes back to another address than its sign-in was sent out with, or from a time when the
 * employer had another provider. A provider may send somebody on to the provider of others: what that one answers would
 * be shown to the first, who could use it (a mix-up, RFC 9700, 4.4). It can name its own address alone.
 */
export const assertOwnReturn = (
  { returnPath, issuer }: Pick<Flow, 'returnPath' | 'issuer'>,
  settings: Pick<Settings, 'issuer'>,
  url: string,
): void => {
  const [path] = url.split('?');
  if (path !== returnPath) throw new Error(`came back to ${path}, and not to ${returnPath}`);
  if (issuer !== undefined && issuer !== settings.issuer)
    throw new Error('the provider was changed meanwhile');
};
