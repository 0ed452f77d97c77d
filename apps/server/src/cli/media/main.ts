/** Moves pictures between the disk and S3, while the portal runs: npm run media -- --to s3|disk [--remove] */
import { readConfig } from '../../config/index.ts';
import { listMediaHashes } from '../../content/media/index.ts';
import { mediaPlaces } from '../../media-files.ts';
import { misused, readArguments } from '../arguments.ts';
import { command, openInstallation, say } from '../backup/index.ts';
import { moveMedia } from './move-media.ts';

const usage = [
  'npm run media -- --to s3|disk            copies every picture that is not there yet',
  'npm run media -- --to s3|disk --remove   and removes, where they came from, those that are there',
];

await command(async () => {
  const { values } = readArguments(usage, {
    to: { type: 'string' },
    remove: { type: 'boolean', default: false },
  });
  if (values.to !== 's3' && values.to !== 'disk') throw misused(usage);
  const config = readConfig();
  const { disk, s3 } = mediaPlaces(config);
  if (!s3) throw new Error('MEDIA_S3_URL is not set (docs/operations.md, Pictures)');
  if (values.remove && config.media.store !== values.to)
    throw new Error(
      `set MEDIA_STORE=${values.to} and restart the portal first: what it writes now would stay behind`,
    );
  const [from, to] = values.to === 's3' ? [disk, s3] : [s3, disk];
  const { database, close } = await openInstallation(config);
  try {
    const { copied, alreadyThere, derived, removed, missing, damaged } = await moveMedia({
      from,
      to,
      hashes: () => listMediaHashes(database.db),
      isRemoved: values.remove,
      tell: (done, all) => say(`${done} of ${all}`),
    });
    for (const uuid of missing) say(`${uuid}: there is no file of it`);
    for (const uuid of damaged) say(`${uuid}: its file is not what was uploaded`);
    say(
      `${to.place}: ${copied} pictures copied, ${alreadyThere} were there, ${derived} sizes copied; ` +
        `${removed} removed from ${from.place}; ${missing.length} missing, ${damaged.length} damaged`,
    );
    if (missing.length + damaged.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
});
