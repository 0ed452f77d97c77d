type DefaultPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: string, rules: DefaultPolicy) => unknown;
};

const allowed = new Set<string>();

/**
 * Lets workers start only from the portal's own files; called when a library starts one by a plain
 * URL.
 */
export const allowedWorker = (url: string): string => {
  if (allowed.has(new URL(url, window.location.href).pathname)) return url;
  throw new TypeError(`this worker is not allowed: ${url}`);
};

/**
 * Lets a library start a worker from a file of the build under Trusted Types, which otherwise
 * refuse plain URLs.
 */
export const allowWorker = (url: string): void => {
  const { origin, pathname } = new URL(url, window.location.href);
  if (origin !== window.location.origin) throw new TypeError(`this worker is not ours: ${url}`);
  allowed.add(pathname);
  const factory = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (factory && !factory.defaultPolicy)
    factory.createPolicy('default', { createScriptURL: allowedWorker });
};
