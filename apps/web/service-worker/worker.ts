/**
 * The service worker (https://www.w3.org/TR/service-workers): keeps the page that says there is no connection, with the
 * files it needs, and answers with it where no other page comes. It knows nothing of anybody and touches no call of the
 * API: what is kept of a person is kept by their page (`apps/web/src/app/offline/last-visit.ts`) and goes when they do.
 */
import type { ToWorker } from '../src/app/offline/to-worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** When this worker's build was made: what is kept is kept by build. */
declare const __BUILD__: string;

const offlinePage = '/offline';
const prefix = 'shell ';
const ownCache = prefix + __BUILD__;
const whatever: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

const languageIn = (html: string): string | undefined => /<html lang="(\w+)"/.exec(html)?.[1];
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')),
];

/** Fetches the page as nobody, in a language, and all it names. */
const keepPage = async (language?: string): Promise<void> => {
  const answer = await fetch(offlinePage, {
    credentials: 'omit',
    cache: 'no-store',
    ...(language && { headers: { 'accept-language': language } }),
  });
  if (!answer.ok) throw new Error(`${offlinePage} answered ${answer.status}`);
  const files = filesIn(await answer.clone().text());
  const cache = await caches.open(ownCache);
  const known = await Promise.all(files.map((file) => cache.match(file, whatever)));
  await cache.addAll(files.filter((_, index) => !known[index]));
  await cache.put(offlinePage, answer);
};

/** The reader has another language now: so has the page that is kept. */
const keepLanguage = async (language: string): Promise<void> => {
  const kept = await (await caches.open(ownCache)).match(offlinePage, whatever);
  if (kept && languageIn(await kept.text()) !== language) await keepPage(language);
};

const forgetOthers = async (): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const showPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(offlinePage, whatever);
    if (kept) return kept;
    throw error;
  }
};

/** Files of a build never change under their address. */
const giveFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, whatever)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload.enable()])),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(showPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(giveFile(request));
});
self.addEventListener('message', (event) => {
  const message: ToWorker = event.data;
  if (message.kind === 'build') event.ports[0]?.postMessage(__BUILD__);
  if (message.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  // without a connection it stays as it is until the next page
  if (message.kind === 'language')
    event.waitUntil(keepLanguage(message.language).catch(() => undefined));
});
