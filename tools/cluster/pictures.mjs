// Who uploads pictures, and who looks at them: each size of one is the same at every node, whichever of them made it.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api as routes, fileForm } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { signIn } from '../../apps/server/src/cli/till/person.ts';
import { insist } from '../../apps/server/src/test/chaos/workers.ts';
import { buildPartner, passwords } from '../../apps/server/src/test/factories.ts';

const sizes = [64, 128, 256, 384];
const addressOf = (uuid, size) => `/api/media/${uuid}?size=${size}`;
const colourOf = (turn) => `#${((turn * 7_919) % 0xffffff).toString(16).padStart(6, '0')}`;
/** Each of a colour of its own, so that one cannot be taken for another. */
const drawing = (turn) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" fill="${colourOf(turn)}"/>`,
    `<circle cx="${turn % 64}" cy="32" r="8" fill="#fff"/>`,
    '</svg>',
  ].join('');

/** Nobody looks at the record that is answered, which has other fields in another version. */
const createPartner = { ...routes.partnerAdmin.create, response: z.unknown() };

const upload = (person, turn) => {
  const form = JSON.stringify({ fileName: `picture-${turn}.svg` });
  const query = new URLSearchParams({ [fileForm]: form });
  return person.call(routes.mediaAdmin.upload, `${routes.mediaAdmin.upload.path}?${query}`, {
    file: drawing(turn),
    headers: { 'content-type': 'image/svg+xml' },
  });
};

/** Uploads pictures and has partners show them, until it is over. */
const publish = async ({ api, isOver }, pictures, crew) => {
  const person = await insist(() => signIn(api, 'admin@test.test', passwords.admin));
  for (let turn = crew * 1_000; !isOver(); turn += 1) {
    const { uuid } = await insist(() => upload(person, turn));
    const body = buildPartner({ name: `Obrázek ${turn}`, logo: uuid });
    await insist(() => person.call(createPartner, undefined, { body }));
    pictures.set(uuid, new Map());
    await sleep(500);
  }
};

const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
/** What of a picture is shown; undefined when it cannot be had now. */
const fetchPicture = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.ok ? digestOf(bytes) : undefined;
};
const compare = (pictures, { uuid, size }, digest, lies) => {
  const shown = pictures.get(uuid);
  const before = shown.get(size);
  if (before !== undefined && before !== digest)
    lies.push(`picture ${uuid} in ${size} is shown in two ways`);
  shown.set(size, digest);
};
const look = async ({ api, isOver }, pictures, lies) => {
  for (let turn = 0; !isOver(); turn += 1) {
    const known = [...pictures.keys()];
    const uuid = known[Math.floor(Math.random() * known.length)];
    const size = sizes[turn % sizes.length];
    const digest =
      uuid && (await fetchPicture(new URL(addressOf(uuid, size), api)).catch(() => undefined));
    if (digest) compare(pictures, { uuid, size }, digest, lies);
    await sleep(60);
  }
};

/** Plays until it is over; resolves to the pictures that partners were answered with, by what was seen of each. */
export const playPictures = async (scene, crew, readers = 2) => {
  const pictures = new Map();
  const lies = [];
  await Promise.all([
    publish(scene, pictures, crew),
    ...Array.from({ length: readers }, () => look(scene, pictures, lies)),
  ]);
  return { pictures, lies };
};

/** What a node does not show of the pictures, or otherwise than they were seen. */
export const pictureLies = async (port, { pictures, lies }) => {
  const found = [];
  for (const [uuid, shown] of pictures)
    for (const size of shown.size > 0 ? shown.keys() : [64]) {
      const digest = await fetchPicture(`https://127.0.0.1:${port}${addressOf(uuid, size)}`);
      const before = shown.get(size);
      if (digest === undefined) found.push(`port ${port} does not show picture ${uuid}`);
      else if (before !== undefined && before !== digest)
        found.push(`port ${port} shows picture ${uuid} in ${size} in another way`);
    }
  return [...lies.splice(0), ...found];
};
export const pictureLine = ({ pictures }) => {
  const made = [...pictures.values()].reduce((sum, shown) => sum + shown.size, 0);
  return `${pictures.size} pictures were uploaded and shown in ${made} sizes, at both nodes alike.`;
};
