import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Access, api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openFilledApp } from './filled-app.ts';
import { watchWrites, writtenBeside, writtenByReads } from './written.ts';
import { emptyColumns, headingsOf } from './empty-columns.ts';
import { unfilledParts } from './schema-parts.ts';
import { addDays, pragueDay } from '../money/ledger/index.ts';
import { cancellation } from '../money/withdrawal/tell-owner.ts';
import { documentToken } from '../money/client-document/notice.ts';
import { settlementToken } from '../money/settlement/notice.ts';

const filled = await openFilledApp({ standbyAt: (own) => own });
const { test, admin, employee, till, files, registrationId, paymentId, closedMonth } = filled;
type Values = Readonly<Record<string, unknown>>;
type Feature = keyof typeof api;
type RouteName = { [F in Feature]: `${F}.${keyof (typeof api)[F] & string}` }[Feature];

const [picture] = (await admin.call(api.mediaAdmin.list, { pageSize: 1, usage: 'USED' })).body
  .content;
const [place] = (await employee.call(api.place.list, { keyword: 'Brno' })).body.places;
const [message] = (await admin.call(api.messageAdmin.list, {})).body.content;
const { content: waiting } = (await admin.call(api.bank.entries, { state: 'OPEN' })).body;
type Page = { readonly pageSize: number; readonly pageNumber: number };
type Paged<Row> = { readonly body: { readonly content: Row[]; readonly totalPages: number } };
/** All there are: on some days what is looked for is an old one. */
const allOf = async <Row>(ask: (page: Page) => Promise<Paged<Row>>): Promise<Row[]> => {
  const pages: Row[][] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { content, totalPages } = (await ask({ pageSize: 100, pageNumber })).body;
    pages.push(content);
    if (pageNumber + 1 >= totalPages) return pages.flat();
  }
};
const documents = await allOf((page) => admin.call(api.clientDocument.list, page));
const settlements = await allOf((page) => admin.call(api.settlement.list, page));
const runs = await allOf((page) => admin.call(api.settlementRun.list, page));
/** A partner whose last settlement carried something on, because it was too little to be paid. */
const carrying =
  settlements
    .filter(({ number }) => number !== null)
    .filter(({ partner }, at, all) => all.findIndex((one) => one.partner.id === partner.id) === at)
    .find(({ carriedOut }) => carriedOut !== 0)?.partner.id ?? 1;
