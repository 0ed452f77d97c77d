import { type Config, currencyOfCountry, type Role } from '@cafeteria/contract';
import { hash } from '@node-rs/argon2';
import { continueIds, insertRows } from '../seed/insert-rows.ts';
import { readPlaces } from '../seed/places.ts';
import { catalogueWriter } from '../src/kernel/changes/index.ts';
import { noteAllMentions } from '../src/kernel/table/index.ts';
import { followLedger } from '../src/money/book/index.ts';
import { noteAllDue, writeChecksums } from '../src/money/ledger/index.ts';
import { tables } from '../src/tables.ts';
import type { Db } from '../src/platform/db/index.ts';
import type { SecretBox } from '../src/platform/secret-box.ts';
import { buildDemo } from './build.ts';
import type { DemoMedia } from './content.ts';
import { closeDemo } from './money/closed.ts';
import { disputeDemo } from './money/disputes.ts';
import { moneyRows } from './money/index.ts';
import { pastMonths, settleDemo } from './money/settlements.ts';
import { type HashOf, toRows } from './rows.ts';
import { demoPasswords } from './sign-ins.ts';

type CropArea = { x: number; y: number; width: number; height: number };
export type StoredFile = {
  uuid: string;
  fileName: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  crop?: { crops: Record<string, CropArea> };
};
export type DemoCounts = {
  partners: number;
  branchOffices: number;
  offers: number;
  users: number;
  media: number;
};
type Dependencies = {
  db: Db;
  storeMedia: (file: StoredFile) => Promise<void>;
  country: Config['country'];
  /** Seals what is frozen of a closed month; without one none is closed. */
  box?: SecretBox;
  now?: Date;
};

const identities = [
  'company',
  'client',
  'user',
  'partner',
  'partner_contract',
  'partner_account',
  'branch_office',
  'offer',
  'carousel',
  'promo_row',
  'article',
  'credit_grant',
  'credit_lot',
  'movement',
  'deposit',
] as const;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const filesAtOnce = 32;

const storeAll = async (
  media: readonly DemoMedia[],
  storeMedia: Dependencies['storeMedia'],
): Promise<void> => {
  const encoder = new TextEncoder();
  for (let start = 0; start < media.length; start += filesAtOnce) {
    await Promise.all(
      media
        .slice(start, start + filesAtOnce)
        .map(({ uuid, fileName, svg, width, height }) =>
          storeMedia({ uuid, fileName, bytes: encoder.encode(svg), width, height }),
        ),
    );
  }
};

/** The hash of each role's password. */
const hashPasswords = async (): Promise<HashOf> => {
  const hashed = Object.entries(demoPasswords).map(
    async ([role, password]) => [role, await hash(password, cost)] as const,
  );
  const hashes = new Map<string, string>(await Promise.all(hashed));
  return (role) => hashes.get(role) ?? '';
};

/**
 * Fills an empty catalogue with the demo: files first, then all rows in one transaction. The reference data must be there
 * (`seedReferenceData`); the caller makes sure that there are no partners and users yet.
 */
export const loadDemo = async ({
  db,
  storeMedia,
  country,
  box,
  now = new Date(),
}: Dependencies): Promise<DemoCounts> => {
  const content = buildDemo(now, await readPlaces(), country);
  const hashOf = await hashPasswords();
  await storeAll(content.media, storeMedia);
  const staff = (role: Role): number => content.users.find((one) => one.role === role)?.id ?? 0;
  await catalogueWriter(db)(async (tx) => {
    for (const [table, rows] of toRows(content, hashOf, now))
      if (rows.length > 0) await insertRows(tx, table, rows);
    for (const [table, rows] of moneyRows(content, currencyOfCountry[country], now))
      await insertRows(tx, table, rows);
    await writeChecksums(tx);
    await noteAllDue(tx);
    for (const table of tables) await noteAllMentions(tx, table);
    for (const table of identities) await continueIds(tx, table);
    await settleDemo(tx, {
      country,
      now,
      admin: staff('ROLE_ADMIN'),
      accountant: staff('ROLE_ACCOUNTANT'),
    });
    await disputeDemo(tx, country);
  });
  // as every minute later, so that nobody meets books without the months before
  await followLedger(db);
  const lastDay = pastMonths(now).at(-1);
  if (box && lastDay)
    await closeDemo(db, { country, box, lastDay, accountant: staff('ROLE_ACCOUNTANT') });
  const { partners, branchOffices, offers, users, media } = content;
  return {
    partners: partners.length,
    branchOffices: branchOffices.length,
    offers: offers.length,
    users: users.length,
    media: media.length,
  };
};
