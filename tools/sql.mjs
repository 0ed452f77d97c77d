// What check-sql asks of every source of the server: where SQL may stand, and who writes which table.
import { houses, roomOf } from './walls.mjs';

const server = houses.find(({ root }) => root === 'apps/server/src');

/** Who writes a table, and nobody else: the room that knows its rules. What the kernel writes for it is its own. */
export const owners = {
  'catalogue/branch-office': 'branch_office branch_office_subcategory',
  'catalogue/branch-office-import': 'branch_office_import',
  'catalogue/category': 'category subcategory',
  'catalogue/favorite': 'favorite favorite_list',
  'catalogue/offer': 'offer offer_branch_office offer_image offer_subcategory',
  'catalogue/partner': 'partner partner_gallery partner_subcategory',
  'catalogue/partner-proposal': 'partner_proposal',
  'catalogue/view': 'view_count',
  'content/announcement': 'announcement',
  'content/article': 'article article_media article_partner',
  'content/carousel': 'carousel',
  'content/media': 'media',
  'content/promo-row': 'promo_row promo_row_item',
  'discovery/map-filters': 'map_filters',
  'discovery/place': 'place',
  'discovery/search': 'search_log',
  'messages/outbox': 'message',
  'money/bank-statement': 'bank_account bank_entry bank_match bank_statement',
  'money/book': 'book_account book_comparison book_day book_line book_party_day',
  'money/client-contract': 'client_contract',
  'money/client-document':
    'client_document client_document_line client_document_notice client_document_payment ' +
    'client_month credit_note_lot',
  'money/client-refund': 'client_refund',
  'money/credential': 'payment_credential',
  'money/credit-grant':
    'credit_grant credit_grant_import credit_grant_shift credit_order credit_order_item',
  'money/deposit': 'card_to_forget card_token deposit deposit_event gateway_customer',
  'money/dispute': 'dispute dispute_message',
  'money/gate': 'csob_payment csob_refund demo_gate_card demo_gate_payment',
  'money/ledger':
    'credit_account credit_lot credit_lot_company former_client idempotent_request ledger_due ledger_entry ' +
    'ledger_posting movement regime_usage',
  'money/partner-account': 'partner_account',
  'money/partner-contract': 'partner_contract partner_contract_rate',
  'money/month': 'book_close book_close_file book_close_part book_close_progress',
  'money/payment': 'payment_code',
  'money/payout-batch': 'payout_batch payout_order',
  'money/settlement':
    'settlement settlement_document settlement_due settlement_fee settlement_item ' +
    'settlement_notice settlement_run settlement_run_partner',
  'money/client-report': 'payroll_profile',
  'money/tax-limit': 'tax_limit',
  'money/used-elsewhere': 'used_elsewhere used_elsewhere_company used_elsewhere_import',
  'money/withdrawal': 'withdrawal',
  'platform/migrations': 'migration node',
  'people/intake/directory': 'client_directory_token',
  'people/intake/user-import': 'user_import',
  'people/own/mobile-device': 'mobile_device',
  'people/own/task': 'task',
  'people/records/client': 'client client_employer',
  'people/records/company': 'company',
  'people/records/operator': 'operator',
  'people/records/user': 'user',
  'people/sign-in/code': 'one_time_code',
  'people/sign-in/employer-sign-in': 'client_sign_in',
  'people/sign-in/identity': 'user_identity',
  'people/sign-in/known-browser': 'known_browser',
  'people/sign-in/passkey': 'passkey passkey_challenge passkey_owner',
  'people/sign-in/second-factor': 'recovery_code second_factor',
  'system/client-log': 'client_log',
  'system/saved-view': 'saved_view',
  'kernel/audit': 'audit',
  'kernel/caller': 'session',
  'kernel/changes': 'catalogue_change',
  'kernel/upkeep': 'upkeep',
  'platform/db': 'installation_key installation_secret named_lock',
  /** Beside `src`: what every installation has. */
  seed: 'seeded',
};
const ownerOf = new Map(
  Object.entries(owners).flatMap(([room, tables]) => tables.split(' ').map((one) => [one, room])),
);

