/** Somebody signed in, for scripts that play people: cookies, CSRF token, the contract's answers. */
import { api as routes, type Route } from '@cafeteria/contract';
import type * as z from 'zod/mini';
import { readAnswer } from '../answer.ts';

/** Keeps cookies as a browser does. */
const createCookies = () => {
  const kept = new Map<string, string>();
  return {
    header: (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (response: Response): void => {
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        if (value === '') kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
};

type Sent = {
  readonly body?: object;
  /** The body of a route that takes a file; its type is among the headers. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Signs in; throws a RefusedError with the reason. `path` is the route's with its parameters and query. */
export const signIn = async (api: string, username: string, password: string) => {
  const cookies = createCookies();
  let csrf: Record<string, string> = {};
  const call = async <S extends z.ZodMiniType>(
    route: Route & { readonly response: S },
    path: string = route.path,
    { body, file, headers }: Sent = {},
  ): Promise<z.output<S>> => {
    const response = await fetch(new URL(path, api), {
      method: route.method,
      headers: {
        cookie: cookies.header(),
        ...csrf,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file !== undefined && { body: file }),
      signal: AbortSignal.timeout(20_000),
    });
    cookies.keep(response);
    return readAnswer(route, response);
  };
  const renewCsrf = async (): Promise<void> => {
    const { headerName, token } = await call(routes.config.csrf);
    csrf = { [headerName]: token };
  };
  await renewCsrf();
  await call(routes.auth.login, undefined, { body: { username, password } });
  await renewCsrf();
  return { call, headers: (): Record<string, string> => ({ cookie: cookies.header(), ...csrf }) };
};
export type Person = Awaited<ReturnType<typeof signIn>>;
