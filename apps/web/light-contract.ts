import { api, type Route } from '@cafeteria/contract';
import type { Plugin } from 'vite';

const door = '@cafeteria/contract/light';
const prefix = '\0light-contract/';
const bare = ({ method, path, tags, invalidates }: Route) => ({ method, path, tags, invalidates });
const features = new Map<string, Readonly<Record<string, Route>>>(Object.entries(api));
const groupOf = (routes: Readonly<Record<string, Route>>): 'admin' | 'portal' =>
  Object.values(routes).every(({ path }) => path.startsWith('/api/admin/')) ? 'admin' : 'portal';

/** A module for each feature, so that the routes of the administration load with it. */
const load = (id: string): string => {
  const name = id.slice(prefix.length);
  if (name === 'door') return `export * as api from ${JSON.stringify(`${prefix}api`)};`;
  if (name === 'api')
    return [...features]
      .map(
        ([feature, routes]) =>
          `export { routes as ${feature} } from ${JSON.stringify(`${prefix}${groupOf(routes)}/${feature}`)};`,
      )
      .join('\n');
  const routes = Object.entries(features.get(name.split('/')[1] ?? '') ?? {});
  const bareRoutes = Object.fromEntries(routes.map(([key, route]) => [key, bare(route)]));
  return `export const routes = ${JSON.stringify(bareRoutes)};`;
};

/** `@cafeteria/contract/light` in the browser: the routes without their schemas, and of those only what is used. */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  resolveId: (source) =>
    source === door ? `${prefix}door` : source.startsWith(prefix) ? source : undefined,
  load: (id) => (id.startsWith(prefix) ? { code: load(id), moduleSideEffects: false } : undefined),
});
