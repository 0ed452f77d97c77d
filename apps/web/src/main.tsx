import '@cafeteria/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Boot, readBoot } from './app/boot.ts';
import { createApp } from './app/create-app.tsx';
import { doEarly } from './app/do-early.ts';
import { startAsNobody, tellParting, watchOtherTabs } from './app/person.ts';
import { pageStyle } from './app/page-style.ts';
import { watchTrouble } from './app/trouble.ts';
import { rememberImageFormat } from './shared/preferences/index.ts';
import { emptyConfig } from './shared/empty-config.ts';
import { withoutEmpty } from './shared/url-state/index.ts';
import { whenIdle } from './shared/when-idle.ts';

/** For pages no server rendered: the browser finds out by itself who is signed in. */
const bareBoot: Boot = {
  config: emptyConfig,
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

/** What the page is started with; where no page came, the one that is kept and what was kept of its reader. */
const findBoot = async (): Promise<Boot> => {
  const boot = readBoot() ?? bareBoot;
  if (!boot.isOffline) return boot;
  const { startOffline } = await import('./app/offline/index.ts');
  return startOffline(boot);
};

type App = ReturnType<typeof createApp>;
/** For the next time, when there may be no connection; only a build knows its files. */
const prepareForOffline = ({ queryClient, i18n, services }: App): void => {
  if (!import.meta.env.PROD) return;
  const prepare = async (): Promise<void> => {
    const offline = await import('./app/offline/index.ts').catch(() => undefined);
    // who is without a connection already keeps what they see when it is back
    if (!offline) return window.addEventListener('online', () => void prepare(), { once: true });
    offline.keepLastVisit({ queryClient, owner: services.api.owner });
    return offline.startWorker({ i18n, notifications: services.notifications });
  };
  whenIdle(() => void prepare());
};

/**
 * A style sheet that did not come is asked for once more with its screen. The loader of files takes a link that stays
 * for one that is there, and would show the screen without its look until the page is reloaded.
 */
const forgetLostStyles = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );

/** Only where the installation has a collector of traces; nobody else loads it. */
const trace = ({ router, services: { api, config } }: App): void => {
  const { tracing } = config;
  if (tracing)
    void import('./app/tracing.ts').then(({ traceBrowser }) => traceBrowser(api, router, tracing));
};

/** The screens are loaded by files that wait for this one: nothing here is awaited by it. */
const start = async (): Promise<void> => {
  forgetLostStyles();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const isRendered = root.hasAttribute('data-rendered');
  const app = createApp({ boot: await findBoot(), location: window.location });
  const { element, router, i18n, services, onOtherPerson } = app;
  const { onBrokenScreen } = watchTrouble(services.log);
  watchOtherTabs(services.api.owner, (isSignedOut) =>
    onOtherPerson(undefined, isSignedOut ? startAsNobody : undefined),
  );
  if (isRendered) router.ssr = { manifest: undefined };
  const tree = <StrictMode>{element}</StrictMode>;
  await router.load();
  const options = { onCaughtError: onBrokenScreen };
  if (isRendered) hydrateRoot(root, tree, options);
  else createRoot(root, options).render(tree);
  doEarly();
  tellParting({ i18n, notifications: services.notifications });
  prepareForOffline(app);
  trace(app);
  await rememberImageFormat();
};

pageStyle();
tidyAddress();
void start();
