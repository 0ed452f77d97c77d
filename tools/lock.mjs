/*
 * npm run lock: writes into package-lock.json the builds for other machines that npm left out, and the integrity of
 * every package that has none, computed from what the registry gives, and compared with what the registry says of it,
 * or with a second fetch where it says nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages, missingBuilds } from './locked.mjs';
import { main, root, run } from './node.mjs';

const atOnce = 8;
const file = path.join(root, 'package-lock.json');

const get = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
};
const sha512Of = async (address) => {
  const bytes = new Uint8Array(await (await get(address)).arrayBuffer());
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
};
const packageOf = async (registry, { name, version }) =>
  (await get(`${registry}${name.replace('/', '%2f')}/${version}`)).json();
const integrityOf = async (registry, one) => {
  const { name, version } = one;
  const { dist } = await packageOf(registry, one);
  const computed = await sha512Of(dist.tarball);
  const integrity = dist.integrity ?? (await sha512Of(dist.tarball));
  if (computed !== integrity) throw new Error(`${name}@${version} is not what the registry says`);
  return computed;
};
/** npm's own order of an entry's fields, so that the next `npm install` changes nothing. */
const withIntegrity = ({ version, ...rest }, integrity) => ({ version, integrity, ...rest });
/** As npm writes one that is for another machine. */
const buildOf = async (registry, one) => {
  const { version, cpu, libc, license, os, engines } = await packageOf(registry, one);
  return { version, cpu, ...(libc && { libc }), license, optional: true, os, engines };
};
const addBuilds = async (registry, packages) => {
  const missing = missingBuilds({ packages });
  for (const one of missing) packages[one.at] = await buildOf(registry, one);
  return Object.fromEntries(
    Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
};

await main(async () => {
  const { text } = await run('npm', ['config', 'get', 'registry', '--loglevel=error'], {
    quiet: true,
  });
  const registry = text.trim().split('\n').at(-1).replace(/\/?$/, '/');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  lock.packages = await addBuilds(registry, lock.packages);
  const waiting = lockedPackages(lock).filter(({ integrity }) => !integrity);
  const count = waiting.length;
  const worker = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop())
      lock.packages[one.at] = withIntegrity(one.entry, await integrityOf(registry, one));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${count} packages have their integrity now.`);
});
