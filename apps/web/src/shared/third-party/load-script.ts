/** Hosts of the two services the configuration can turn on; no other script may be loaded (see the policy below). */
const allowed = ['https://www.googletagmanager.com/', 'https://www.google.com/recaptcha/'] as const;

/** Only scripts of the allowed hosts may be loaded. */
export const allowedScript = (url: string): string => {
  if (allowed.some((prefix) => url.startsWith(prefix))) return url;
  throw new TypeError(`this script is not allowed: ${url}`);
};

type Policy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;
const findPolicy = (): Policy => {
  const factory = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  return (policy ??= factory?.createPolicy('cafeteria-script', {
    createScriptURL: allowedScript,
  }) ?? { createScriptURL: allowedScript });
};

const loading = new Map<string, Promise<void>>();

/** Loads a script of an allowed host once per page. */
export const loadScript = (url: string): Promise<void> => {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`the script ${url} did not load`)));
  });
  script.async = true;
  script.src = findPolicy().createScriptURL(url);
  document.head.append(script);
  loading.set(url, loaded);
  // a script that did not come may come the next time
  loaded.catch(() => loading.delete(url));
  return loaded;
};
