// Journeys of another version in a browser, on its own build, while today's node has made the schema today's.
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNode, root, run } from '../node.mjs';
import { environmentOf, startNode } from './versions.mjs';
import { freePorts } from './wait.mjs';

/** Signs in, finds a partner, keeps an offer, reads a balance, saves as an administrator: none needs another server. */
const played = [
  ['reader', 'signs in, finds an offer, keeps it and signs out'],
  ['reader', 'keeps a favourite'],
  ['search', 'finds a partner without accents'],
  ['balance', 'the balance is the same'],
  ['balance', 'the history is narrowed'],
  ['admin', 'makes a partner with its logo'],
  ['admin', 'who edit one partner'],
];

const ofJourneys = (environment, [web, , , , smtp]) => ({
  ...environment,
  SERVE_WEB: 'true',
  WEB_PORT: String(web),
  DEMO: 'true',
  ADMIN_SECOND_FACTOR: 'optional',
  SETTLEMENT_SCHEDULE: 'false',
  SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  MAIL_FROM: 'Benefity <portal@benefity.example>',
});

export const playJourneys = async (other, folder) => {
  if (!existsSync(path.join(other, 'apps/web/dist')))
    throw new Error(`${other} is to be built: npm run build there`);
  const ports = await freePorts(6);
  const [, api, , , , newPort] = ports;
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
  try {
    const environment = ofJourneys(environmentOf(postgres.connection, folder), ports);
    const old = await startNode(other, environment, api);
    const now = await startNode(root, { ...environment, SERVE_WEB: 'false' }, newPort);
    process.stdout.write('both versions answer\n');
    const files = [...new Set(played.map(([file]) => `e2e/${file}.spec.ts`))];
    const { code } = await run(
      findNode(),
      [
        path.join(other, 'node_modules/.bin/playwright'),
        'test',
        ['--config', path.join(import.meta.dirname, 'journeys.config.mjs')],
        ['--project', 'desktop', '--workers', '1'],
        ['--grep', played.map(([, title]) => title).join('|')],
        files,
      ].flat(),
      { cwd: other, env: { E2E_PORTS: ports.slice(0, 5).join(), JOURNEYS_OF: other } },
    );
    await old.stop();
    await now.stop();
    if (code !== 0) throw new Error('journeys of the other version fail beside this one');
  } finally {
    await postgres.stop();
  }
};