/** One whose partner is a company was told of; of the others some have none. */
const notifiedSettlement = await (async () => {
  for (const { id } of settlements) {
    const { status, body } = await admin.call(api.settlement.send, { id });
    // one that invoices something
    if (status === 200 && body.eInvoice !== null) return id;
  }
  return 0;
})();
/** All grants there are: on some days the latest ones only are of a kind. */
const grants = await allOf((page) => admin.call(api.creditGrant.list, { clientId: 1, ...page }));
const country = { north: 52, south: 47, east: 23, west: 12 };
/** Until today, whatever day that is. */
const year = { from: addDays(pragueDay(), -365), to: pragueDay() };
/** This month and those before it. */
const months = [0, 1, 2].map((back) => {
  const [year = 0, month = 0] = pragueDay().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
});
/** The first ids. */
const some = (count: number): string => Array.from({ length: count }, (_, at) => at + 1).join();
/** What a route is asked with beside `:id` 1, the first partner, client and so on. */
const inputs: Partial<Record<RouteName, Values | readonly Values[]>> = {
  'subcategory.get': { id: 201 },
  'card.subcategory': { id: 201 },
  'card.category': { lat: 50.08, lng: 14.42 },
  'home.get': { lat: 50.08, lng: 14.42 },
  'subcategoryAdmin.get': { categoryId: 2, id: 201 },
  'branchOfficeImport.get': { id: files.branchOfficeImport },
  'userImport.get': { id: files.userImport },
  'creditGrantImport.get': { id: files.creditGrantImport },
  'usedElsewhereImport.get': { id: files.usedElsewhereImport },
  'usedElsewhere.list': { id: 2 },
  'mediaAdmin.get': { uuid: picture?.uuid },
  'mediaAdmin.usage': { uuid: picture?.uuid },
  'clientArticleAdmin.get': { id: 101 },
  'promoRowAdmin.target': { type: 'PARTNER', keyword: 'a' },
  'geocoder.search': { keyword: 'Brno' },
  'search.find': { keyword: 'kavarna' },
  'search.suggestion': { keyword: 'kav' },
  'map.summary': country,
  'map.list': { ...country, lat: 50.08, lng: 14.42 },
  'map.near': { lat: 50.08, lng: 14.42, count: 40 },
  'map.prices': { branchOffices: some(100) },
  'savedView.list': { list: 'partner' },
  'place.list': [{ keyword: 'Brno' }, { keyword: 'Jazz sklep' }],
  'place.get': { placeId: place?.placeId },
  'mobileDevice.activation': { registrationId },
  'mobileDeviceApp.status': { registrationId },
  'messageAdmin.content': { id: message?.id },
  'history.statement': year,
  'clientReport.report': year,
  'funds.get': { day: pragueDay() },
  'funds.file': { day: pragueDay() },
  'book.balance': year,
  'book.balanceFile': year,
  'book.parties': { ...year, account: 'PARTNER' },
  'book.partiesFile': { ...year, account: 'PARTNER' },
  'partyStatement.get': [
    { ...year, kind: 'client', partyId: 1 },
    { ...year, kind: 'partner', partyId: carrying },
  ],
  'partyStatement.entries': [
    { ...year, kind: 'client', partyId: 1 },
    { ...year, kind: 'partner', partyId: 1 },
  ],
  'partyStatement.file': { ...year, kind: 'client', partyId: 1 },
  'book.card': { ...year, account: 'PARTNER', partyId: 1 },
  // with its balance, and with a line of an employer
  'book.journal': [{ account: 'PARTNER' }, { document: 'GRANT' }],
  // of one account the file has a column more
  'book.journalFile': [{}, { account: 'PARTNER' }],
  'month.get': { month: closedMonth },
  'month.file': { month: closedMonth },
  'month.accounting': [closedMonth, pragueDay().slice(0, 7)].map((month) => ({ month })),
  // to people, and to companies
  'messageAdmin.list': [{ userId: 2 }, {}],
  'clientDocument.get': documents.map(({ id }) => ({ id })),
  'settlement.pdf': { id: notifiedSettlement },
  'settlement.eInvoice': { id: notifiedSettlement },
  'settlementLink.get': [{ token: settlementToken.of(test.deps, notifiedSettlement) }],
  'settlementLink.pdf': { token: settlementToken.of(test.deps, notifiedSettlement) },
  'settlementLink.eInvoice': { token: settlementToken.of(test.deps, notifiedSettlement) },
  'settlementLink.file': { token: settlementToken.of(test.deps, notifiedSettlement) },
  'settlement.get': [1, ...settlements.map(({ id }) => id)].map((id) => ({ id })),
  'clientContractAdmin.get': [{ id: 1 }],
  'partnerContractAdmin.get': [{ id: 1 }, { id: 9 }],
  'bank.entries': [{}, { state: 'REPEATED' }],
  'bank.suggestions': waiting.map(({ id }) => ({ id })),
  'settlementRun.get': runs.map(({ id }) => ({ id })),
  'payment.get': { id: paymentId },
  'withdrawalCancellation.get': { token: cancellation.of(test.deps, 1) },
  'clientDocumentLink.get': documents.map(({ id }) => ({ token: documentToken.of(test.deps, id) })),
  'clientDocumentLink.pdf': { token: documentToken.of(test.deps, 1) },
  'clientDocumentLink.eInvoice': { token: documentToken.of(test.deps, 1) },
  'dispute.get': { movementId: filled.disputedMovement },
  'userCredit.overview': { id: 2 },
  // all there is: a refund is among the latest ones on some days only
  'userCredit.history': { id: 2, limit: 100 },
  'history.list': { limit: 100 },
  'userCredit.standing': { id: 2 },
  'userCredit.credit': [{ id: 2 }, { id: 4 }],
  'coverage.get': { partnerId: 1, offerId: 1 },
  'coverage.money': { money: 'BENEFIT' },
  'coverage.list': { partners: some(100), offers: some(100), branchOffices: some(100) },
  'creditGrant.get': grants.map(({ id }) => ({ id })),
  'creditOrder.list': { clientId: 3 },
  'creditOrder.get': [1, 2].map((id) => ({ clientId: 3, id })),
  'creditOrder.items': { clientId: 3 },
  'employerSignIn.offer': { key: 'abcdefghijkl' },
  'clientReport.payroll': months.flatMap((month) =>
    [1, 3].map((clientId) => ({ clientId, month })),
  ),
  'clientReport.payrollMonth': months.map((month) => ({ clientId: 1, month })),
  'promoRowAdmin.list': { pageSize: 100 },
  'carouselAdmin.list': { pageSize: 100 },
  'map.tile': { z: 7, x: 69, y: 43 },
  'audit.list': { pageSize: 100 },
  'messageAdmin.page': { id: message?.id },
  'mobileDeviceAdmin.list': { userId: 2 },
};
const cardOfPartner = 'the least a partner costs is not reduced from anything';
/** The lists and objects that stay empty here, and why. */
const empty: Readonly<Record<string, string>> = {
  'dashboard.books .openMonths[]':
    'the only month with lines before this one is closed here; month.test has some',
  'clientRefund.get .resolvedBy': 'none of the demo is resolved; client-refund.test has one',
  'month.get .progress': 'only while a closing is being made; month.test asks then',
  'month.get .closings[].reopening.decidedBy':
    'nobody has opened a month again here; month.test does',
  'payment.get .taxed': 'the demo has nothing over a limit; payment.test does',
  'payment.get .available': 'said where a payment is declined, only at that moment',
  'paymentCode.get .taxed': 'the demo has nothing over a limit; payment.test does',
  'paymentCode.get .available': 'of a declined payment only (payment.test)',
  'favorite.get .items[].tile.price.original':
    'none of the demo offers in a favourite list is reduced',
  'card.category .content[].price.original': cardOfPartner,
  'card.subcategory .content[].price.original': cardOfPartner,
  'partner.get .similar[].price.original': cardOfPartner,
  'offer.get .partner.price.original': cardOfPartner,
  'home.get .nearby[].price.original': cardOfPartner,
  'magazineArticle.get .related[].price.original': cardOfPartner,
  'map.get .partner.price.original': cardOfPartner,
  'map.prices .places[].price.original': 'the least a place costs is not reduced from anything',
  'branchOfficeImport.get .options{}': 'branch offices are imported without options',
  'place.get .bounds': 'only the providers of addresses tell bounds',
  'coverage.ways .ways[].missing':
    'the money of the demo reaches prices everywhere; ways-to-spend.test has one beyond it',
  'creditGrant.list .content[].invoice':
    'no employer of the demo has a credit line; billing.test does',
  'creditGrant.get .invoice': 'no employer of the demo has a credit line; billing.test does',
  'clientReport.payrollMonth .withoutCode[]':
    'the profile of the demo has a code for all of it; profile.test has one that does not',
  'clientReport.payrollMonth .taken[]': 'nobody has taken anything yet; profile.test does',
  'balance.overview .leaving[]': 'the reader has left nobody; balance.test does',
  'balance.overview .waiting[]': 'the reader’s employer pays afterwards; billing.test does not',
  'userCredit.overview .leaving[]': 'the reader has left nobody; balance.test does',
  'userCredit.overview .waiting[]': 'the reader’s employer pays afterwards',
  'dashboard.get .limitsDue[]': 'in tests the last limits hold on; tax-limit.test lets them end',
  'book.balance .compared.findings[]': 'the books agree; book.test has some that do not',
  'userCredit.history .items[].deposit': 'the own money of a person is not shown to administrators',
};
/** The columns of tables that stay empty here, and why. */
const emptyIn: Readonly<Record<string, string>> = {
  'clientReport.payroll Oprava za měsíc':
    'nothing of the demo was given back after its month; client-report.test does',
};
/** Who asks by which word; one that nobody has does not compile. */
const people = {
  public: employee,
  user: employee,
  device: employee,
  staff: admin,
  admin,
  books: admin,
  partner: till,
} as const satisfies Readonly<Record<Access, unknown>>;

