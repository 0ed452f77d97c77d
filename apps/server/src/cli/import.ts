/** npm run import -- branch-offices <file.csv> --partner <id> [--dry-run]: the importer of the API, from the command line. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type BranchOfficeImport, importByteLimit } from '@cafeteria/contract';
import { createI18n, ensureNamespaces, messageText } from '@cafeteria/i18n';
import { pino } from 'pino';
import { startDatabase } from '../boot.ts';
import { readConfig } from '../config.ts';
import { createImporter, findImport, insertImport, moveStatus } from '../features/branch-office-import/index.ts';
import { getPartnerName } from '../features/branch-office/index.ts';
import { bumpCatalogueVersion } from '../platform/catalogue/index.ts';
import type { Db } from '../platform/db/index.ts';

const usage = 'npm run import -- branch-offices <file.csv> --partner <id> [--dry-run]';
const shownErrors = 50;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readArguments = () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { partner: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } });
  const [kind, file] = positionals;
  const partnerId = Number(values.partner);
  if (kind !== 'branch-offices' || !file || !Number.isInteger(partnerId)) throw new Error(`usage: ${usage}`);
  return { file, partnerId, isDryRun: values['dry-run'] };
};

const readTexts = async () => {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, 'en', ['common'], async (language, namespace) => JSON.parse(await readFile(new URL(import.meta.resolve(`@cafeteria/i18n/locales/${language}/${namespace}.json`)), 'utf8')));
  return (key: string, params?: Readonly<Record<string, unknown>>): string => messageText(i18n, key, params);
};

const importFile = async (db: Db, { file, partnerId, isDryRun }: ReturnType<typeof readArguments>): Promise<BranchOfficeImport | undefined> => {
  const content = await readFile(file, 'utf8');
  if (Buffer.byteLength(content) > importByteLimit) throw new Error(`${file} is larger than ${importByteLimit} bytes`);
  const importer = createImporter({ db, changed: bumpCatalogueVersion, committed: async () => {} });
  say(`Importing into ${await getPartnerName(db, partnerId)}`);
  const id = await insertImport(db, { partnerId, fileName: basename(file), content, userId: null });
  const orGiveUp = async (work: Promise<void>): Promise<void> => work.catch(async (error: unknown) => {
    await importer.giveUp(id);
    throw error;
  });
  await orGiveUp(importer.check(id));
  const checked = await findImport(db, partnerId, id);
  if (checked?.status !== 'CHECKED' || isDryRun) return checked;
  await moveStatus(db, id, 'CHECKED', 'IMPORTING');
  await orGiveUp(importer.run(id));
  return findImport(db, partnerId, id);
};

const report = async (outcome: BranchOfficeImport): Promise<void> => {
  const text = await readTexts();
  for (const { line, field, messageKey, params } of outcome.errors.slice(0, shownErrors)) say(`  line ${line}, ${field}: ${text(messageKey, params)}`);
  if (outcome.errorCount > shownErrors) say(`  … and ${outcome.errorCount - shownErrors} more`);
  say(`${outcome.status}: ${outcome.total} lines, ${outcome.create} good, ${outcome.errorCount} errors`);
};

const main = async (): Promise<void> => {
  const wanted = readArguments();
  const { database, stop } = await startDatabase(readConfig(), pino({ level: 'error' }));
  try {
    const started = performance.now();
    const outcome = await importFile(database.db, wanted);
    if (outcome) await report(outcome);
    say(`${((performance.now() - started) / 1_000).toFixed(1)} s`);
    if (outcome?.status === 'REFUSED') process.exitCode = 2;
  } finally {
    await stop();
  }
};

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
