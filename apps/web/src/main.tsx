import '@cafeteria/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Boot, readBoot } from './app/boot.ts';
import { createApp } from './app/create-app.tsx';
import { startAsNobody, tellParting, watchOtherTabs } from './app/person.ts';
import { pageStyle } from './app/page-style.ts';
import { watchTrouble } from './app/trouble.ts';
import { rememberImageFormat } from './shared/preferences/index.ts';
import { emptyConfig } from './shared/empty-config.ts';
import { meQuery } from './shared/session/index.ts';
import { withoutEmpty } from './shared/url-state/index.ts';

/** For pages no server rendered: the browser finds out by itself who is signed in. */
const bareBoot: Boot = {
  config: emptyConfig,
  me: null,
  language: 'cs',
  theme: 'system',
  imageFormat: 'webp',
  api: { withoutSubdomain: false, localPort: Number(import.meta.env.VITE_API_PORT ?? 8080) },
  queries: [],
};

/** Empty values of an address typed by hand go at once (specification, section 2), before the router reads it. */
const tidyAddress = (): void => {
  const { pathname, search, hash } = window.location;
  const kept = withoutEmpty(search);
  if (kept !== search)
    window.history.replaceState(window.history.state, '', pathname + kept + hash);
};

pageStyle();
tidyAddress();
const boot = readBoot();
const { element, router, queryClient, i18n, services, onOtherPerson } = createApp({
  boot: boot ?? bareBoot,
  ...(boot && { owner: boot.me }),
  location: window.location,
});
if (!boot) queryClient.removeQueries(meQuery);
const { onBrokenScreen } = watchTrouble(services.log);
watchOtherTabs(services.api.owner, (isSignedOut) =>
  onOtherPerson(undefined, isSignedOut ? startAsNobody : undefined),
);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const isRendered = root.hasAttribute('data-rendered');
if (isRendered) router.ssr = { manifest: undefined };
const tree = <StrictMode>{element}</StrictMode>;

/** Not awaited here: the screens are loaded by files that wait for this one. */
const start = async (): Promise<void> => {
  await router.load();
  const options = { onCaughtError: onBrokenScreen };
  if (isRendered) hydrateRoot(root, tree, options);
  else createRoot(root, options).render(tree);
  tellParting({ i18n, notifications: services.notifications });
  await rememberImageFormat();
};
void start();
