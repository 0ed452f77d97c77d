/**
 * The importers of the API and of the gazetteer, from the command line:
 * npm run import -- branch-offices <file> --partner <id> | users <file> --client <id> | places <file.txt>
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importByteLimit, type RecognisedFile } from '@cafeteria/contract';
import { createI18n, ensureNamespaces, messageText, type Params } from '@cafeteria/i18n';
import { startDatabase } from '../boot.ts';
import { openLog } from '../platform/log.ts';
import { readConfig } from '../config/index.ts';
import { getPartnerName } from '../catalogue/branch-office/index.ts';
import {
  branchOfficeImports,
  createBranchOfficeImporter,
  type FindPlaces,
  officeColumns,
} from '../catalogue/branch-office-import/index.ts';
import { getClientName } from '../people/records/client/index.ts';
import { createPlaceService, importPlaces } from '../discovery/place/index.ts';
import {
  createUserImporter,
  userColumns,
  userImports,
} from '../people/intake/user-import/index.ts';
import {
  createRenewals,
  catalogueWriter,
  unseenWriter,
  type Write,
} from '../kernel/changes/index.ts';
import { headingsOf, type ImporterDeps, type StoredImport } from '../kernel/import/index.ts';
import type { Db } from '../platform/db/index.ts';
import { readStoredTable } from '../platform/office-file/index.ts';
import { misused, readArguments } from './arguments.ts';

type Tools = { readonly db: Db; readonly findPlaces: FindPlaces };

const kinds = {
  'branch-offices': {
    owner: 'partner',
    store: branchOfficeImports,
    headings: headingsOf(officeColumns),
    create: (deps: ImporterDeps, findPlaces: FindPlaces) =>
      createBranchOfficeImporter({ ...deps, findPlaces }),
    writer: (db: Db): Write => catalogueWriter(db),
    nameOf: getPartnerName,
  },
  users: {
    owner: 'client',
    store: userImports,
    headings: headingsOf(userColumns),
    create: (deps: ImporterDeps) => createUserImporter(deps),
    writer: unseenWriter,
    nameOf: getClientName,
  },
} as const;
const usage = [
  'branch-offices <file> --partner <id> [--dry-run]',
  'users <file> --client <id> [--deactivate-missing] [--dry-run]',
  'places <file.txt> [--dry-run]',
].map((line) => `npm run import -- ${line}`);
const shownErrors = 50;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const kindOf = (name: string | undefined) =>
  name === 'branch-offices' || name === 'users' ? kinds[name] : undefined;

const readOrder = () => {
  const { positionals, values } = readArguments(usage, {
    partner: { type: 'string' },
    client: { type: 'string' },
    'deactivate-missing': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  });
  const kind = kindOf(positionals[0]);
  const file = positionals[1];
  const isDryRun = values['dry-run'];
  if (positionals[0] === 'places' && file) return { what: 'places', file, isDryRun } as const;
  const ownerId = Number(kind && values[kind.owner]);
  if (!kind || !file || !Number.isInteger(ownerId)) throw misused(usage);
  return {
    what: 'records',
    kind,
    file,
    ownerId,
    options: { deactivateMissing: values['deactivate-missing'] },
    isDryRun,
  } as const;
};

const readTexts = async () => {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, 'en', ['common', 'admin'], async (language, namespace) =>
    JSON.parse(
      await readFile(
        new URL(import.meta.resolve(`@cafeteria/i18n/locales/${language}/${namespace}.json`)),
        'utf8',
      ),
    ),
  );
  return (key: string, params?: Params): string => messageText(i18n, key, params);
};

type Wanted<What> = Extract<ReturnType<typeof readOrder>, { readonly what: What }>;
const recognisedText = ({ format, encoding, delimiter, sheet }: RecognisedFile): string =>
  [format, encoding, delimiter, sheet].filter(Boolean).join(', ');
const importFile = async (
  { db, findPlaces }: Tools,
  { kind, file, ownerId, options, isDryRun }: Wanted<'records'>,
): Promise<StoredImport | undefined> => {
  const bytes = await readFile(file);
  if (bytes.length > importByteLimit)
    throw new Error(`${file} is larger than ${importByteLimit} bytes`);
  const read = await readStoredTable(bytes, kind.headings);
  const importer = kind.create({ db, write: kind.writer(db) }, findPlaces);
  say(`Importing into ${await kind.nameOf(db, ownerId)}`);
  const id = await kind.store.insert(db, {
    ownerId,
    fileName: basename(file),
    ...read,
    userId: null,
    options,
  });
  const orGiveUp = async (work: Promise<void>): Promise<void> =>
    work.catch(async (error: unknown) => {
      await importer.giveUp(id);
      throw error;
    });
  say(recognisedText(read.recognised));
  await kind.store.beginCheck(db, id);
  await orGiveUp(importer.check(id));
  const checked = await kind.store.find(db, ownerId, id);
  if (checked?.status !== 'CHECKED') return checked;
  if (isDryRun) {
    // nobody will come back for it, and the file may hold personal data
    await kind.store.discard(db, id);
    return checked;
  }
  await kind.store.begin(db, id);
  await orGiveUp(importer.run(id));
  return kind.store.find(db, ownerId, id);
};

const report = async (outcome: StoredImport): Promise<void> => {
  const text = await readTexts();
  for (const { line, field, messageKey, params } of outcome.errors.slice(0, shownErrors))
    say(`  line ${line}, ${field}: ${text(messageKey, params)}`);
  for (const { line, messageKey, params } of outcome.notes.slice(0, shownErrors))
    say(`  line ${line}: ${text(messageKey, params)}`);
  if (outcome.errorCount > shownErrors) say(`  … and ${outcome.errorCount - shownErrors} more`);
  say(
    `${outcome.status}: ${outcome.total} lines, ` +
      `${outcome.create} new, ${outcome.update} changed, ` +
      `${outcome.deactivate} switched off, ${outcome.errorCount} errors`,
  );
};

const importRecords = async (tools: Tools, wanted: Wanted<'records'>): Promise<boolean> => {
  const outcome = await importFile(tools, wanted);
  if (outcome) await report(outcome);
  return outcome?.status !== 'REFUSED';
};

const importGazetteer = async (db: Db, { file, isDryRun }: Wanted<'places'>): Promise<boolean> => {
  const content = await readFile(file, 'utf8');
  const write = catalogueWriter(db);
  const { lines, places, created, changed, unchanged, errors } = await importPlaces(
    write,
    content,
    {
      isDryRun,
      onProgress: (done, total) => say(`  ${done} of ${total} places written`),
    },
  );
  for (const { line, message } of errors.slice(0, shownErrors)) say(`  line ${line} ${message}`);
  if (errors.length > shownErrors) say(`  … and ${errors.length - shownErrors} more`);
  const done = isDryRun ? 'CHECKED' : 'IMPORTED';
  say(
    `${errors.length > 0 ? 'REFUSED' : done}: ${lines} lines, ${places} places, ` +
      `${created} new, ${changed} changed, ${unchanged} as they were, ${errors.length} errors`,
  );
  return errors.length === 0;
};

const main = async (): Promise<void> => {
  const wanted = readOrder();
  const config = readConfig();
  const log = openLog({ level: 'error' });
  const { database, stop } = await startDatabase(config, log);
  const renewals = createRenewals();
  try {
    const started = performance.now();
    const isDone = await (wanted.what === 'places'
      ? importGazetteer(database.db, wanted)
      : importRecords(
          {
            db: database.db,
            findPlaces: createPlaceService({
              db: database.db,
              renewed: renewals.make,
              config,
              log,
            }).findAll,
          },
          wanted,
        ));
    say(`${((performance.now() - started) / 1_000).toFixed(1)} s`);
    if (!isDone) process.exitCode = 2;
  } finally {
    await renewals.stop();
    await stop();
  }
};

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
