import { anyBytes, api, fileForm, type Route } from '@cafeteria/contract';

export type NamedRoute = { readonly name: string; readonly route: Route; readonly url: string };
const missing = {
  id: '999999',
  uuid: '00000000-0000-4000-8000-000000000000',
  registrationId: '0'.repeat(32),
  month: '2020-01',
} as const;

/** The address of a route with every parameter filled in; by default with ids that nothing has. */
export const addressOf = (
  { path }: Route,
  id: string = missing.id,
  uuid: string = missing.uuid,
): string =>
  path
    .replaceAll(/:uuid/g, uuid)
    .replaceAll(/:registrationId/g, missing.registrationId)
    .replaceAll(/:month/g, missing.month)
    .replaceAll(/:\w+/g, id);

/** Every route of the contract, for the walks: `offer.get` at `/api/offer/999999`. */
export const contractRoutes: readonly NamedRoute[] = Object.entries(api).flatMap(
  ([feature, routes]) =>
    Object.entries<Route>(routes).map(([name, route]) => ({
      name: `${feature}.${name}`,
      route,
      url: addressOf(route),
    })),
);

/** What a route is sent, as it reads it: a form in the body, or beside the bytes of a file. */
export const formOf = (
  { file }: Route,
  url: string,
  form: string,
): { readonly url: string; readonly payload: string; readonly headers: Record<string, string> } =>
  file
    ? {
        url: `${url}?${fileForm}=${encodeURIComponent(form)}`,
        payload: 'x',
        headers: { 'content-type': anyBytes },
      }
    : { url, payload: form, headers: { 'content-type': 'application/json' } };
