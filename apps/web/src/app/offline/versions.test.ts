import { createI18n } from '@cafeteria/i18n';
import { beforeEach, expect, test, vi } from 'vitest';
import { createNotifications } from '../../shared/notifications/index.ts';
import { partMissingEvent } from '../../shared/import-again.ts';
import type { ToWorker } from './to-worker.ts';
import { startWorker } from './versions.ts';

const ownBuild = 'today';
/** A service worker of some build, with what pages said to it. */
const createWorker = (build: string, state = 'installed') => {
  const heard: ToWorker[] = [];
  return Object.assign(new EventTarget(), {
    state,
    heard,
    postMessage: (message: ToWorker, ports: readonly MessagePort[] = []) => {
      heard.push(message);
      ports[0]?.postMessage(build);
    },
  });
};
type Worker = ReturnType<typeof createWorker>;
const createRegistration = (workers: { active?: Worker; waiting?: Worker; installing?: Worker }) =>
  Object.assign(new EventTarget(), { update: vi.fn(async () => undefined), ...workers });

const start = async (
  registration: ReturnType<typeof createRegistration>,
  register = async () => registration,
) => {
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    ready: Promise.resolve(registration),
    register,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const notifications = createNotifications();
  const i18n = createI18n('sk');
  await startWorker({ i18n, notifications });
  const offers = async () => {
    // the worker's answer comes through a port
    await new Promise((resolve) => setTimeout(resolve, 20));
    return notifications.get().flatMap(({ action }) => action ?? []);
  };
  return { container, i18n, offers };
};

const reload = vi.fn();
const document = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('__VERSION_INFO__', { buildDate: ownBuild });
  vi.stubGlobal('document', document);
  const location = { href: 'http://localhost/', origin: 'http://localhost', reload };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});

test('a worker of the same build is let take over, and nothing is offered', async () => {
  const waiting = createWorker(ownBuild);
  const { offers } = await start(createRegistration({ waiting, active: createWorker('before') }));
  expect(await offers()).toEqual([]);
  expect(waiting.heard.map(({ kind }) => kind)).toEqual(['build', 'takeOver']);
});

test('a newer build that waits is offered, and loaded only when it is taken', async () => {
  const waiting = createWorker('tomorrow');
  const { offers } = await start(createRegistration({ waiting, active: createWorker(ownBuild) }));
  const [offer] = await offers();
  expect(waiting.heard.map(({ kind }) => kind)).toEqual(['build']);
  expect(reload).not.toHaveBeenCalled();
  offer?.onAct();
  expect(reload).toHaveBeenCalledOnce();
});

test('a newer build that comes while the page is open is offered when all of it is here', async () => {
  const installing = createWorker('tomorrow', 'installing');
  const registration = createRegistration({ active: createWorker(ownBuild), installing });
  const { offers } = await start(registration);
  registration.dispatchEvent(new Event('updatefound'));
  expect(await offers()).toEqual([]);
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(await offers()).toHaveLength(1);
});

test('a page whose worker another tab has replaced is offered the newer build', async () => {
  const active = createWorker(ownBuild);
  const { container, offers } = await start(createRegistration({ active }));
  container.controller = createWorker('tomorrow');
  container.dispatchEvent(new Event('controllerchange'));
  expect(await offers()).toHaveLength(1);
});

test('the first worker of a browser offers nothing', async () => {
  const installing = createWorker(ownBuild, 'installing');
  const registration = createRegistration({ installing });
  const { offers } = await start(registration);
  registration.dispatchEvent(new Event('updatefound'));
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(await offers()).toEqual([]);
});

test('who comes back to a page asks for a newer build, a quarter of an hour later at the soonest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const registration = createRegistration({ active: createWorker(ownBuild) });
  await start(registration);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 16 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('the worker is told in which language the page speaks', async () => {
  const active = createWorker(ownBuild);
  const { i18n } = await start(createRegistration({ active }));
  i18n.changeLanguage('en');
  await vi.waitFor(() =>
    expect(active.heard).toEqual([
      { kind: 'language', language: 'sk' },
      { kind: 'language', language: 'en' },
    ]),
  );
});

test('a browser that refuses to keep anything goes on without', async () => {
  const refused = start(createRegistration({}), () => Promise.reject(new Error('SecurityError')));
  await expect(refused).resolves.toBeDefined();
});

/** A page open over a server that has its part, or has it no longer; two of its places miss it. */
const missPart = async (
  status: number,
  message = 'Failed to fetch http://localhost/assets/Pay.js',
) => {
  const fetched = vi.fn(async (_address: string) => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  const { offers } = await start(createRegistration({}));
  for (let place = 0; place < 2; place += 1)
    window.dispatchEvent(new CustomEvent(partMissingEvent, { detail: new TypeError(message) }));
  return { fetched, offers: await offers() };
};

test('a part that is gone from the server has the newer build offered, once', async () => {
  const { fetched, offers } = await missPart(404);
  expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost/assets/Pay.js');
  expect(offers).toHaveLength(1);
  offers[0]?.onAct();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([200, 503])('a part the server answers %d for is waited for', async (status) => {
  expect((await missPart(status)).offers).toEqual([]);
});

test('nothing is asked of a failure that names no file', async () => {
  const { fetched, offers } = await missPart(404, 'no texts for sk/pay');
  expect([fetched.mock.calls, offers]).toEqual([[], []]);
});
