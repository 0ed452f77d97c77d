/** What is still written beneath an employer that is off, played as an administrator does it (`off.walk`). */
import { api, type FileImport, type PayrollProfile } from '@cafeteria/contract';
import { expect } from 'vitest';
import { pragueDay } from '../money/ledger/index.ts';
import { columns, query, tableAs } from '../platform/db/index.ts';
import { buildArticle } from './factories.ts';
import { fillWallet } from './money.ts';
import { openOrdering } from './ordering.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

/** The status of each answer, and what became of a file where there is one. */
export type Outcome = { readonly status: number; readonly became?: FileImport['status'] };
type Plays = Readonly<Record<string, () => Promise<Outcome>>>;

const device = tableAs('mobile_device');
const clientId = 1;
const userId = 2;
const fileName = 'off.csv';

const articlePlays = (admin: TestCaller): Plays => {
  const {
    categories: _1,
    author: _2,
    featured: _3,
    relatedPartnerIds: _4,
    ...article
  } = buildArticle();
  const made: number[] = [];
  const newest = () => ({ clientId, id: made.at(-1) ?? 0 });
  return {
    'clientArticleAdmin.create': async () => {
      const { status, body } = await admin.call(api.clientArticleAdmin.create, {
        clientId,
        body: article,
      });
      made.push(body.id);
      return { status };
    },
    'clientArticleAdmin.update': async () => {
      const { body } = await admin.call(api.clientArticleAdmin.get, newest());
      return admin.call(api.clientArticleAdmin.update, {
        ...newest(),
        body: { ...article, version: body.version },
      });
    },
    'clientArticleAdmin.copy': async () => {
      const { status, body } = await admin.call(api.clientArticleAdmin.copy, {
        ...newest(),
        body: article,
      });
      made.push(body.id);
      return { status };
    },
    'clientArticleAdmin.order': () =>
      admin.call(api.clientArticleAdmin.order, { clientId, body: { ids: [...made] } }),
    'clientArticleAdmin.activate': () =>
      admin.call(api.clientArticleAdmin.activate, { ...newest(), body: { active: true } }),
    'clientArticleAdmin.remove': () => admin.call(api.clientArticleAdmin.remove, newest()),
    'clientArticleAdmin.restore': () =>
      admin.call(api.clientArticleAdmin.restore, { ...newest(), body: { active: false } }),
  };
};

type ImportRoutes = 'userImport' | 'creditGrantImport' | 'usedElsewhereImport';
/** A file that is sent, checked and run; what is refused in the dry run is not run. */
const filePlays = (
  admin: TestCaller,
  name: ImportRoutes,
  upload: () => Promise<{ readonly status: number; readonly body: { readonly id: number } }>,
): Plays => {
  let id = 0;
  const settled = async (): Promise<FileImport['status']> => {
    const look = async () => (await admin.call(api[name].get, { clientId, id })).body.status;
    await expect
      .poll(look, { timeout: 15_000 })
      .not.toSatisfy((status: string) => ['CHECKING', 'IMPORTING'].includes(status));
    return look();
  };
  return {
    [`${name}.upload`]: async () => {
      const { status, body } = await upload();
      ({ id } = body);
      return { status };
    },
    [`${name}.check`]: async () => {
      const { status } = await admin.call(api[name].check, { clientId, id });
      return { status, became: await settled() };
    },
    [`${name}.run`]: async () => {
      const { status } = await admin.call(api[name].run, { clientId, id, body: { accepted: [] } });
      return { status, became: await settled() };
    },
  };
};

const signInPlays = (admin: TestCaller): Plays => {
  let tokenId = 0;
  return {
    'employerSignInAdmin.save': async () => {
      const { version } = (await admin.call(api.employerSignInAdmin.get, { clientId })).body;
      const form = {
        enabled: true,
        issuer: 'http://localhost:9/none',
        oidcClientId: 'portal',
        secret: 'a secret of the portal',
        scopes: 'openid profile email',
        directoryClaim: 'oid',
        personalNumberClaim: 'employee_number',
        emailClaim: 'email',
        isOnly: false,
        version,
      };
      return admin.call(api.employerSignInAdmin.save, { clientId, body: form });
    },
    'employerSignInAdmin.test': () => admin.call(api.employerSignInAdmin.test, { clientId }),
    'directoryToken.create': async () => {
      const { status, body } = await admin.call(api.directoryToken.create, {
        clientId,
        body: { name: 'Entra ID' },
      });
      tokenId = body.directoryToken.id;
      return { status };
    },
    'directoryToken.revoke': () => admin.call(api.directoryToken.revoke, { clientId, id: tokenId }),
  };
};

