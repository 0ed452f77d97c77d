import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { discover, type ProviderClient } from './provider.ts';
import type { Settings } from './settings.queries.ts';

type Described = Awaited<ReturnType<typeof discover>>;
const describedForMs = 10 * 60_000;

/** What is needed to be a client. */
type Opening = Pick<Deps, 'box'> & {
  readonly config: Pick<Deps['config'], 'isLocal' | 'oidcPrivateNetwork' | 'oidcHosts'>;
};
/** A client as its provider knows it. A secret that cannot be opened any more must be typed again. */
export const providerClientOf = (
  { box, config }: Opening,
  { issuer, oidcClientId, secret }: Pick<Settings, 'issuer' | 'oidcClientId' | 'secret'>,
): ProviderClient => {
  const opened = secret === null ? undefined : box.open(secret);
  if (secret !== null && opened === undefined) throw new AppError('employer.error.unavailable');
  return {
    issuer,
    oidcClientId,
    secret: opened,
    mayBeInside: config.isLocal || config.oidcPrivateNetwork === 'allow',
    hosts: config.oidcHosts,
  };
};

/** Providers as they described themselves, asked again after a while and after every change of the settings. */
export const createProviders = (deps: Opening) => {
  const described = new LRUCache<string, Promise<Described>>({
    ...atMost(500),
    ttl: describedForMs,
  });
  return {
    get: (settings: Settings): Promise<Described> => {
      const name = `${settings.clientId} ${settings.version}`;
      const known = described.get(name);
      if (known) return known;
      const discovery = discover(providerClientOf(deps, settings));
      described.set(name, discovery);
      discovery.catch(() => described.delete(name));
      return discovery;
    },
  };
};
export type Providers = ReturnType<typeof createProviders>;
