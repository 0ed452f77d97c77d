import { gpcStatement } from './bank-file.ts';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { loadDemo } from '../../demo/index.ts';
import { compareBooks } from '../money/book/book.jobs.ts';
import { finishMonth } from '../money/month/close.ts';
import { workRun } from '../money/settlement/run.ts';
import { addDays, pragueDay } from '../money/ledger/index.ts';
import { fillContract } from './filled-contract.ts';
import { fillOrders } from './filled-orders.ts';
import { linkIn, readMails } from './mail.ts';
import { giveCredits, takeOut } from './money.ts';
import { confirmPhone, registerPhone } from './phone.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';
import { openTill } from './till.ts';

const clientId = 1;
const userId = 2;
const partnerId = 1;

const csv = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));
/** Files of administrators; each holds a line that is refused. */
const importFiles = async (admin: TestCaller) => {
  const branchOffices = await admin.call(api.branchOfficeImport.upload, {
    partnerId,
    body: { fileName: 'pobocky.csv' },
    file: csv('name;city;postalCode;country;lat;lng', ';Praha;x;CZ;50.1;14.4'),
  });
  const users = await admin.call(api.userImport.upload, {
    clientId,
    body: { fileName: 'mzdy.csv', deactivateMissing: false },
    file: csv('personalNumber;firstName;lastName', '77001;Eva;'),
  });
  const grants = await admin.call(api.creditGrantImport.upload, {
    clientId,
    body: {
      fileName: 'kredity.csv',
      regime: 'CZ_LEISURE',
      validFrom: pragueDay(),
      expiresOn: null,
      allowedCategoryIds: [6],
      note: 'Jaro',
      ground: 'BEYOND_WAGE',
    },
    file: csv('Osobní číslo;Částka;Poznámka', '10002;150;', '10002;x;'),
  });
  const elsewhere = await admin.call(api.usedElsewhereImport.upload, {
    clientId,
    body: {
      fileName: 'jinde.csv',
      regime: 'CZ_LEISURE',
      year: Number(pragueDay().slice(0, 4)),
    },
    file: csv('Osobní číslo;Využito', '10002;x'),
  });
  return {
    branchOfficeImport: branchOffices.body.id,
    userImport: users.body.id,
    creditGrantImport: grants.body.id,
    usedElsewhereImport: elsewhere.body.id,
  };
};

const text = '{"cs":"a","sk":"b","en":"c"}';
const components = '{"components":[{"long_name":"a","short_name":"a","types":["a"]}]}';
/** The first record of each kind has everything a record may have. */
const catalogue = `
  update media set crop = '{"crops":{"card":{"x":0,"y":0,"width":0.5,"height":0.5}}}';
  update category set image = (select uuid from media limit 1);
  update partner set
    sustainability_note = '${text}', visibility = '{"mode":"ONLY","clientIds":[1]}' where id = 1;
  insert into partner_gallery (partner_id, media_uuid, position)
    select 1, uuid, 0 from media limit 1;
  update branch_office set
    contacts = '[{"type":"EMAIL","value":"a@b.cz","label":"Recepce"}]', benefit_types = '{card}',
    opening_hours = jsonb_set(opening_hours, '{note}', '${text}'),
    address = address || '${components}'
    where id = 1;
  insert into branch_office_subcategory (branch_office_id, subcategory_id, position)
    values (1, 201, 0);
  update offer set
    price_type = 'PRICE', price = '{"amount":100,"currency":"CZK"}', discount_percent = null,
    original_price = '{"amount":200,"currency":"CZK"}', promo_code = 'JARO', benefit_types = '{card}',
    cta_label = '${text}', visibility = '{"mode":"ONLY","clientIds":[1]}' where id = 1;
  insert into offer_subcategory (offer_id, subcategory_id, position) values (1, 201, 0);
  insert into offer_branch_office (offer_id, branch_office_id, position) values (1, 1, 0);
  insert into search_log (day, keyword, searches, result_count)
    values (current_date, 'jezdectví', 40, 0);`;
const content = `
  update article set
    lead = lead || '{"cs":null}', cover_alt = '${text}', missing_languages = '{cs}'
    where id in (1, 101);
  update carousel set client_ids = '{1}' where id = 1;
  update promo_row set client_ids = '{1}' where id = 1;
  update promo_row_item set title_override = '${text}' where promo_row_id = 1;`;