const anyOf = (...parts) => parts.map(({ source }) => source).join('|');
const verb = /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?/;
const builtName = /(?:\$\{\s*sql\.(?:table|ref|id)\(\s*['"`])?/;
const written = [
  new RegExp(`${verb.source}${builtName.source}"?([a-z_]+)`, 'gi'),
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]([a-z_]+)/g,
];
const anySql = new RegExp(
  anyOf(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
    /\b(?:sql(?:<[^`]*>)?|query)`/,
    /\bsql\.raw\(|\bexecuteQuery\b/,
    /\bimport \{[^}]*\b(?:sql|query) as\b/,
  ),
);

/** What is written under a name that is known at run time only: which tables that may be, of its own room. */
const namedAtRunTime = {
  // a backup is put back into all there are, as they were
  'apps/server/src/platform/backup/load.ts': '',
  // what is sealed is sealed with the new key, wherever sealed.ts says it stands
  'apps/server/src/platform/db/reseal.ts': '',
  'apps/server/src/money/book/post.queries.ts': 'book_day book_party_day',
  'apps/server/src/money/ledger/checksum.queries.ts':
    'credit_lot credit_lot_company ledger_entry movement',
  'apps/server/src/money/ledger/post-statement.queries.ts':
    'credit_lot credit_lot_company ledger_entry movement',
};
/** A write into a table whose name is a value. */
const writesNamed = new RegExp(
  anyOf(
    new RegExp(`${verb.source}\\$\\{(?!\\s*sql\\.(?:table|ref|id)\\(\\s*['"\x60])`),
    /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(?!['"`\s])/,
  ),
  'i',
);
/** …and what is wrong with it. The kernel writes for the rooms, each its own. */
const namedProblems = (file, text) => {
  const known = namedAtRunTime[file];
  const isNamed = !file.startsWith('apps/server/src/kernel/') && writesNamed.test(text);
  if (isNamed && known === undefined)
    return [
      `${file}: writes a table named at run time; say in tools/sql.mjs (namedAtRunTime) which it may be`,
    ];
  return known !== undefined && !isNamed
    ? [`tools/sql.mjs: ${file} names no table at run time any more`]
    : [];
};

/** Today as the database has it, in UTC: for an hour or two after midnight it is still yesterday. */
const foreignDay = /\b(?:current_date|localtimestamp)\b|\bnow\(\)::date\b/i;

const isSource = (file) =>
  file.startsWith('apps/server/src/') &&
  !file.includes('.test.') &&
  !file.startsWith('apps/server/src/test/');
const mayHoldSql = (file) =>
  /^apps\/server\/src\/(platform|kernel)\//.test(file) || file.endsWith('.queries.ts');

/** What is wrong with the sources, and with the list of owners, by the tables there are. */
export const sqlProblems = (sources, tables) => {
  const problems = [
    ...tables
      .filter((one) => !ownerOf.has(one))
      .map((one) => `table ${one}: tools/sql.mjs does not say who writes it`),
    ...[...ownerOf.keys()]
      .filter((one) => !tables.includes(one))
      .map((one) => `tools/sql.mjs: there is no table ${one}`),
  ];
  for (const { file, text } of sources.filter((one) => isSource(one.file))) {
    if (!mayHoldSql(file) && anySql.test(text))
      problems.push(`${file}: SQL belongs into a *.queries.ts`);
    if (foreignDay.test(text))
      problems.push(
        `${file}: a day is that of Prague (kernel/business-day.ts), not of the database`,
      );
    const room = roomOf(server, file)?.slice(server.root.length + 1);
    problems.push(...namedProblems(file, text));
    const names = new Set([
      ...written.flatMap((one) => [...text.matchAll(one)].map(([, name]) => name)),
      ...(namedAtRunTime[file] ?? '').split(' '),
    ]);
    for (const name of names) {
      const owner = ownerOf.get(name);
      if (owner && owner !== room)
        problems.push(`${file}: table ${name} is written by ${owner} alone`);
    }
  }
  return problems;
};

/** The tables of the database, from the file that is generated from it. */
export const tablesIn = (generated) => {
  const body = generated.slice(generated.indexOf('export interface DB {'));
  return [...body.matchAll(/^ {2}([a-z_]+): \w+Table;$/gm)].map(([, name]) => name);
};