/** What cannot be answered here, and why. */
const notHere: Partial<Record<RouteName, string>> = {
  'media.show': 'the pictures of the demo are not stored; media.test reads stored ones',
  'basemap.tile': 'there is no archive of the basemap; basemap.test has one',
  'companyAdmin.lookup': 'asks a public registry; company.test plays one',
};
/** Reads that are asked with a body: what proves their caller stands in no address. */
const byBody: ReadonlySet<string> = new Set<RouteName>([
  'clientDocumentLink.get',
  'clientDocumentLink.pdf',
  'clientDocumentLink.eInvoice',
  'settlementLink.get',
  'settlementLink.pdf',
  'settlementLink.eInvoice',
  'settlementLink.file',
  'withdrawalCancellation.get',
]);
const reads = contractRoutes.filter(
  ({ name, route }) => (route.method === 'GET' || byBody.has(name)) && !(name in notHere),
);
const urlOf = (path: string, values: Values): string => {
  const query = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name);
    query.delete(name);
    return value ?? '1';
  });
  return query.size === 0 ? filled : `${filled}?${new URLSearchParams([...query]).toString()}`;
};

const whatToDo =
  'a list or an object stays empty in every answer: fill it in test/filled-app.ts or in the demo, ask for a record ' +
  'that has it (`asked`), or say in `empty` why none does';
