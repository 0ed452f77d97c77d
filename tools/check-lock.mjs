// npm ci takes whatever a registry gives for a package whose lock has no integrity: every one has it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages, lockFaults } from './locked.mjs';
import { root } from './node.mjs';
import { report } from './sources.mjs';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
report(lockFaults(lock), lockedPackages(lock).length);