const people = `
  update "user" set delivery_address =
    '{"street":"a","houseNumber":"1","postalCode":"11000","city":"Praha","country":"CZ"}'
    where id = 2;
  update company set address = address || '${components}';
  update company set mailing_address = address where id = 1;
  update client set
    features = '{FIRST_PAYMENT}', catalogue = catalogue ||
      '{"mode":"ALL_EXCEPT","partnerIds":[9],"hiddenCategoryIds":[11]}' where id = 1;
  insert into client_sign_in (client_id, key, enabled, issuer, oidc_client_id, scopes, email_claim)
    values (1, 'abcdefghijkl', true, 'https://login.example', 'portal', 'openid', 'email');
  insert into passkey (user_id, credential_id, public_key, name) values (2, 'x', '', 'Telefon');
  insert into client_log (level, message, metadata, stacktrace, reported_at, url, user_agent)
    values ('error', 'broken', '{}', 'at x', '2026-01-01', 'http://localhost:3000/', 'test');`;
const imports = [
  'branch_office_import',
  'user_import',
  'credit_grant_import',
  'used_elsewhere_import',
].map(
  (table) => `
  update ${table} set
    errors = '[{"line":2,"field":"name","messageKey":"validation.required","params":{"max":1}}]',
    notes = '[{"line":2,"field":"name","messageKey":"validation.required","params":{"max":1}}]',
    note_counts = '{"validation.required":1}';`,
);
const money = `
  update credit_grant set ground = 'BEYOND_WAGE' where regime = 'CZ_MEAL';
  update "user" u set company_id = (select max(id) from company) where id = 2;
  insert into used_elsewhere (user_id, client_id, regime, year, amount)
    values (2, 1, 'CZ_HEALTH', 2026, 5);
  update credit_account set frozen_at = now(), frozen_reason = 'a' where user_id = 4;
  insert into card_token (
    user_id, gate, brand, last4, expiry_month, expiry_year, gateway_token, token_hash, is_default
  )
    values (2, 'DEMO', 'VISA', '4242', 12, 2040, '', '', true);
  insert into card_to_forget (gate, gateway_token) values ('DEMO', '');
  update deposit set payment_method = 'BANK_CARD_TOKEN_VIA_EGATE', card_token_id = 1 where id = 1;
  update client_refund set paid_told_at = now(), told_to = 'ucetni@klient.example' where id = 1;
  insert into deposit_event (deposit_id, kind) values (1, 'NOTIFIED');`;

/** Something wrong with the newest payment: said, answered, and written on. */
const fillDispute = async (admin: TestCaller, employee: TestCaller): Promise<number> => {
  const [payment] = (await employee.call(api.history.list, { type: 'PAYMENT' })).body.items;
  const movementId = payment?.id ?? 0;
  const body = { kind: 'WRONG_AMOUNT', text: 'Zaplatila jsem míň' } as const;
  const { id, messages } = (await employee.call(api.dispute.open, { movementId, body })).body;
  const answer = { text: 'Díváme se na to', isOver: false, readTo: messages[0]?.id ?? 0 };
  await admin.call(api.disputeAdmin.answer, { id, body: answer });
  return movementId;
};

const fillPerson = async (test: TestApp, employee: TestCaller): Promise<string> => {
  await employee.call(api.partnerProposal.create, {
    body: { name: 'Lezecká stěna', town: 'Brno', note: 'Blízko práce' },
  });
  await confirmPhone(test, { owner: employee, userId, phone: await registerPhone(test) });
  return (await registerPhone(test)).registrationId;
};

/** A statement that says again what another said. */
const fillBank = async (admin: TestCaller): Promise<void> => {
  const [own] = (await admin.call(api.bank.overview, {})).body.accounts;
  const account = own?.iban.slice(-16) ?? '';
  for (const number of ['1', '2']) {
    const file = Buffer.from(gpcStatement([{ amount: 100 }], { account, number }));
    await admin.call(api.bank.import, { body: { fileName: `${number}.gpc` }, file });
  }
};

/** A partner with a draft is asked for again, and one that waits to be paid has lost its account. */
const fillSettlements = async ({ db }: TestApp, admin: TestCaller): Promise<void> => {
  const [draft] = (await admin.call(api.settlement.list, { status: 'DRAFT', pageSize: 1 })).body
    .content;
  const upTo = addDays(pragueDay(), -1);
  const body = { upTo, partnerId: draft?.partner.id ?? 0 };
  const { id } = (await admin.call(api.settlementRun.start, { body })).body;
  await workRun(db, id, { country: 'CZ' });
  await sql`
    delete from partner_account
    where partner_id = (
      select partner_id from settlement where status = 'APPROVED' and payout > 0 order by id limit 1
    )`.execute(db);
  await fillBank(admin);
};

