import type { I18n } from '@cafeteria/i18n';
import { isGone } from '../../shared/api/index.ts';
import { addressIn, partMissingEvent } from '../../shared/import-again.ts';
import type { Notifications } from '../../shared/notifications/index.ts';
import { allowWorker } from '../../shared/third-party/index.ts';
import type { ToWorker } from './to-worker.ts';

const address = '/sw.js';
/** How often a page that is returned to asks whether there is a newer build. */
const askAgainMs = 15 * 60_000;

const say = (worker: ServiceWorker | null | undefined, message: ToWorker): void =>
  worker?.postMessage(message);

/** Of which build a worker is. */
const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const question: ToWorker = { kind: 'build' };
    worker.postMessage(question, [port2]);
  });

const installed = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'installed') resolve(true);
      else if (worker.state !== 'installing') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });

type Deps = { readonly i18n: I18n; readonly notifications: Notifications };

/** Offers to load the page again; what somebody is typing is never taken from them. */
const offerNewer = ({ i18n, notifications }: Deps): void =>
  void notifications.add('info', i18n.t('newVersion.text'), {
    label: i18n.t('newVersion.load'),
    onAct: () => window.location.reload(),
  });

/** Offers a newer build when its worker is there. */
const offering =
  (deps: Deps) =>
  async (worker: ServiceWorker): Promise<void> => {
    const build = await buildOf(worker);
    if (build === __VERSION_INFO__.buildDate) return say(worker, { kind: 'takeOver' });
    offerNewer(deps);
  };

/**
 * Offers it, once, when a part of this page is gone from the server: a newer build has its parts under other names.
 * Who has a worker is told by it sooner, but not everybody has one, and none keeps all of administration.
 */
const watchParts = (deps: Deps): void => {
  let isOffered = false;
  const consider = async (error: unknown): Promise<void> => {
    const address = addressIn(error);
    if (isOffered || address === undefined || !(await isGone(address)) || isOffered) return;
    isOffered = true;
    offerNewer(deps);
  };
  window.addEventListener(partMissingEvent, (event) => {
    if (event instanceof CustomEvent) void consider(event.detail);
  });
};

const watch = (registration: ServiceWorkerRegistration, deps: Deps): void => {
  const { serviceWorker } = navigator;
  const offer = offering(deps);
  let checkedAt = Date.now();
  const offerOnceHere = async (worker: ServiceWorker): Promise<void> => {
    if (await installed(worker)) await offer(worker);
  };
  const considerWaiting = (): void => {
    if (registration.waiting) void offer(registration.waiting);
  };
  const ask = async (): Promise<void> => {
    if (document.hidden || Date.now() - checkedAt < askAgainMs) return;
    checkedAt = Date.now();
    considerWaiting();
    await registration.update();
  };
  considerWaiting();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    // the first one of a browser is of this page's build
    if (next && serviceWorker.controller) void offerOnceHere(next);
  });
  // another tab has let a newer one take over
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller) void offer(serviceWorker.controller);
  });
  // without a connection it asks the next time
  document.addEventListener('visibilitychange', () => void ask().catch(() => undefined));
};

/** Starts the service worker, and minds newer builds; a browser that refuses goes on without. */
export const startWorker = async (deps: Deps): Promise<void> => {
  watchParts(deps);
  if (!('serviceWorker' in navigator)) return;
  allowWorker(address);
  try {
    watch(await navigator.serviceWorker.register(address), deps);
    const tellLanguage = async (): Promise<void> =>
      say((await navigator.serviceWorker.ready).active, {
        kind: 'language',
        language: deps.i18n.language,
      });
    deps.i18n.subscribe(() => void tellLanguage());
    await tellLanguage();
  } catch {
    /* private windows and forbidden storage: the portal works, only not without a connection */
  }
};
