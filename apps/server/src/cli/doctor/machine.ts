import { access, constants, statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { type Check, fail, type Finding, ofConfig, ok, skip, warn } from './check.ts';

const gigabyte = 1_073_741_824;
const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`;
const wantedNode = 24;

/** The folder, or the nearest above it that is there: it is made when it is needed. */
const nearest = async (folder: string): Promise<string> =>
  access(folder).then(
    () => folder,
    () => (dirname(folder) === folder ? folder : nearest(dirname(folder))),
  );

const lookAtDisk = async (folder: string): Promise<Finding> => {
  const existingFolder = await nearest(folder);
  const isWritable = await access(existingFolder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return fail(`${existingFolder} cannot be written`, `give it to the account the portal runs as`);
  const { bavail, blocks, bsize } = await statfs(existingFolder);
  const [free, all] = [bavail * bsize, blocks * bsize];
  const says = `${inGigabytes(free)} of ${inGigabytes(all)} are free at ${folder}`;
  if (free < gigabyte / 4) return fail(says, 'make room now: a full disk stops writing');
  return free < gigabyte || free < all / 20
    ? warn(says, 'make room (docs/runbook.md, DiskFills)')
    : ok(says);
};

export const machineChecks: readonly Check[] = [
  {
    name: 'node',
    look: () =>
      Number.parseInt(process.versions.node, 10) >= wantedNode
        ? ok(process.version)
        : fail(`${process.version} is too old`, `run npm ci, or install Node ${wantedNode}`),
  },
  {
    name: 'memory',
    look: () => {
      const says = `${inGigabytes(freemem())} of ${inGigabytes(totalmem())} are free`;
      return totalmem() < 1.5 * gigabyte
        ? warn(says, 'give it 2 GB: a node takes up to 500 MB, PostgreSQL comes beside it')
        : ok(says);
    },
  },
  ofConfig('disk of data', ({ dataDir }) => lookAtDisk(dataDir)),
  ofConfig('disk of backups', ({ backup }) =>
    backup.recipients.length > 0 ? lookAtDisk(backup.folder) : skip('no backups are set up'),
  ),
];