/** The map begins with a category and a way to pay. */
const fillMapFilters = async (admin: TestCaller): Promise<void> => {
  const { body: filters } = await admin.call(api.mapFiltersAdmin.get, {});
  const { items, payment, sustainabilityVisible, quickCategories, version } = filters;
  await admin.call(api.mapFiltersAdmin.update, {
    body: {
      items,
      payment,
      sustainabilityVisible,
      quickCategories,
      version,
      defaults: { categories: [6], payment: ['card'] },
    },
  });
};

/** A month that is closed, and that somebody asks to open again. */
const closeMonth = async ({ deps }: TestApp, admin: TestCaller): Promise<string> => {
  const month = addDays(`${pragueDay().slice(0, 7)}-01`, -1).slice(0, 7);
  const { closings } = (await admin.call(api.month.close, { month })).body;
  await finishMonth(deps, closings[0]?.id ?? 0);
  await admin.call(api.month.askReopening, { month, body: { reason: 'Chybí faktura' } });
  return month;
};

/** An invitation that waits for its person. */
const invite = async (test: TestApp, admin: TestCaller) => {
  const { id } = (
    await admin.call(api.userAdmin.create, {
      body: {
        username: '',
        email: 'eva@firma.test',
        firstName: 'Eva',
        lastName: 'Malá',
        language: 'CZ',
        clientId,
        companyId: null,
        personalNumber: null,
        roles: ['ROLE_USER'],
        employmentFrom: null,
        employmentTo: null,
      },
    })
  ).body;
  await admin.call(api.onboardingAdmin.invite, { userId: id });
  const [mail] = await readMails(test, id);
  const { hash } = new URL(mail ? linkIn(mail) : '/', 'http://localhost');
  return { userId: id, code: new URLSearchParams(hash.slice(1)).get('code') ?? '' };
};

/**
 * The API over the Czech demo, with something in what only its use fills: an administrator and an
 * employee who is signed in, files, invitations, phones, a till with a payment.
 */
export const openFilledApp = async (
  more: Pick<NonNullable<Parameters<typeof openTestApp>[1]>, 'standbyAt'> = {},
) => {
  const test = await openTestApp(
    {
      FEATURES: 'FIRST_PAYMENT',
      MOBILE_APP_NAME: 'Benefity do kapsy',
      MOBILE_APP_ANDROID_URL: 'https://obchod.example/android',
      MOBILE_APP_IOS_URL: 'https://obchod.example/ios',
      // the same whether a basemap was drawn here or not
      BASEMAP_RASTER_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      BASEMAP_ATTRIBUTION: '© Example',
    },
    { fill: (db) => loadDemo({ db, storeMedia: async () => {}, country: 'Cz' }), ...more },
  );
  const admin = test.createCaller();
  const employee = test.createCaller();
  await admin.signIn('admin@demo.test', 'Demo.Admin.1');
  await employee.signIn('employee@demo.test', 'Demo.User.1');
  const files = await importFiles(admin);
  for (const statements of [catalogue, content, people, ...imports, money])
    // begun with a comment: what a second app of the same worker says again would be prepared, and these are several
    await sql.raw(`/* several */ ${statements}`).execute(test.db);
  await takeOut(test.db, userId, 10_000);
  const registrationId = await fillPerson(test, employee);
  const disputedMovement = await fillDispute(admin, employee);
  const invitation = await invite(test, admin);
  await admin.call(api.directoryToken.create, { clientId, body: { name: 'Entra' } });
  await fillContract(test, admin);
  await fillSettlements(test, admin);
  await fillOrders(test, admin);
  await admin.call(api.savedView.create, {
    body: { list: 'partner', name: 'Výborní', search: '?grade=A', shared: true },
  });
  const { till } = await openTill(test, admin, partnerId);
  const { code } = (await employee.call(api.paymentCode.create, { body: { usePrivate: true } }))
    .body;
  await giveCredits(test.db, userId, { amount: 100, validFrom: addDays(pragueDay(), 20) });
  await fillMapFilters(admin);
  await admin.call(api.userAdmin.activate, { id: 5, body: { active: false } });
  const amount = { amount: 100, currency: 'CZK' };
  const paid = await till.authorize({ code, amount, reference: 'POKLADNA-7' });
  await till.capture({ paymentId: paid.body.paymentId });
  await compareBooks(test.db);
  const closedMonth = await closeMonth(test, admin);
  await test.follow();
  await test.settled();
  return {
    test,
    admin,
    employee,
    till,
    files,
    registrationId,
    invitation,
    disputedMovement,
    closedMonth,
    paymentId: paid.body.paymentId,
  };
};
