// NOTICE names every package of the running product. One of a single platform stands there with what it is built of.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './locked.mjs';
import { root } from './node.mjs';
import { report } from './sources.mjs';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const named = new Set(readFileSync(path.join(root, 'NOTICE'), 'utf8').split(/[\s,]+/));
const isDelivered = ({ entry: { dev, devOptional, optional, peer, os } }) =>
  !dev && !devOptional && !optional && !peer && !os;
const delivered = new Set(
  lockedPackages(lock)
    .filter(isDelivered)
    .map(({ name }) => name),
);
report(
  [...delivered]
    .filter((name) => !named.has(name))
    .map((name) => `${name}: NOTICE does not name it, under its licence`),
  delivered.size,
);