const profile: PayrollProfile = {
  name: 'Mzdy',
  encoding: 'UTF_8',
  separator: 'SEMICOLON',
  decimal: 'POINT',
  hasHeading: true,
  rowOf: 'REGIME',
  columns: [{ heading: 'cislo', what: 'PERSONAL_NUMBER', regime: null }],
  codes: [],
};

/** What is there from the days when the employer was on: credits, an order, own money, a phone. */
const prepare = async (test: TestApp) => {
  const ordering = await openOrdering(test);
  await ordering.begin();
  const { proforma } = await ordering.ordered();
  await ordering.receive(proforma.number, 1_000_00);
  await ordering.give();
  const [grant] = (await ordering.admin.call(api.creditGrant.list, { clientId })).body.content;
  const [first] = ordering.people;
  const order = await ordering.ordered([[first, 100_00]]);
  await fillWallet(test.db, userId, 50_00);
  const { rows } = await query`
    insert into mobile_device (
      user_id, registration_id, name, os, model, os_version, app_version, public_key, token_hash,
      status, expires_at
    )
    values (
      ${userId}, repeat('A', 32), 'Pixel', 'ANDROID', 'Pixel 8', '14', '1', 'key', 'hash', 'ACTIVE',
      now()
    )
    returning ${columns({ id: device.id })}`.execute(test.db);
  return { ordering, grantId: grant?.id ?? 0, orderId: order.id, deviceId: rows[0]?.id ?? 0 };
};

/** Every write that `off.walk` lets through, in an order in which each has what it is done to. */
export const openOffPlays = async (test: TestApp): Promise<Plays> => {
  const { ordering, grantId, orderId, deviceId } = await prepare(test);
  const { admin } = ordering;
  const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
  const year = Number(pragueDay().slice(0, 4));
  return {
    ...articlePlays(admin),
    ...filePlays(admin, 'userImport', () =>
      admin.call(api.userImport.upload, {
        clientId,
        body: { fileName, deactivateMissing: false },
        file: csv('personalNumber;firstName;lastName;email', 'OFF1;Jana;Nová;off1@off.test'),
      }),
    ),
    ...filePlays(admin, 'usedElsewhereImport', () =>
      admin.call(api.usedElsewhereImport.upload, {
        clientId,
        body: { fileName, regime: 'CZ_LEISURE', year },
        file: csv('Osobní číslo;Využito', 'OFF1;10'),
      }),
    ),
    ...filePlays(admin, 'creditGrantImport', () =>
      admin.call(api.creditGrantImport.upload, {
        clientId,
        body: {
          fileName,
          regime: 'CZ_LEISURE',
          validFrom: pragueDay(),
          expiresOn: null,
          ground: 'BEYOND_WAGE',
        },
        file: csv('Osobní číslo;Částka', 'OFF1;100'),
      }),
    ),
    ...signInPlays(admin),
    'mobileDeviceAdmin.act': () =>
      admin.call(api.mobileDeviceAdmin.act, { userId, id: deviceId, body: { action: 'BLOCK' } }),
    'payrollProfile.save': () =>
      admin.call(api.payrollProfile.save, { clientId, body: { profile } }),
    'creditGrant.recall': () =>
      admin.call(api.creditGrant.recall, { clientId, id: grantId, body: { reason: 'Konec' } }),
    'creditOrder.cancel': () => ordering.cancel(orderId),
    'withdrawalAdmin.payOut': () =>
      admin.call(api.withdrawalAdmin.payOut, {
        body: { userId, iban: 'CZ6508000000192000145399', identification: 'Přišla osobně' },
      }),
  };
};