const whatToFill =
  'a column of a file stays empty in every line: fill it in test/filled-app.ts or in the demo, ask for a file that ' +
  'has it (`asked`), or say in `emptyIn` why none does';
const howToAsk =
  'a read is not answered: say in `asked` what it is asked with, and make what it reads in test/filled-app.ts or in ' +
  'the demo';

// what is done each minute writes too: from here on nobody does but who is asked
await test.jobs.stop();
const takeWritten = await watchWrites(test.db);
const written = async (): Promise<readonly string[]> =>
  (await takeWritten()).filter((table) => !writtenBeside.includes(table));

const answered = () => test.standby?.answered() ?? { standby: 0, primary: 0 };
/** What an answer that failed was logged with: of a schema, where the value does not fit. */
const problems = (): readonly string[] =>
  test.errors.splice(0).map((line) => String(JSON.parse(line).err?.message ?? line));

it('knows only routes there are', () => {
  const names = new Set(contractRoutes.map(({ name }) => name));
  const named = [
    ...[...Object.keys(empty), ...Object.keys(emptyIn)].map((part) => part.split(' ')[0]),
    ...Object.keys(notHere),
    ...Object.keys(writtenByReads),
  ];
  expect(named.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
});

/** The files of columns that were asked for: each with what stands over its columns. */
const heads = new Set<string>();

describe('every read over filled data', () => {
  it.each(reads)('$name', async ({ name, route }) => {
    const answers: unknown[] = [];
    const tables: string[] = [];
    await written();
    const before = answered();
    for (const values of [inputs[name as RouteName] ?? {}].flat()) {
      const url = urlOf(route.path, byBody.has(name) ? {} : values);
      const body = byBody.has(name) ? values : undefined;
      const json = { accept: 'application/json' };
      const answer = await people[route.access].send(route.method, url, body, json);
      expect([url, answer.statusCode, problems()], howToAsk).toEqual([url, 200, []]);
      if (route.binary === 'text/csv') {
        tables.push(answer.body);
        heads.add(`${name}: ${headingsOf(answer.body)}`);
      }
      if (!route.binary) answers.push(answer.json());
    }
    expect(await written()).toEqual((writtenByReads[name] ?? []).map(([table]) => table));
    // where nothing can be written: what may lag writes nothing, or the primary would have been asked
    const { standby, primary } = answered();
    const questions = [inputs[name as RouteName] ?? {}].flat().length;
    expect([standby - before.standby, primary]).toEqual([route.mayLag ? questions : 0, 0]);
    // on some days a column that is named has something all the same
    const columns = emptyColumns(tables).map((heading) => `${name} ${heading}`);
    expect(
      columns.filter((column) => !(column in emptyIn)),
      whatToFill,
    ).toEqual([]);
    if (route.binary) return;
    // nothing that was filled in breaks a rule of its form
    const unfilled = unfilledParts(route.response, answers).filter((part) => part !== '.broken');
    expect(answers).not.toContainEqual(expect.objectContaining({ broken: expect.anything() }));
    expect(
      unfilled.map((part) => `${name} ${part}`),
      whatToDo,
    ).toEqual(Object.keys(empty).filter((part) => part.startsWith(`${name} `)));
  });
});

it('finds every column where columns.txt says, for programs read by position: a new one goes to the end', async () => {
  const written = fileURLToPath(new URL('../../columns.txt', import.meta.url));
  const previousLines = existsSync(written) ? readFileSync(written, 'utf8').trim().split('\n') : [];
  const ends = [...heads].map((head) => `${head};`);
  const moved = previousLines.filter((line) => !ends.some((head) => head.startsWith(`${line};`)));
  expect(moved, 'where a word alone has changed, change it in columns.txt by hand').toEqual([]);
  await expect(`${[...heads].toSorted().join('\n')}\n`).toMatchFileSnapshot(written);
});
