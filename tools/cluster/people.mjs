// Who uses the portal meanwhile: readers, administrators who save, import and upload, shoppers who pay and top up, and
// a watcher.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api as routes, idempotencyHeader } from '@cafeteria/contract';
import { RefusedError } from '../../apps/server/src/cli/answer.ts';
import { signIn } from '../../apps/server/src/cli/till/person.ts';
import { credential } from '../../apps/server/src/test/chaos/chaos.ts';
import { decideAtGate, enter, insist, shop } from '../../apps/server/src/test/chaos/workers.ts';
import { buildOffer, passwords, text } from '../../apps/server/src/test/factories.ts';
import { importPeople } from './importer.mjs';
import { playPictures } from './pictures.mjs';

const shopper = (number) => [`shopper${number}@test.test`, passwords.employee];

/** Reads the catalogue without signing in, as anybody. */
const browse = async ({ api, isOver, world }, number) => {
  const pages = world.offers.flatMap(({ id, partnerId }) => [
    `/api/offer/${id}`,
    `/api/partner/${partnerId}/offer`,
  ]);
  for (let turn = number; !isOver(); turn += 1) {
    const page = new URL(pages[turn % pages.length], api);
    // a reader whose page does not come turns to the next
    await fetch(page, { signal: AbortSignal.timeout(20_000) }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
    await sleep(40);
  }
};
/** Reads what is their own, which is asked of the database each time. */
const look = async ({ api, isOver }, number) => {
  const person = await insist(() => signIn(api, ...shopper(number)));
  while (!isOver()) {
    await insist(() => person.call(routes.deposit.list, '/api/user/deposit?limit=5'));
    await sleep(40);
  }
};

/**
 * Nobody else writes the record: who is told that somebody did meets a save of their own, of which the answer was lost
 * or which nginx sent to the other node, too (it takes a PUT for harmless to repeat).
 */
const isRefused = (error) =>
  error instanceof RefusedError &&
  error.status < 500 &&
  !error.message.includes('common.error.concurrentModification');
/** What of an offer's saves was answered; one that broke off may have been written. */
const save = async ({ api, isOver }, { id, partnerId }) => {
  const person = await insist(() => signIn(api, 'admin@test.test', passwords.admin));
  const path = `/api/admin/offer/${id}`;
  const get = () => insist(() => person.call(routes.offerAdmin.get, path));
  const first = await get();
  let { version } = first;
  let saves = 0;
  let last;
  for (let turn = 0; !isOver(); turn += 1) {
    const name = `Offer-${id}-${turn}`;
    const body = { ...buildOffer(partnerId, { name: text(name, name, name) }), version };
    try {
      ({ version } = await person.call(routes.offerAdmin.update, path, { body }));
      saves += 1;
      last = name;
    } catch (error) {
      if (isRefused(error)) throw error;
      const found = await get();
      if (found.version !== version) {
        saves += found.version - version;
        last = found.name.cs;
      }
      ({ version } = found);
      await sleep(200);
      continue;
    }
    await sleep(60);
  }
  return { id, name: last, saves, version, firstVersion: first.version };
};

/** Has the page of a deposit open that nobody decides, and opens it again when it ends. */
const watch = async ({ api, isOver, meter }, number) => {
  const person = await insist(() => signIn(api, ...shopper(number)));
  const headers = { [idempotencyHeader]: randomUUID() };
  const body = {
    amount: { amount: 10_000, currency: 'CZK' },
    paymentMethod: 'BANK_CARD_VIA_EGATE',
  };
  const deposit = await insist(async () => {
    const made = await person.call(routes.deposit.init, undefined, { body, headers });
    if (made.redirectUrl === null) throw new Error('not open');
    return made;
  });
  while (!isOver()) {
    await follow({ api, isOver, meter }, `/api/user/deposit/${deposit.id}`, person.headers());
    await sleep(100);
  }
  await decideAtGate(api, deposit.redirectUrl);
};
const follow = async ({ api, isOver, meter }, path, headers) => {
  const gone = new AbortController();
  let beat;
  try {
    const accept = { ...headers, accept: 'text/event-stream' };
    const response = await fetch(new URL(path, api), { headers: accept, signal: gone.signal });
    if (!response.ok) return;
    beat = setInterval(() => (isOver() ? gone.abort() : meter.note('stream')), 200);
    for await (const chunk of response.body) void chunk;
    meter.note('stream', 'stream ended');
  } catch {
    if (!isOver()) meter.note('stream', 'stream broke');
  } finally {
    clearInterval(beat);
  }
};

/** Begins the play; `end` resolves to what people were answered. */
export const play = (scene, { shoppers, readers, first = 1 }) => {
  let isEnded = false;
  const given = { ...scene, isOver: () => isEnded };
  const numbers = (count, from = first) =>
    Array.from({ length: count }, (_, index) => from + index);
  const all = [
    Promise.all(
      numbers(shoppers).map(async (number) => {
        const person = await enter(scene.api, shopper(number));
        return shop({ api: scene.api, person, credential, isOver: given.isOver });
      }),
    ),
    Promise.all(scene.world.saved.map((offer) => save(given, offer))),
    importPeople(given, first),
    playPictures(given, first),
    Promise.all(numbers(readers, first + shoppers).map((number) => look(given, number))),
    Promise.all(numbers(readers).map((number) => browse(given, number))),
    watch(given, first + shoppers + readers),
  ];
  const over = Promise.all(all);
  return {
    /** Rejects when somebody was told what must not be told. */
    broken: over.then(() => new Promise(() => {})),
    end: async () => {
      isEnded = true;
      const [acknowledged, saves, imports, pictures] = await over;
      return { acknowledged, saves, imports, pictures };
    },
  };
};
