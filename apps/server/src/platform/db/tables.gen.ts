// Generated from the migrated database by `npm run tables`; do not edit.
import type { Computed, Filled, Json, Timestamp } from './types.ts';

interface AnnouncementTable {
  id: number;
  text: Json<'announcement.text'>;
  message_kind: 'regular' | 'negative';
  link: string | null;
  link_label: Json<'announcement.link_label'>;
  dismissible: Filled<boolean>;
  /** Rises with every saved text: readers who put the old one away see the new one */
  revision: Filled<number>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
}

interface ArticleTable {
  id: Filled<number>;
  /** whose people may read it; null for the magazine, which is for everybody */
  client_id: number | null;
  title: Json<'article.title'>;
  name_sort_cs: string;
  name_sort_sk: string;
  folded: string;
  lead: Json<'article.lead'>;
  cover: string | null;
  cover_alt: Json<'article.cover_alt'>;
  /** in order; the kinds and their fields are ArticleBlock of the contract */
  blocks: Filled<Json<'article.blocks'>>;
  /** codes of main categories, for the filter of the magazine */
  categories: Filled<('TRAVELING' | 'E_MEAL_VOUCHERS_AND_GROCERIES' | 'BOOKS' | 'CULTURE_AND_ENTERTAINMENT' | 'PERSONAL_DEVELOPMENT' | 'SPORT' | 'HEALTH' | 'SALES' | 'SHOPPING' | 'BEAUTY' | 'CASHBACK')[]>;
  author: string | null;
  featured: Filled<boolean>;
  /** order on the page of internal benefits; the magazine is ordered by date */
  position: Filled<number>;
  reading_minutes: Filled<number>;
  /** languages something in it still has to be translated to; derived when it is saved */
  missing_languages: Filled<('cs' | 'sk' | 'en')[]>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
}

interface ArticleMediaTable {
  article_id: number;
  media_uuid: string;
}

interface ArticlePartnerTable {
  article_id: number;
  partner_id: number;
  position: number;
}

interface AuditTable {
  id: Computed<number>;
  at: Filled<Timestamp>;
  user_id: number | null;
  action: 'CREATE' | 'UPDATE' | 'COPY' | 'ACTIVATE' | 'DEACTIVATE' | 'REMOVE' | 'RESTORE' | 'ORDER' | 'IMPORT' | 'VIEW' | 'REFUSE';
  /** The table the record lives in, in camelCase */
  entity: string;
  /** Null where a change concerns many, such as an import */
  entity_id: number | null;
  before: Json<'audit.before'> | null;
  after: Json<'audit.after'> | null;
  ip: string | null;
}

interface BankAccountTable {
  id: Filled<number>;
  iban: string;
  name: string;
  currency: 'CZK' | 'EUR';
  /** Null where a batch that two people let go was paid from it */
  added_by: number | null;
  added_at: Filled<Timestamp>;
}

interface BankEntryTable {
  id: Filled<number>;
  statement_id: number;
  position: number;
  day: string;
  amount: number;
  counter_account: string | null;
  counter_name: string | null;
  variable_symbol: string | null;
  specific_symbol: string | null;
  constant_symbol: string | null;
  message: string | null;
  reference: string | null;
  /** The same for the same movement, in whichever statement and format it stands */
  fingerprint: string;
  /** The entry of another statement that is the same movement */
  repeats_id: number | null;
  /** Nobody has said yet what it is of; one that repeats another does not wait */
  is_open: boolean;
}

interface BankMatchTable {
  id: Filled<number>;
  entry_id: number;
  kind: 'ORDER' | 'BATCH' | 'RETURN' | 'DOCUMENT' | 'GATE' | 'FEE' | 'DIFFERENCE' | 'OWN';
  rule: 'ORDER_SYMBOL' | 'BATCH_SUM' | 'RETURN_SYMBOL_ACCOUNT' | 'DOCUMENT_SYMBOL' | 'DOCUMENT_ACCOUNT' | 'RETURN_SYMBOL' | 'HAND';
  batch_id: number | null;
  client_document_id: number | null;
  order_ids: Filled<number[]>;
  /** Orders it marked; the others had been marked by hand before */
  moved_ids: Filled<number[]>;
  fee: Filled<number>;
  note: string | null;
  matched_by: number;
  matched_at: Filled<Timestamp>;
  undone_by: number | null;
  undone_at: Timestamp | null;
}

interface BankStatementTable {
  id: Filled<number>;
  account_id: number;
  format: 'GPC' | 'CAMT' | 'FIO';
  number: string | null;
  from_day: string;
  to_day: string;
  opening: number;
  closing: number;
  credits: number;
  debits: number;
  entries: number;
  file_name: string;
  file_hash: string;
  /** In its file, which may hold several */
  position: number;
  imported_by: number;
  imported_at: Filled<Timestamp>;
}

interface BookAccountTable {
  code: 'BANK' | 'EMPLOYER' | 'EMPLOYER_PREPAID' | 'PARTNER' | 'USERS' | 'GATE' | 'PAYOUT' | 'FEE_INCOME' | 'VAT' | 'EXPIRED' | 'DIFFERENCES' | 'BANK_FEE' | 'OPERATOR';
  number: string;
}

interface BookCloseTable {
  id: Filled<number>;
  month: string;
  made_by: number;
  made_at: Filled<Timestamp>;
  /** When all its files were made; until then it is being closed, and nothing is booked into it already */
  closed_at: Timestamp | null;
  /** Lines of its journal */
  lines: Filled<number>;
  /** Of the closing of the month before, and of the names and hashes of its files */
  sha256: string | null;
  reopen_asked_by: number | null;
  reopen_asked_at: Timestamp | null;
  reopen_reason: string | null;
  reopened_by: number | null;
  reopened_at: Timestamp | null;
  year: number | null;
  /** Behind the last one of its year, by the trigger number_itself */
  number: number | null;
}

interface BookCloseFileTable {
  id: Filled<number>;
  close_id: number;
  kind: 'JOURNAL' | 'BALANCE' | 'PAYROLL' | 'ACCOUNTING' | 'FUNDS';
  client_id: number | null;
  name: string;
  bytes: Filled<number>;
  sha256: Filled<string>;
}

interface BookClosePartTable {
  file_id: number;
  position: number;
  content: Buffer;
}

interface BookCloseProgressTable {
  close_id: number;
  made: Filled<number>;
  files: number;
}

interface BookComparisonTable {
  id: number;
  at: Timestamp;
  findings: Json<'book_comparison.findings'>;
}

interface BookDayTable {
  account: string;
  day: string;
  debit: number;
  credit: number;
}

interface BookLineTable {
  /** In the order of booking, without a gap */
  id: number;
  /** Business day (Europe/Prague) it belongs to */
  day: string;
  debit: 'BANK' | 'EMPLOYER' | 'EMPLOYER_PREPAID' | 'PARTNER' | 'USERS' | 'GATE' | 'PAYOUT' | 'FEE_INCOME' | 'VAT' | 'EXPIRED' | 'DIFFERENCES' | 'BANK_FEE' | 'OPERATOR';
  credit: 'BANK' | 'EMPLOYER' | 'EMPLOYER_PREPAID' | 'PARTNER' | 'USERS' | 'GATE' | 'PAYOUT' | 'FEE_INCOME' | 'VAT' | 'EXPIRED' | 'DIFFERENCES' | 'BANK_FEE' | 'OPERATOR';
  amount: number;
  /** Whose money of an employer, or whose debt; null of people's own money. It and the partner refer to rows the ledger refers to already: a million lines are written without asking again */
  client_id: number | null;
  partner_id: number | null;
  document: 'MOVEMENT' | 'DEPOSIT' | 'GRANT' | 'WITHDRAWAL' | 'SETTLEMENT' | 'CLIENT_DOCUMENT' | 'BANK_ENTRY' | 'CLIENT_REFUND' | 'BANK_STATEMENT';
  document_id: number;
  /** Which part of its document, where it is no entry of the ledger */
  part: Filled<string>;
  user_id: number | null;
  lot_id: number | null;
  /** With user and lot: the entry of the ledger it books */
  seq: number | null;
  movement_id: number | null;
  at: Timestamp;
  booked_at: Filled<Timestamp>;
}

interface BookPartyDayTable {
  account: string;
  party_id: number;
  day: string;
  debit: number;
  credit: number;
}

interface BranchOfficeTable {
  id: Filled<number>;
  partner_id: number;
  name: string;
  name_sort_cs: string;
  name_sort_sk: string;
  folded: string;
  address: Json<'branch_office.address'>;
  /** WGS 84 degrees; a branch office with coordinates is a physical one */
  lat: Computed<number | null>;
  lng: Computed<number | null>;
  location_source: Filled<'GEOCODED' | 'MANUAL'>;
  contacts: Filled<Json<'branch_office.contacts'>>;
  opening_hours: Json<'branch_office.opening_hours'> | null;
  benefit_types: ('card' | 'cardWithChip' | 'cardWithoutChip' | 'cardOnline' | 'voucher')[] | null;
  healthcare_provider: boolean | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  /** What the partner calls it; imports find it again by that */
  external_id: string | null;
}

interface BranchOfficeImportTable {
  id: Filled<number>;
  partner_id: number;
  file_name: string;
  /** {"lines": [{"line", "cells"}], "brokenFrom"}: what was read from the file */
  content: string;
  status: 'READ' | 'CHECKING' | 'CHECKED' | 'REFUSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED';
  total: Filled<number>;
  processed: Filled<number>;
  create: Filled<number>;
  error_count: Filled<number>;
  errors: Filled<Json<'branch_office_import.errors'>>;
  created_by: number | null;
  date_created: Filled<Timestamp>;
  finished_at: Timestamp | null;
  update: Filled<number>;
  deactivate: Filled<number>;
  options: Filled<Json<'branch_office_import.options'>>;
  /** Format, encoding, delimiter, sheet of the file */
  recognised: Json<'branch_office_import.recognised'> | null;
  /** What the dry run found out elsewhere: places by address */
  findings: Filled<Json<'branch_office_import.findings'>>;
  notes: Filled<Json<'branch_office_import.notes'>>;
  note_counts: Filled<Json<'branch_office_import.note_counts'>>;
  /** What its lines add up to, where they are money; minor units */
  amount: number | null;
}

interface BranchOfficeSubcategoryTable {
  branch_office_id: number;
  subcategory_id: number;
  position: number;
}

interface CardToForgetTable {
  id: Filled<number>;
  /** The gate that saved it */
  gate: 'DEMO' | 'STRIPE' | 'CSOB';
  /** What the gate knows a card by, encrypted as it was with the card */
  gateway_token: Buffer | null;
  /** When the gate is asked next */
  due_at: Filled<Timestamp>;
  /** What the gate knew somebody by whose account is erased */
  customer: string | null;
}

interface CardTokenTable {
  id: Filled<number>;
  user_id: number;
  gate: 'DEMO' | 'STRIPE' | 'CSOB';
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  /** What the gate charges it by, encrypted (AES-256-GCM, ENCRYPTION_KEY); gone with the card */
  gateway_token: Buffer | null;
  /** Tells whether the gate gave the same card twice */
  token_hash: Buffer;
  is_default: Filled<boolean>;
  created_at: Filled<Timestamp>;
  last_used_at: Timestamp | null;
  removed_at: Timestamp | null;
}

interface CarouselTable {
  id: Filled<number>;
  placement: Filled<'HOMEPAGE' | 'MAGAZINE'>;
  title: Json<'carousel.title'>;
  text: Json<'carousel.text'>;
  button_label: Json<'carousel.button_label'>;
  /** {"type": PARTNER|CATEGORY|SUBCATEGORY|OFFER|ARTICLE|URL, "targetId", "url"} */
  link: Json<'carousel.link'> | null;
  image_desktop: string;
  image_mobile: string | null;
  colour: 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE';
  /** Whose users see it; null shows it to everybody */
  client_ids: number[] | null;
  position: Filled<number>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  folded: Filled<string>;
}

interface CatalogueChangeTable {
  id: Computed<number>;
  /** The transaction: rows of a transaction older than every running one are all there */
  xid: Filled<string>;
  table_name: string;
  row_ids: number[] | null;
  at: Filled<Timestamp>;
}

interface CategoryTable {
  id: Filled<number>;
  code: 'TRAVELING' | 'E_MEAL_VOUCHERS_AND_GROCERIES' | 'BOOKS' | 'CULTURE_AND_ENTERTAINMENT' | 'PERSONAL_DEVELOPMENT' | 'SPORT' | 'HEALTH' | 'SALES' | 'SHOPPING' | 'BEAUTY' | 'CASHBACK';
  name: Json<'category.name'>;
  description: Filled<Json<'category.description'>>;
  colour: 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE';
  image: string | null;
  position: number;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  folded: Filled<string>;
  /** Always null: the categories are a fixed set */
  deleted_at: Timestamp | null;
  /** Regime of purchases; null is the default of its code in the installation's country */
  tax_regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE' | null;
}

interface ClientTable {
  id: Filled<number>;
  name: string;
  country: 'CZ' | 'SK';
  logo: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  /** Who signs and is invoiced; null only for clients older than companies */
  company_id: number | null;
  name_sort_cs: Filled<string>;
  name_sort_sk: Filled<string>;
  folded: Filled<string>;
  login_image: string | null;
  primary_colour: 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE' | null;
  default_language: Filled<'CZ' | 'SK' | 'EN'>;
  welcome_text: Filled<Json<'client.welcome_text'>>;
  email_domains: Filled<string[]>;
  onboarding: Filled<Json<'client.onboarding'>>;
  /** {"mode": ALL|ONLY_LISTED|ALL_EXCEPT, "partnerIds", "hiddenCategoryIds"}: what its users see */
  catalogue: Filled<Json<'client.catalogue'>>;
  credit_policy: Filled<Json<'client.credit_policy'>>;
  features: Filled<('FIRST_PAYMENT' | 'RECAPTCHA' | 'SMS_DISABLED')[]>;
}

interface ClientContractTable {
  id: Filled<number>;
  client_id: number;
  /** The company that issues its documents; where it pays VAT, fees bear it */
  seller_id: number;
  valid_from: string;
  valid_to: string | null;
  mode: 'PREPAID' | 'ON_INVOICE' | 'POSTPAID_USED';
  /** What it may owe for credits that are given at once */
  credit_line: number | null;
  /** A month, for each person that is switched on */
  per_person: number;
  /** Hundredths of a per cent of what was granted or used in a month */
  rate: number;
  rate_of: 'GRANTED' | 'USED';
  fixed: number;
  /** What a month costs at least */
  minimum: number;
  /** Once, with the first invoice */
  set_up: number;
  due_days: number;
  /** Where documents go */
  email: string;
  note: string | null;
  folded: string;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  /** Days after an invoice is due until it is reminded of, and again until the second time; null: never */
  reminder_days: number | null;
  /** Who has what expires of credits that were ordered or invoiced: its client, beforehand, or the operator; of others nothing is paid */
  expired_to: Filled<'CLIENT' | 'OPERATOR'>;
}

interface ClientDirectoryTokenTable {
  id: Filled<number>;
  client_id: number;
  name: string;
  /** SHA-256 of 32 drawn bytes; the token itself is stored nowhere */
  token_hash: Buffer;
  date_created: Filled<Timestamp>;
  created_by: number | null;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

interface ClientDocumentTable {
  id: Filled<number>;
  client_id: number;
  client_contract_id: number | null;
  kind: 'PROFORMA' | 'INVOICE' | 'CREDIT_NOTE' | 'STATEMENT';
  year: number;
  /** Without a gap in its kind and year: given in the transaction that issues it, one at a time */
  number: number;
  /** Variable symbol of a payment: the kind, the year and the number in ten digits */
  symbol: Computed<string>;
  currency: 'CZK' | 'EUR';
  issued_on: string;
  taxable_on: string | null;
  due_on: string | null;
  /** The first day of the month it is of, where it is of one */
  month: string | null;
  net: number;
  vat: number;
  amount: number;
  corrects_id: number | null;
  note: string | null;
  /** Who issued it, as it was on that day; buyer alike */
  seller: Json<'client_document.seller'>;
  buyer: Json<'client_document.buyer'>;
  issued_by: number | null;
  issued_at: Filled<Timestamp>;
}

interface ClientDocumentLineTable {
  document_id: number;
  position: number;
  what: 'CREDITS' | 'PER_PERSON' | 'OF_GRANTED' | 'OF_USED' | 'FIXED' | 'MINIMUM' | 'SET_UP' | 'GRANTED' | 'USED' | 'RECALLED' | 'EXPIRED';
  quantity: number;
  /** Of what a rate (hundredths of a per cent) is taken, or the price of one */
  base: number | null;
  rate: number | null;
  net: number;
  /** Hundredths of a per cent; null is outside VAT, as credits are (vouchers for more purposes) */
  vat_rate: number | null;
  vat: number;
}

interface ClientDocumentNoticeTable {
  document_id: number;
  occasion: 'ISSUED' | 'FIRST_REMINDER' | 'SECOND_REMINDER';
  /** Where it went; null of what had no address to go to, and of what was issued before documents were sent */
  email: string | null;
  told_at: Filled<Timestamp>;
}

interface ClientDocumentPaymentTable {
  id: Filled<number>;
  document_id: number;
  /** The entry of a bank statement it came by */
  bank_entry_id: number | null;
  day: string;
  amount: number;
  /** What of it pays the document; the rest is the client's, beforehand */
  applied: number;
  received_at: Filled<Timestamp>;
  undone_at: Timestamp | null;
  /** Of what the client had paid beforehand, not of the bank: whole, it pays the document */
  from_prepaid: Filled<boolean>;
}

interface ClientEmployerTable {
  client_id: number;
  company_id: number;
  position: number;
}

interface ClientLogTable {
  id: Filled<number>;
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  metadata: string | null;
  stacktrace: string | null;
  reported_at: string;
  url: string;
  user_agent: string;
  user_id: number | null;
  created_at: Filled<Timestamp>;
}

interface ClientMonthTable {
  client_id: number;
  month: string;
  client_contract_id: number;
  /** The invoice of its fees; null where there were none */
  fees_id: number | null;
  /** The invoice of the credits that were used, where the client pays afterwards */
  used_id: number | null;
  statement_id: number | null;
  made_by: number;
  made_at: Filled<Timestamp>;
}

interface ClientRefundTable {
  id: Filled<number>;
  client_id: number;
  status: Filled<'REQUESTED' | 'APPROVED' | 'IN_BATCH' | 'PAID' | 'RETURNED' | 'CANCELLED'>;
  amount: number;
  currency: 'CZK' | 'EUR';
  /** Where it is sent; with the amount and the client it never changes: whoever wants another one cancels it and asks anew */
  iban: string;
  reason: string;
  made_by: number;
  made_at: Filled<Timestamp>;
  approved_by: number | null;
  approved_at: Timestamp | null;
  /** Why it was cancelled, or what the bank said of it */
  note: string | null;
  resolved_by: number | null;
  /** When it was paid, came back, or was cancelled */
  resolved_at: Timestamp | null;
  /** When its employer was told that it was sent */
  paid_told_at: Timestamp | null;
  /** When its employer was told that it came back */
  returned_told_at: Timestamp | null;
  /** The address it was told at last; null where none was known */
  told_to: string | null;
}

interface ClientSignInTable {
  client_id: number;
  /** What the client is called in public addresses; drawn, so that nobody can count clients */
  key: string;
  enabled: Filled<boolean>;
  issuer: string;
  oidc_client_id: string;
  /** Sealed with the installation's key; never answered */
  secret: Buffer | null;
  scopes: string;
  /** The claim that equals "user".external_id, such as oid or sub */
  directory_claim: string | null;
  personal_number_claim: string | null;
  email_claim: string | null;
  /** Its people do not sign in with a password; administrators do */
  is_only: Filled<boolean>;
  version: Filled<number>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  /** Whether people come back to the address of this employer alone; false is the one for all */
  own_return: Filled<boolean>;
}

interface CompanyTable {
  id: Filled<number>;
  name: string;
  name_sort_cs: string;
  name_sort_sk: string;
  folded: string;
  country: 'CZ' | 'SK';
  /** IČO, eight digits with a checksum */
  registration_number: string;
  tax_id: string | null;
  vat_id: string | null;
  vat_payer: Filled<boolean>;
  register_entry: string | null;
  address: Json<'company.address'>;
  mailing_address: Json<'company.mailing_address'> | null;
  billing_email: string | null;
  /** {"prefix", "number", "bankCode"} of a Czech account; agrees with iban when both are there */
  bank_account: Json<'company.bank_account'> | null;
  iban: string | null;
  contact_persons: Filled<Json<'company.contact_persons'>>;
  note: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
}

interface CreditAccountTable {
  user_id: number;
  currency: 'CZK' | 'EUR';
  /** Since when nothing may be spent: the nightly check found a difference */
  frozen_at: Timestamp | null;
  frozen_reason: string | null;
}

interface CreditGrantTable {
  id: Filled<number>;
  client_id: number;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  valid_from: string;
  expires_on: string | null;
  note: string | null;
  users: number;
  total: number;
  currency: 'CZK' | 'EUR';
  created_by: number | null;
  posted_at: Filled<Timestamp>;
  file_hash: string | null;
  ground: 'BEYOND_WAGE' | 'IN_PLACE_OF_WAGE' | null;
  /** The invoice of its credits, where the client pays for them after they are given */
  invoice_id: number | null;
}

interface CreditGrantImportTable {
  id: Filled<number>;
  client_id: number;
  file_name: string;
  /** The file, personal data: emptied as soon as the import has an outcome */
  content: string;
  /** What all lines have in common: {"regime", "validFrom", "expiresOn", "allowedCategoryIds", "note"} */
  options: Filled<Json<'credit_grant_import.options'>>;
  status: 'READ' | 'CHECKING' | 'CHECKED' | 'REFUSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED';
  total: Filled<number>;
  processed: Filled<number>;
  create: Filled<number>;
  update: Filled<number>;
  deactivate: Filled<number>;
  amount: number | null;
  error_count: Filled<number>;
  errors: Filled<Json<'credit_grant_import.errors'>>;
  recognised: Json<'credit_grant_import.recognised'> | null;
  findings: Filled<Json<'credit_grant_import.findings'>>;
  notes: Filled<Json<'credit_grant_import.notes'>>;
  note_counts: Filled<Json<'credit_grant_import.note_counts'>>;
  created_by: number | null;
  date_created: Filled<Timestamp>;
  finished_at: Timestamp | null;
}

interface CreditGrantShiftTable {
  grant_id: number;
  user_id: number;
  month: string;
  shifts: number;
  taxed: number;
}

interface CreditLotTable {
  user_id: number;
  id: Filled<number>;
  client_id: number | null;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  amount: number;
  /** Free to spend; what payments hold is in held */
  remaining: number;
  held: number;
  /** The number of its last entry */
  entries: number;
  granted_at: Filled<Timestamp>;
  valid_from: string;
  /** Last day it can be spent; null never expires */
  expires_on: string | null;
  allowed_category_ids: number[] | null;
  source: 'EMPLOYER_GRANT' | 'TOP_UP' | 'REFUND' | 'CORRECTION';
  grant_id: number | null;
  /** Taken away: a refund opens a new lot instead of filling this one */
  closed: 'EXPIRED' | 'RECALLED' | null;
  /** Of what its entries do not keep, written with it; a row changed by hand no longer agrees with it */
  checksum: string | null;
  /** Of a lot that a refund opened: the grant its money first came by */
  origin_grant_id: number | null;
}

interface CreditLotCompanyTable {
  user_id: number;
  lot_id: number;
  company_id: number;
  /** Of the row as it was written; the nightly check computes it again */
  checksum: string;
}

interface CreditNoteLotTable {
  user_id: number;
  lot_id: number;
  document_id: number;
  /** The last entry of the lot at that moment: what was used by then the invoice asks for, what is used later no document does yet */
  seq: number;
  amount: number;
}

interface CreditOrderTable {
  id: Filled<number>;
  client_id: number;
  document_id: number;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  currency: 'CZK' | 'EUR';
  valid_from: string;
  expires_on: string | null;
  allowed_category_ids: number[] | null;
  note: string | null;
  ground: 'BEYOND_WAGE' | 'IN_PLACE_OF_WAGE' | null;
  /** The month the shifts of its items were worked in, YYYY-MM */
  shifts_month: string;
  file_hash: string | null;
  users: number;
  total: number;
  created_by: number | null;
  ordered_at: Filled<Timestamp>;
  /** When its credits were given, once */
  given_at: Timestamp | null;
  /** What it was given by; null of one of which nobody was left */
  grant_id: number | null;
}

interface CreditOrderItemTable {
  order_id: number;
  user_id: number;
  amount: number;
  taxed: number;
  shifts: number | null;
  note: string | null;
  /** Did not work there any more when it was ordered, and is given it all the same */
  had_left: boolean;
}

interface CsobPaymentTable {
  deposit_id: number;
  pay_id: string;
  amount: number;
  save_card: boolean;
  created_at: Filled<Timestamp>;
}

interface CsobRefundTable {
  refund_key: string;
  pay_id: string;
  amount: number;
  asked_at: Filled<Timestamp>;
  /** null: asked and not known to have been done */
  done_at: Timestamp | null;
}

interface DemoGateCardTable {
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  created_at: Filled<Timestamp>;
}

interface DemoGatePaymentTable {
  /** unguessable, because who has it may decide */
  ref: string;
  /** signs the notifications of this payment */
  secret: string;
  deposit_id: number;
  amount: number;
  currency: 'CZK' | 'EUR';
  language: 'cs' | 'sk' | 'en';
  return_url: string;
  save_card: boolean;
  charged_card: string | null;
  state: Filled<'PENDING' | 'PAID' | 'DECLINED' | 'REFUNDED'>;
  reason: 'CANCELLED_BY_USER' | 'DENIED_BY_BANK' | 'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'THREE_DS_FAILED' | 'TIMEOUT' | null;
  saved_card: string | null;
  refunded: Filled<number>;
  refund_keys: Filled<string[]>;
  created_at: Filled<Timestamp>;
  expires_at: Timestamp;
}

interface DepositTable {
  id: Filled<number>;
  user_id: number;
  amount: number;
  currency: 'CZK' | 'EUR';
  payment_method: 'BANK_CARD_VIA_EGATE' | 'BANK_CARD_TOKEN_VIA_EGATE';
  card_token_id: number | null;
  save_card: boolean;
  language: 'cs' | 'sk' | 'en';
  ip: string;
  return_path: string | null;
  gate: 'DEMO' | 'STRIPE' | 'CSOB';
  gateway_ref: string | null;
  redirect_url: string | null;
  status: Filled<'CREATED' | 'SUCCESSFUL' | 'DECLINED'>;
  decline_reason: 'CANCELLED_BY_USER' | 'DENIED_BY_BANK' | 'INSUFFICIENT_FUNDS' | 'EXPIRED_CARD' | 'THREE_DS_FAILED' | 'TIMEOUT' | 'GATEWAY_ERROR' | null;
  created_at: Filled<Timestamp>;
  expires_at: Filled<Timestamp>;
  resolved_at: Timestamp | null;
  /** One node asks the gate to open it; until then the others wait */
  opening_until: Timestamp | null;
  /** When the gate is asked next; null when there is nothing left to learn */
  next_check_at: Timestamp | null;
  /** When somebody who looks at it last had the gate asked */
  asked_at: Timestamp | null;
  /** It was paid after it had been declined: the money goes back */
  refund_due_at: Timestamp | null;
  refunded_at: Timestamp | null;
  /** What administrators search by */
  folded: Computed<string | null>;
}

interface DepositEventTable {
  id: Filled<number>;
  deposit_id: number;
  at: Filled<Timestamp>;
  kind: 'OPENED' | 'OPEN_FAILED' | 'NOTIFIED' | 'ANSWERED' | 'ASK_FAILED' | 'CANCEL_ASKED' | 'RESOLVED' | 'PAID_LATE' | 'REFUNDED' | 'REFUND_FAILED';
  answer: string | null;
}

interface DisputeTable {
  id: Filled<number>;
  user_id: number;
  movement_id: number;
  /** What is wrong with it, as its owner chose */
  kind: 'NOT_MINE' | 'WRONG_AMOUNT' | 'NOT_RECEIVED' | 'OTHER';
  /** OPEN waits for an answer, ANSWERED for its owner; REFUNDED and CLOSED are over until its owner writes again */
  status: Filled<'OPEN' | 'ANSWERED' | 'REFUNDED' | 'CLOSED'>;
  created_at: Filled<Timestamp>;
  /** When somebody last wrote, or it was closed */
  changed_at: Filled<Timestamp>;
}

interface DisputeMessageTable {
  id: Filled<number>;
  dispute_id: number;
  /** Whether an administrator wrote it; who it was stands in the audit */
  is_answer: boolean;
  text: string;
  at: Filled<Timestamp>;
}

interface FavoriteTable {
  user_id: number;
  entity_type: 'PARTNER' | 'OFFER';
  entity_id: number;
  position: number;
  created_at: Filled<Timestamp>;
}

interface FavoriteListTable {
  user_id: number;
  revision: Filled<number>;
}

interface FormerClientTable {
  user_id: number;
  client_id: number;
  /** Of the employment: when it ended, or the day the employer was changed; days of grace come after it */
  last_day: string;
}

interface GatewayCustomerTable {
  user_id: number;
  gate: 'DEMO' | 'STRIPE' | 'CSOB';
  customer: string;
}

interface IdempotentRequestTable {
  scope: string;
  key: string;
  fingerprint: string;
  response: Json<'idempotent_request.response'> | null;
  at: Filled<Timestamp>;
}

interface InstallationKeyTable {
  /** A keyed digest; tells nothing of the key */
  fingerprint: Buffer;
  date_created: Filled<Timestamp>;
}

interface InstallationSecretTable {
  name: string;
  sealed: Buffer;
}

interface KnownBrowserTable {
  user_id: number;
  /** SHA-256 of a cookie that lives for a year */
  token_hash: Buffer;
  last_seen_at: Filled<Timestamp>;
}

interface LedgerDueTable {
  user_id: number;
  lot_id: number;
  seq: number;
}

interface LedgerEntryTable {
  user_id: number;
  lot_id: number;
  seq: number;
  movement_id: number;
  /** Order within one booking: refunds go back last first */
  position: number;
  from_account: 'LOT' | 'HOLD' | 'EMPLOYER' | 'PARTNER' | 'GATE' | 'EXPIRED' | 'PAYOUT' | 'CORRECTION';
  to_account: 'LOT' | 'HOLD' | 'EMPLOYER' | 'PARTNER' | 'GATE' | 'EXPIRED' | 'PAYOUT' | 'CORRECTION';
  amount: number;
  remaining_before: number;
  remaining_after: number;
  held_before: number;
  held_after: number;
  previous: Computed<number | null>;
  at: Filled<Timestamp>;
  /** Of what the chain of entries does not keep, written with it; a row changed by hand no longer agrees with it */
  checksum: string | null;
}

interface LedgerPostingTable {
  user_id: number | null;
  lot_id: number | null;
  seq: number | null;
  movement_id: number | null;
  account: string | null;
  amount: number | null;
  at: Timestamp | null;
}

interface MapFiltersTable {
  id: number;
  /** [{"categoryId", "visible", "subcategories": [{"subcategoryId", "visible"}]}] in their order; what is missing stands visible at the end */
  items: Json<'map_filters.items'>;
  /** [{"benefitType", "visible"}] in their order */
  payment: Json<'map_filters.payment'>;
  sustainability_visible: boolean;
  /** {"categories": [id], "payment": [benefit type]}: what is chosen when the map opens */
  defaults: Json<'map_filters.defaults'>;
  quick_categories: number[];
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
}

interface MediaTable {
  uuid: string;
  file_name: string;
  file_content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  /** {"crops": {name: {x, y, width, height}}} in fractions of the picture */
  crop: Filled<Json<'media.crop'>>;
  sha256: string;
  created_by: number | null;
  date_created: Filled<Timestamp>;
}

interface MessageTable {
  id: Filled<number>;
  channel: 'EMAIL' | 'SMS';
  /** Which message of messages/kinds.ts it is */
  kind: string;
  user_id: number | null;
  recipient: string;
  /** What it tells, once: a second message with the same key is not written */
  dedup_key: string | null;
  /** What it is filled with, sealed, for it may hold codes and links; emptied once sent or given up */
  content: Buffer | null;
  status: Filled<'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'BOUNCED'>;
  attempts: Filled<number>;
  /** When it is tried next; while SENDING, when its sender counts as dead */
  next_attempt_at: Filled<Timestamp>;
  last_error: string | null;
  /** The message as sent, sealed; kept only where nothing is configured to send it, for /admin/dev */
  rendered: Buffer | null;
  date_created: Filled<Timestamp>;
  sent_at: Timestamp | null;
  /** What administrators search by: where it went, and what its person is found by; kept by triggers */
  folded: Filled<string>;
  /** Of what goes to a company, which is nobody of the portal; people have their own */
  language: 'CZ' | 'SK' | 'EN' | null;
}

interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Filled<Timestamp>;
  kind: string | null;
}

interface MobileDeviceTable {
  id: Filled<number>;
  /** Nobody until its owner confirms it */
  user_id: number | null;
  registration_id: string;
  name: string;
  os: 'ANDROID' | 'IOS';
  model: string;
  os_version: string;
  app_version: string;
  /** SPKI in base64; forgotten when the phone is removed */
  public_key: string | null;
  /** What the app signs to prove its key, between confirmation and commit */
  challenge: string | null;
  /** HMAC-SHA-256 of the token the app was given, under the installation's key */
  token_hash: Buffer | null;
  status: Filled<'CREATED' | 'PENDING_COMMIT' | 'ACTIVE' | 'BLOCKED' | 'REMOVED'>;
  /** Of a removed one: EXPIRED, or who removed it */
  status_reason: 'EXPIRED' | 'USER' | 'ADMIN' | 'SYSTEM' | null;
  blocked_by: 'USER' | 'ADMIN' | 'SYSTEM' | null;
  preferred_for_payment: Filled<boolean>;
  created_at: Filled<Timestamp>;
  /** Until when it must be confirmed and committed */
  expires_at: Timestamp;
  confirmed_at: Timestamp | null;
  activated_at: Timestamp | null;
  last_used_at: Timestamp | null;
  blocked_at: Timestamp | null;
  removed_at: Timestamp | null;
}

interface MovementTable {
  user_id: number;
  id: Filled<number>;
  type: 'PAYMENT' | 'DEPOSIT' | 'WITHDRAW';
  reason: 'PURCHASE' | 'EMPLOYER_GRANT' | 'TOP_UP' | 'REFUND' | 'EXPIRY' | 'EMPLOYER_RECALL' | 'PAYOUT' | 'CORRECTION';
  status: 'PENDING' | 'BOOKED' | 'VOIDED' | 'DECLINED';
  /** Always above zero, minor units; of a booked payment what was captured */
  amount: number;
  /** Given back by later movements that reverse this one */
  refunded: Filled<number>;
  currency: 'CZK' | 'EUR';
  occurred_at: Filled<Timestamp>;
  booked_at: Timestamp | null;
  held_until: Timestamp | null;
  decline_reason: 'INSUFFICIENT_CREDITS' | 'NOT_COVERED' | 'OVER_LIMIT' | 'TAX_NOT_AGREED' | 'LIMIT_MISSING' | 'FROZEN' | null;
  partner_id: number | null;
  branch_office_id: number | null;
  offer_id: number | null;
  category_id: number | null;
  /** Of the purchase: which limits it used */
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE' | null;
  merchant_name: string | null;
  credential_id: number | null;
  external_ref: string | null;
  deposit_id: number | null;
  grant_id: number | null;
  reverses_id: number | null;
  note: string | null;
  created_by: number | null;
  /** Of all other columns, written with them; a row changed by hand no longer agrees with it */
  checksum: string | null;
}

interface NamedLockTable {
  name: string;
}

interface NodeTable {
  id: string;
  /** The last migration of its version */
  knows: string;
  role: string;
  started_at: Filled<Timestamp>;
  seen_at: Filled<Timestamp>;
}

interface OfferTable {
  id: Filled<number>;
  partner_id: number;
  name: Json<'offer.name'>;
  name_sort_cs: string;
  name_sort_sk: string;
  folded: string;
  short_description: Json<'offer.short_description'>;
  description: Json<'offer.description'>;
  price_type: 'PRICE' | 'DISCOUNT' | 'PRICE_FROM' | 'DISCOUNT_UPTO';
  /** {"amount": minor units, "currency"}; required for PRICE and PRICE_FROM */
  price: Json<'offer.price'> | null;
  original_price: Json<'offer.original_price'> | null;
  discount_percent: number | null;
  benefit_types: ('card' | 'cardWithChip' | 'cardWithoutChip' | 'cardOnline' | 'voucher')[] | null;
  cta_url: string | null;
  cta_label: Json<'offer.cta_label'>;
  promo_code: string | null;
  position: Filled<number>;
  visibility: Filled<Json<'offer.visibility'>>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  untranslated: Computed<boolean>;
}

interface OfferBranchOfficeTable {
  offer_id: number;
  branch_office_id: number;
  position: number;
}

interface OfferImageTable {
  offer_id: number;
  media_uuid: string;
  position: number;
}

interface OfferSubcategoryTable {
  offer_id: number;
  subcategory_id: number;
  position: number;
}

interface OneTimeCodeTable {
  id: Filled<number>;
  purpose: 'ONBOARDING' | 'PASSWORD_RESET' | 'PHONE_CHANGE' | 'DEVICE_ACTIVATION' | 'DEVICE_UNBLOCK' | 'EMAIL_CHANGE';
  user_id: number;
  /** HMAC-SHA-256 of the code under the installation's key: six digits hashed alone are guessed in a second */
  code_hash: Buffer;
  /** What the code is good for beside its purpose: a telephone number, a registration */
  target: string | null;
  /** Wrong guesses; the fifth makes the code void */
  attempts: Filled<number>;
  date_created: Filled<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  voided_at: Timestamp | null;
}

interface OperatorTable {
  id: number;
  /** The legal entity that runs the portal; null while nobody is named */
  company_id: number | null;
  /** Where anybody may write to it */
  email: string | null;
  /** Where anybody may call it; null shows none */
  phone: string | null;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
}

interface PartnerTable {
  id: Filled<number>;
  name: string;
  name_sort_cs: string;
  name_sort_sk: string;
  folded: string;
  countries: ('CZ' | 'SK')[];
  logo: string | null;
  cover: string | null;
  short_description: Json<'partner.short_description'>;
  about: Json<'partner.about'>;
  what_can_be_bought: Json<'partner.what_can_be_bought'>;
  contacts: Filled<Json<'partner.contacts'>>;
  main_category_id: number | null;
  benefit_types: Filled<('card' | 'cardWithChip' | 'cardWithoutChip' | 'cardOnline' | 'voucher')[]>;
  online: Filled<boolean>;
  online_url: string | null;
  sustainability: 'ADEPT_FOR_SUSTAINABILITY' | 'SUSTAINABILITY_CHAMPION' | null;
  sustainability_note: Json<'partner.sustainability_note'>;
  sustainability_evidence: string | null;
  sustainability_valid_to: string | null;
  grade: 'A' | 'B' | 'C' | 'D' | 'E' | null;
  scoring_boost: Filled<number>;
  /** SCORING of domain rule 11.10, recomputed nightly and on save */
  score: Filled<number>;
  healthcare_provider: Filled<boolean>;
  visibility: Filled<Json<'partner.visibility'>>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  contract_number: string | null;
  internal_note: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  /** Who operates it */
  company_id: number | null;
  untranslated: Computed<boolean>;
}

interface PartnerAccountTable {
  id: Filled<number>;
  partner_id: number;
  iban: string;
  status: Filled<'ASKED' | 'CONFIRMED' | 'REFUSED'>;
  /** Another account was there before: then it waits for two days */
  is_change: boolean;
  asked_by: number;
  asked_at: Filled<Timestamp>;
  /** The address of the contract that was told when the change was asked for */
  told_to: string | null;
  decided_by: number | null;
  decided_at: Timestamp | null;
  holds_from: Timestamp | null;
}

interface PartnerContractTable {
  id: Filled<number>;
  partner_id: number;
  valid_from: string;
  valid_to: string | null;
  /** Hundredths of a per cent of what was paid, where its category has no rate of its own */
  commission: number;
  /** For each payment, minor units */
  per_transaction: number;
  period: 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH';
  /** Less than this is carried to the next settlement */
  minimum_payout: number;
  vat_payer: boolean;
  /** Where statements go, and word of a change of the account */
  email: string;
  note: string | null;
  folded: string;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  /** The company that issues its settlements and invoices commission by them; null: none can be issued yet */
  seller_id: number | null;
}

interface PartnerContractRateTable {
  partner_contract_id: number;
  position: number;
  category_id: number;
  commission: number;
}

interface PartnerGalleryTable {
  partner_id: number;
  media_uuid: string;
  position: number;
}

interface PartnerProposalTable {
  id: Filled<number>;
  user_id: number;
  name: string;
  /** The name without case and diacritics: proposals of one name are one wish */
  folded: string;
  town: string;
  note: string;
  date_created: Filled<Timestamp>;
  /** When an administrator dealt with the wish */
  done_at: Timestamp | null;
}

interface PartnerSubcategoryTable {
  partner_id: number;
  subcategory_id: number;
  position: number;
}

interface PasskeyTable {
  id: Filled<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  /** How often it signed, as it says itself; one that goes back is a copy. 0 where it does not count */
  counter: Filled<number>;
  transports: Filled<string[]>;
  name: string;
  /** Kept by an account of its maker too, so that it outlives the device */
  is_backed_up: Filled<boolean>;
  date_created: Filled<Timestamp>;
  last_used_at: Timestamp | null;
}

interface PasskeyChallengeTable {
  challenge: string;
  purpose: 'SIGN_IN' | 'SECOND_FACTOR' | 'ADD' | 'SETUP';
  /** Which session or browser it was given to: no other may answer it */
  binding: Buffer;
  expires_at: Timestamp;
}

interface PasskeyOwnerTable {
  user_id: number;
  handle: Buffer;
}

interface PaymentCodeTable {
  user_id: number;
  code_hash: Buffer;
  use_private: boolean;
  created_at: Filled<Timestamp>;
  expires_at: Timestamp;
  /** The payment made with it: a code pays once */
  movement_id: number | null;
  /** The phone that asked for it: blocked with the phone */
  device_id: number | null;
  use_taxed: boolean;
}

interface PaymentCredentialTable {
  id: Filled<number>;
  partner_id: number;
  branch_office_id: number | null;
  name: string;
  key_id: string;
  /** Ed25519, SPKI, base64 of its DER */
  public_key: string;
  created_by: number | null;
  date_created: Filled<Timestamp>;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

interface PayoutBatchTable {
  id: Filled<number>;
  status: Filled<'DRAFT' | 'APPROVED'>;
  format: 'ABO' | 'PAIN' | 'HAND';
  payer_name: string;
  payer_iban: string;
  /** When the bank is to pay; of what was paid by hand the day it was */
  due_day: string;
  orders: number;
  /** Control sum of its orders, minor units */
  amount: number;
  /** The file as its bytes; of what was paid by hand a record of it, which goes to no bank */
  content: Buffer;
  sha256: string;
  made_by: number;
  made_at: Filled<Timestamp>;
  approved_by: number | null;
  approved_at: Timestamp | null;
  downloaded_at: Timestamp | null;
  /** The line of a statement that says what was paid by hand; null where none did yet */
  bank_entry_id: number | null;
  /** Why it was paid by hand */
  note: string | null;
}

interface PayoutOrderTable {
  id: Filled<number>;
  batch_id: number;
  position: number;
  settlement_id: number | null;
  status: Filled<'WAITING' | 'PAID' | 'RETURNED'>;
  /** Whether its settlement came back before: it has again when a draft is thrown away */
  was_returned: boolean;
  name: string;
  iban: string;
  amount: number;
  /** Variable symbol: the number of the settlement, 9 and that of the withdrawal, or 8 and that of the refund of an employer */
  symbol: string;
  message: string;
  note: string | null;
  resolved_by: number | null;
  resolved_at: Timestamp | null;
  withdrawal_id: number | null;
  client_refund_id: number | null;
}

interface PayrollProfileTable {
  client_id: number;
  name: string;
  encoding: 'UTF_8_MARKED' | 'UTF_8' | 'WINDOWS_1250' | 'ISO_8859_2';
  separator: 'SEMICOLON' | 'COMMA' | 'TAB';
  decimal_mark: 'COMMA' | 'POINT';
  has_heading: boolean;
  row_of: 'REGIME' | 'PERSON' | 'CODE';
  /** What stands in each column, in their order, with its heading */
  columns: Json<'payroll_profile.columns'>;
  /** Under which wage component each amount of a regime is paid */
  codes: Json<'payroll_profile.codes'>;
}

interface PlaceTable {
  id: string;
  name: string;
  folded: string;
  country: 'CZ' | 'SK';
  region: string | null;
  lat: number;
  lng: number;
  /** Inhabitants; 0 where nobody told */
  population: Filled<number>;
  district: string | null;
  /** The town this is a part of; null for what is no part of another */
  municipality: string | null;
  /** Five digits each */
  postal_codes: Filled<string[]>;
  /** Names in other languages */
  other_names: Filled<string[]>;
  /** Search in memory is made anew after the newest of them */
  changed_at: Filled<Timestamp>;
}

interface PromoRowTable {
  id: Filled<number>;
  title: Json<'promo_row.title'>;
  placement: 'HOMEPAGE' | 'CATEGORY';
  category_id: number | null;
  colour: 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE' | null;
  /** Whose users see it; null shows it to everybody */
  client_ids: number[] | null;
  position: Filled<number>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  folded: Filled<string>;
}

interface PromoRowItemTable {
  promo_row_id: number;
  position: number;
  link_target: 'PARTNER' | 'CATEGORY' | 'SUBCATEGORY' | 'OFFER';
  target_id: number;
  title_override: Json<'promo_row_item.title_override'> | null;
  image: string | null;
}

interface RecoveryCodeTable {
  id: Filled<number>;
  user_id: number;
  /** HMAC-SHA-256 under the installation's key */
  code_hash: Buffer;
  used_at: Timestamp | null;
}

interface RegimeUsageTable {
  user_id: number;
  client_id: number;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  year: number;
  used: number;
}

interface SavedViewTable {
  id: Filled<number>;
  /** Who made it; null once they are gone */
  user_id: number | null;
  /** The list it is of, by the name of its resource on the web */
  list: string;
  name: string;
  /** The query of its address, as the web wrote it; nothing on the server reads it */
  search: string;
  shared: boolean;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  /** Brought back by one press; a day later it goes for good */
  deleted_at: Timestamp | null;
}

interface SearchLogTable {
  day: Filled<string>;
  /** Folded: lower case, without diacritics */
  keyword: string;
  searches: Filled<number>;
  /** Of the last search of the day, as its reader saw it */
  result_count: number;
}

interface SecondFactorTable {
  user_id: number;
  /** Of the authenticator app (RFC 6238), sealed; null where there is none */
  secret: Buffer | null;
  /** The same before its first code was typed; until then the one before holds */
  pending: Buffer | null;
  pending_at: Timestamp | null;
  /** The last half-minute whose code was accepted: it and those before are never accepted again */
  last_step: Filled<number>;
  /** Wrong codes since the last right one; from the tenth on each locks the factor for 15 minutes */
  failures: Filled<number>;
  locked_until: Timestamp | null;
}

interface SeededTable {
  name: string;
  edition: number;
}

interface SessionTable {
  /** SHA-256 of the cookie; the token itself is stored nowhere */
  token_hash: Buffer;
  user_id: number;
  csrf_token: string;
  created_at: Filled<Timestamp>;
  last_seen_at: Filled<Timestamp>;
  /** absolute end (12 h); the idle end is last_seen_at + 30 min */
  expires_at: Timestamp;
  /** What the session is called in the list its owner sees; worth nothing without the token */
  id: Filled<string>;
  ip: string | null;
  user_agent: string | null;
  method: Filled<'PASSWORD' | 'PASSKEY' | 'ONBOARDING' | 'RESET' | 'EMPLOYER'>;
  /** SECOND_FACTOR: the password was right, the second factor is still to come; nobody is signed in */
  stage: Filled<'FULL' | 'SECOND_FACTOR'>;
  /** When its owner last typed the password again, for what asks for it */
  proven_at: Timestamp | null;
  /** Codes tried while it waits for its second factor; the fifth wrong one ends it */
  factor_guesses: Filled<number>;
  /** SHA-256 of the token before the last proof; it signs in until previous_until and proves nothing */
  previous_hash: Buffer | null;
  previous_until: Timestamp | null;
  /** Since when its cookie has a name with __Host- or __Secure-; by the name without it is taken half a minute longer */
  renamed_at: Timestamp | null;
}

interface SettlementTable {
  id: Filled<number>;
  partner_id: number;
  run_id: number;
  /** Whose rest it carries; each is followed by one, and only the first of a partner follows none */
  previous_id: number | null;
  cut_off: string;
  status: Filled<'DRAFT' | 'APPROVED' | 'IN_BATCH' | 'PAID' | 'RETURNED'>;
  year: number | null;
  /** Without a gap in its year: given with the approval, for a draft may be thrown away */
  number: number | null;
  /** Left by the one before: too little to be paid, or below nothing */
  carried_in: number;
  payments: number;
  captured: number;
  refunded: number;
  commission: number;
  transaction_fees: number;
  vat_rate: number;
  vat: number;
  minimum_payout: number;
  payout: number;
  carried_out: number;
  /** Who started the run, or took on what was made by schedule; 0 is nobody yet. Somebody else approves */
  made_by: number;
  made_at: Filled<Timestamp>;
  approved_by: number | null;
  approved_at: Timestamp | null;
  /** When somebody took on a draft that was made by schedule: it is theirs from then on */
  submitted_at: Timestamp | null;
}

interface SettlementDocumentTable {
  settlement_id: number;
  issued_on: string;
  seller: Json<'settlement_document.seller'>;
  buyer: Json<'settlement_document.buyer'>;
}

interface SettlementDueTable {
  partner_id: number;
  cut_off: string;
  run_id: number;
}

interface SettlementFeeTable {
  settlement_id: number;
  position: number;
  partner_contract_id: number;
  category_id: number | null;
  rate: number;
  payments: number;
  captured: number;
  refunded: number;
  commission: number;
  transaction_fees: number;
  has_vat: boolean;
}

interface SettlementItemTable {
  user_id: number;
  movement_id: number;
  settlement_id: number;
  is_refund: boolean;
  amount: number;
  day: string;
  partner_contract_id: number;
  /** Whose own rate it is; null is the ordinary one of the contract */
  category_id: number | null;
  commission: number;
}

interface SettlementNoticeTable {
  settlement_id: number;
  /** Where it went; null of what had no address to go to, and of what was approved before settlements were sent */
  email: string | null;
  told_at: Filled<Timestamp>;
}

interface SettlementRunTable {
  id: Filled<number>;
  /** Nothing later is settled; each partner up to the end of its own period */
  up_to: string;
  partner_id: number | null;
  /** Who started it; 0 is the schedule */
  made_by: number;
  made_at: Filled<Timestamp>;
  finished_at: Timestamp | null;
}

interface SettlementRunPartnerTable {
  run_id: number;
  partner_id: number;
  outcome: 'MADE' | 'NOTHING' | 'DRAFT_WAITS' | 'NO_CONTRACT' | 'FAILED' | null;
  /** Of NO_CONTRACT: how many are of days no contract holds on */
  payments: Filled<number>;
}

interface SubcategoryTable {
  id: Filled<number>;
  category_id: number;
  name: Json<'subcategory.name'>;
  position: Filled<number>;
  image: string | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  folded: Filled<string>;
  /** Regime of purchases; null is its category's */
  tax_regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE' | null;
  /** The tax regime the product last said of it (apps/server/seed/subcategories.ts): where tax_regime is another, somebody decided */
  seeded_tax_regime: string | null;
}

interface TaskTable {
  id: Filled<number>;
  user_id: number;
  type: 'COMPLETE_PROFILE' | 'VERIFY_PHONE' | 'ACTIVATE_DEVICE' | 'FIRST_PAYMENT' | 'READ_INTERNAL_BENEFITS';
  status: Filled<'CREATED' | 'COMPLETED'>;
  created_at: Filled<Timestamp>;
  completed_at: Timestamp | null;
}

interface TaxLimitTable {
  id: Filled<number>;
  country: 'CZ' | 'SK';
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND';
  valid_from: string;
  valid_to: string | null;
  period: 'YEAR' | 'SHIFT' | 'DAY';
  amount: number;
  source: string;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  folded: string;
}

interface UpkeepTable {
  name: string;
  done_at: Filled<Timestamp>;
  findings: Filled<number>;
}

interface UsedElsewhereTable {
  user_id: number;
  client_id: number;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  year: number;
  amount: number;
}

interface UsedElsewhereCompanyTable {
  user_id: number;
  client_id: number;
  company_id: number;
  regime: 'CZ_LEISURE' | 'CZ_HEALTH' | 'CZ_MEAL' | 'CZ_FKSP' | 'SK_MEAL' | 'SK_NON_CASH' | 'SK_RECREATION' | 'SK_SPORT' | 'SK_SOCIAL_FUND' | 'TAXED' | 'PRIVATE';
  year: number;
  amount: number;
}

interface UsedElsewhereImportTable {
  id: Filled<number>;
  client_id: number;
  file_name: string;
  /** The file, personal data: emptied as soon as the import has an outcome */
  content: string;
  /** What all lines have in common: {"regime", "year"} */
  options: Filled<Json<'used_elsewhere_import.options'>>;
  status: 'READ' | 'CHECKING' | 'CHECKED' | 'REFUSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED';
  total: Filled<number>;
  processed: Filled<number>;
  create: Filled<number>;
  update: Filled<number>;
  deactivate: Filled<number>;
  amount: number | null;
  error_count: Filled<number>;
  errors: Filled<Json<'used_elsewhere_import.errors'>>;
  recognised: Json<'used_elsewhere_import.recognised'> | null;
  findings: Filled<Json<'used_elsewhere_import.findings'>>;
  notes: Filled<Json<'used_elsewhere_import.notes'>>;
  note_counts: Filled<Json<'used_elsewhere_import.note_counts'>>;
  created_by: number | null;
  date_created: Filled<Timestamp>;
  finished_at: Timestamp | null;
}

interface UserTable {
  id: Filled<number>;
  username: string;
  email: string | null;
  first_name: string;
  last_name: string;
  language: 'CZ' | 'SK' | 'EN';
  roles: ('ROLE_ADMIN' | 'ROLE_ACCOUNTANT' | 'ROLE_USER')[];
  client_id: number | null;
  newsletter_frequency: Filled<'DAILY' | 'WEEKLY' | 'BI_WEEKLY' | 'MONTHLY' | 'NEVER'>;
  password_hash: string | null;
  failed_logins: Filled<number>;
  locked_until: Timestamp | null;
  last_login_at: Timestamp | null;
  active: Filled<boolean>;
  version: Filled<number>;
  date_created: Filled<Timestamp>;
  last_modified: Filled<Timestamp>;
  last_modified_by: number | null;
  deleted_at: Timestamp | null;
  name_sort_cs: Filled<string>;
  name_sort_sk: Filled<string>;
  folded: Filled<string>;
  company_id: number | null;
  /** Payroll number, unique in its client */
  personal_number: string | null;
  employment_from: string | null;
  employment_to: string | null;
  onboarding_status: Filled<'NONE' | 'SENT' | 'COMPLETED'>;
  onboarding_sent_at: Timestamp | null;
  onboarding_completed_at: Timestamp | null;
  /** Without spaces; given with the invitation or in the profile, and worth nothing until phone_verified_at */
  phone_number: string | null;
  phone_verified_at: Timestamp | null;
  delivery_address: Json<'user.delivery_address'> | null;
  marketing_consent_at: Timestamp | null;
  terms_accepted_at: Timestamp | null;
  terms_version: string | null;
  /** SSO: the employer's directory keeps the name, so its owner does not change it */
  managed_by: Filled<'LOCAL' | 'SSO'>;
  /** When the last invitation was repeated by itself; that is done once */
  onboarding_reminded_at: Timestamp | null;
  /** What the employer's directory calls the person (SCIM externalId) */
  external_id: string | null;
  /** The directory deleted the person: it sees them no more, and may bring them back under the same identifier */
  directory_removed_at: Timestamp | null;
  /** Until when the news reach that this person was sent last */
  newsletter_sent_at: Timestamp | null;
  /** When an administrator last switched the person off; counts while they are off */
  switched_off_at: Timestamp | null;
  email_confirmed_at: Timestamp | null;
  recovery_email: string | null;
  recovery_told_at: Timestamp | null;
  access_changed_at: Timestamp | null;
}

interface UserIdentityTable {
  user_id: number;
  client_id: number;
  issuer: string;
  subject: string;
  date_created: Filled<Timestamp>;
  last_used_at: Filled<Timestamp>;
}

interface UserImportTable {
  id: Filled<number>;
  client_id: number;
  file_name: string;
  /** The file, personal data: emptied as soon as the import has an outcome */
  content: string;
  /** {"deactivateMissing"} */
  options: Filled<Json<'user_import.options'>>;
  status: 'READ' | 'CHECKING' | 'CHECKED' | 'REFUSED' | 'IMPORTING' | 'IMPORTED' | 'FAILED';
  total: Filled<number>;
  processed: Filled<number>;
  create: Filled<number>;
  update: Filled<number>;
  deactivate: Filled<number>;
  error_count: Filled<number>;
  errors: Filled<Json<'user_import.errors'>>;
  created_by: number | null;
  date_created: Filled<Timestamp>;
  finished_at: Timestamp | null;
  /** Format, encoding, delimiter, sheet of the file */
  recognised: Json<'user_import.recognised'> | null;
  findings: Filled<Json<'user_import.findings'>>;
  notes: Filled<Json<'user_import.notes'>>;
  note_counts: Filled<Json<'user_import.note_counts'>>;
  /** What its lines add up to, where they are money; minor units */
  amount: number | null;
}

interface ViewCountTable {
  entity_type: 'PARTNER' | 'OFFER';
  entity_id: number;
  /** business day in Europe/Prague */
  day: string;
  views: number;
}

interface WithdrawalTable {
  id: Filled<number>;
  user_id: number;
  movement_id: number;
  return_movement_id: number | null;
  amount: number;
  currency: 'CZK' | 'EUR';
  iban: string;
  /** REQUESTED waits for the bank order, PAID was sent, RETURNED came back into the wallet, CANCELLED was taken back by its person */
  status: Filled<'REQUESTED' | 'PAID' | 'RETURNED' | 'CANCELLED'>;
  note: string | null;
  created_at: Filled<Timestamp>;
  resolved_at: Timestamp | null;
  resolved_by: number | null;
  /** When it came into a list or a batch for the bank: its person takes it back no more. A draft that is thrown away frees it */
  exported_at: Timestamp | null;
}

export interface DB {
  announcement: AnnouncementTable;
  article: ArticleTable;
  article_media: ArticleMediaTable;
  article_partner: ArticlePartnerTable;
  audit: AuditTable;
  bank_account: BankAccountTable;
  bank_entry: BankEntryTable;
  bank_match: BankMatchTable;
  bank_statement: BankStatementTable;
  book_account: BookAccountTable;
  book_close: BookCloseTable;
  book_close_file: BookCloseFileTable;
  book_close_part: BookClosePartTable;
  book_close_progress: BookCloseProgressTable;
  book_comparison: BookComparisonTable;
  book_day: BookDayTable;
  book_line: BookLineTable;
  book_party_day: BookPartyDayTable;
  branch_office: BranchOfficeTable;
  branch_office_import: BranchOfficeImportTable;
  branch_office_subcategory: BranchOfficeSubcategoryTable;
  card_to_forget: CardToForgetTable;
  card_token: CardTokenTable;
  carousel: CarouselTable;
  catalogue_change: CatalogueChangeTable;
  category: CategoryTable;
  client: ClientTable;
  client_contract: ClientContractTable;
  client_directory_token: ClientDirectoryTokenTable;
  client_document: ClientDocumentTable;
  client_document_line: ClientDocumentLineTable;
  client_document_notice: ClientDocumentNoticeTable;
  client_document_payment: ClientDocumentPaymentTable;
  client_employer: ClientEmployerTable;
  client_log: ClientLogTable;
  client_month: ClientMonthTable;
  client_refund: ClientRefundTable;
  client_sign_in: ClientSignInTable;
  company: CompanyTable;
  credit_account: CreditAccountTable;
  credit_grant: CreditGrantTable;
  credit_grant_import: CreditGrantImportTable;
  credit_grant_shift: CreditGrantShiftTable;
  credit_lot: CreditLotTable;
  credit_lot_company: CreditLotCompanyTable;
  credit_note_lot: CreditNoteLotTable;
  credit_order: CreditOrderTable;
  credit_order_item: CreditOrderItemTable;
  csob_payment: CsobPaymentTable;
  csob_refund: CsobRefundTable;
  demo_gate_card: DemoGateCardTable;
  demo_gate_payment: DemoGatePaymentTable;
  deposit: DepositTable;
  deposit_event: DepositEventTable;
  dispute: DisputeTable;
  dispute_message: DisputeMessageTable;
  favorite: FavoriteTable;
  favorite_list: FavoriteListTable;
  former_client: FormerClientTable;
  gateway_customer: GatewayCustomerTable;
  idempotent_request: IdempotentRequestTable;
  installation_key: InstallationKeyTable;
  installation_secret: InstallationSecretTable;
  known_browser: KnownBrowserTable;
  ledger_due: LedgerDueTable;
  ledger_entry: LedgerEntryTable;
  ledger_posting: LedgerPostingTable;
  map_filters: MapFiltersTable;
  media: MediaTable;
  message: MessageTable;
  migration: MigrationTable;
  mobile_device: MobileDeviceTable;
  movement: MovementTable;
  named_lock: NamedLockTable;
  node: NodeTable;
  offer: OfferTable;
  offer_branch_office: OfferBranchOfficeTable;
  offer_image: OfferImageTable;
  offer_subcategory: OfferSubcategoryTable;
  one_time_code: OneTimeCodeTable;
  operator: OperatorTable;
  partner: PartnerTable;
  partner_account: PartnerAccountTable;
  partner_contract: PartnerContractTable;
  partner_contract_rate: PartnerContractRateTable;
  partner_gallery: PartnerGalleryTable;
  partner_proposal: PartnerProposalTable;
  partner_subcategory: PartnerSubcategoryTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  passkey_owner: PasskeyOwnerTable;
  payment_code: PaymentCodeTable;
  payment_credential: PaymentCredentialTable;
  payout_batch: PayoutBatchTable;
  payout_order: PayoutOrderTable;
  payroll_profile: PayrollProfileTable;
  place: PlaceTable;
  promo_row: PromoRowTable;
  promo_row_item: PromoRowItemTable;
  recovery_code: RecoveryCodeTable;
  regime_usage: RegimeUsageTable;
  saved_view: SavedViewTable;
  search_log: SearchLogTable;
  second_factor: SecondFactorTable;
  seeded: SeededTable;
  session: SessionTable;
  settlement: SettlementTable;
  settlement_document: SettlementDocumentTable;
  settlement_due: SettlementDueTable;
  settlement_fee: SettlementFeeTable;
  settlement_item: SettlementItemTable;
  settlement_notice: SettlementNoticeTable;
  settlement_run: SettlementRunTable;
  settlement_run_partner: SettlementRunPartnerTable;
  subcategory: SubcategoryTable;
  task: TaskTable;
  tax_limit: TaxLimitTable;
  upkeep: UpkeepTable;
  used_elsewhere: UsedElsewhereTable;
  used_elsewhere_company: UsedElsewhereCompanyTable;
  used_elsewhere_import: UsedElsewhereImportTable;
  user: UserTable;
  user_identity: UserIdentityTable;
  user_import: UserImportTable;
  view_count: ViewCountTable;
  withdrawal: WithdrawalTable;
}

/** Every jsonb column; what it holds is said in `JsonColumns`. */
export type JsonColumn =
  | 'announcement.text'
  | 'announcement.link_label'
  | 'article.title'
  | 'article.lead'
  | 'article.cover_alt'
  | 'article.blocks'
  | 'audit.before'
  | 'audit.after'
  | 'book_comparison.findings'
  | 'branch_office.address'
  | 'branch_office.contacts'
  | 'branch_office.opening_hours'
  | 'branch_office_import.errors'
  | 'branch_office_import.options'
  | 'branch_office_import.recognised'
  | 'branch_office_import.findings'
  | 'branch_office_import.notes'
  | 'branch_office_import.note_counts'
  | 'carousel.title'
  | 'carousel.text'
  | 'carousel.button_label'
  | 'carousel.link'
  | 'category.name'
  | 'category.description'
  | 'client.welcome_text'
  | 'client.onboarding'
  | 'client.catalogue'
  | 'client.credit_policy'
  | 'client_document.seller'
  | 'client_document.buyer'
  | 'company.address'
  | 'company.mailing_address'
  | 'company.bank_account'
  | 'company.contact_persons'
  | 'credit_grant_import.options'
  | 'credit_grant_import.errors'
  | 'credit_grant_import.recognised'
  | 'credit_grant_import.findings'
  | 'credit_grant_import.notes'
  | 'credit_grant_import.note_counts'
  | 'idempotent_request.response'
  | 'map_filters.items'
  | 'map_filters.payment'
  | 'map_filters.defaults'
  | 'media.crop'
  | 'offer.name'
  | 'offer.short_description'
  | 'offer.description'
  | 'offer.price'
  | 'offer.original_price'
  | 'offer.cta_label'
  | 'offer.visibility'
  | 'partner.short_description'
  | 'partner.about'
  | 'partner.what_can_be_bought'
  | 'partner.contacts'
  | 'partner.sustainability_note'
  | 'partner.visibility'
  | 'payroll_profile.columns'
  | 'payroll_profile.codes'
  | 'promo_row.title'
  | 'promo_row_item.title_override'
  | 'settlement_document.seller'
  | 'settlement_document.buyer'
  | 'subcategory.name'
  | 'used_elsewhere_import.options'
  | 'used_elsewhere_import.errors'
  | 'used_elsewhere_import.recognised'
  | 'used_elsewhere_import.findings'
  | 'used_elsewhere_import.notes'
  | 'used_elsewhere_import.note_counts'
  | 'user.delivery_address'
  | 'user_import.options'
  | 'user_import.errors'
  | 'user_import.recognised'
  | 'user_import.findings'
  | 'user_import.notes'
  | 'user_import.note_counts';

export const columnTypes: Readonly<Record<keyof DB, Readonly<Record<string, string>>>> = {
  announcement: {
    id: 'int2',
    text: 'jsonb',
    message_kind: 'text',
    link: 'text',
    link_label: 'jsonb',
    dismissible: 'bool',
    revision: 'int4',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
  },
  article: {
    id: 'int4',
    client_id: 'int4',
    title: 'jsonb',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    lead: 'jsonb',
    cover: 'uuid',
    cover_alt: 'jsonb',
    blocks: 'jsonb',
    categories: '_text',
    author: 'text',
    featured: 'bool',
    position: 'int4',
    reading_minutes: 'int4',
    missing_languages: '_text',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
  },
  article_media: {
    article_id: 'int4',
    media_uuid: 'uuid',
  },
  article_partner: {
    article_id: 'int4',
    partner_id: 'int4',
    position: 'int4',
  },
  audit: {
    id: 'int4',
    at: 'timestamptz',
    user_id: 'int4',
    action: 'text',
    entity: 'text',
    entity_id: 'int4',
    before: 'jsonb',
    after: 'jsonb',
    ip: 'text',
  },
  bank_account: {
    id: 'int4',
    iban: 'text',
    name: 'text',
    currency: 'text',
    added_by: 'int4',
    added_at: 'timestamptz',
  },
  bank_entry: {
    id: 'int4',
    statement_id: 'int4',
    position: 'int4',
    day: 'date',
    amount: 'int8',
    counter_account: 'text',
    counter_name: 'text',
    variable_symbol: 'text',
    specific_symbol: 'text',
    constant_symbol: 'text',
    message: 'text',
    reference: 'text',
    fingerprint: 'text',
    repeats_id: 'int4',
    is_open: 'bool',
  },
  bank_match: {
    id: 'int4',
    entry_id: 'int4',
    kind: 'text',
    rule: 'text',
    batch_id: 'int4',
    client_document_id: 'int4',
    order_ids: '_int4',
    moved_ids: '_int4',
    fee: 'int8',
    note: 'text',
    matched_by: 'int4',
    matched_at: 'timestamptz',
    undone_by: 'int4',
    undone_at: 'timestamptz',
  },
  bank_statement: {
    id: 'int4',
    account_id: 'int4',
    format: 'text',
    number: 'text',
    from_day: 'date',
    to_day: 'date',
    opening: 'int8',
    closing: 'int8',
    credits: 'int8',
    debits: 'int8',
    entries: 'int4',
    file_name: 'text',
    file_hash: 'text',
    position: 'int4',
    imported_by: 'int4',
    imported_at: 'timestamptz',
  },
  book_account: {
    code: 'text',
    number: 'text',
  },
  book_close: {
    id: 'int4',
    month: 'date',
    made_by: 'int4',
    made_at: 'timestamptz',
    closed_at: 'timestamptz',
    lines: 'int4',
    sha256: 'text',
    reopen_asked_by: 'int4',
    reopen_asked_at: 'timestamptz',
    reopen_reason: 'text',
    reopened_by: 'int4',
    reopened_at: 'timestamptz',
    year: 'int4',
    number: 'int4',
  },
  book_close_file: {
    id: 'int4',
    close_id: 'int4',
    kind: 'text',
    client_id: 'int4',
    name: 'text',
    bytes: 'int8',
    sha256: 'text',
  },
  book_close_part: {
    file_id: 'int4',
    position: 'int4',
    content: 'bytea',
  },
  book_close_progress: {
    close_id: 'int4',
    made: 'int4',
    files: 'int4',
  },
  book_comparison: {
    id: 'int4',
    at: 'timestamptz',
    findings: 'jsonb',
  },
  book_day: {
    account: 'text',
    day: 'date',
    debit: 'int8',
    credit: 'int8',
  },
  book_line: {
    id: 'int8',
    day: 'date',
    debit: 'text',
    credit: 'text',
    amount: 'int8',
    client_id: 'int4',
    partner_id: 'int4',
    document: 'text',
    document_id: 'int8',
    part: 'text',
    user_id: 'int4',
    lot_id: 'int8',
    seq: 'int4',
    movement_id: 'int8',
    at: 'timestamptz',
    booked_at: 'timestamptz',
  },
  book_party_day: {
    account: 'text',
    party_id: 'int4',
    day: 'date',
    debit: 'int8',
    credit: 'int8',
  },
  branch_office: {
    id: 'int4',
    partner_id: 'int4',
    name: 'text',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    address: 'jsonb',
    lat: 'float8',
    lng: 'float8',
    location_source: 'text',
    contacts: 'jsonb',
    opening_hours: 'jsonb',
    benefit_types: '_text',
    healthcare_provider: 'bool',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    external_id: 'text',
  },
  branch_office_import: {
    id: 'int4',
    partner_id: 'int4',
    file_name: 'text',
    content: 'text',
    status: 'text',
    total: 'int4',
    processed: 'int4',
    create: 'int4',
    error_count: 'int4',
    errors: 'jsonb',
    created_by: 'int4',
    date_created: 'timestamptz',
    finished_at: 'timestamptz',
    update: 'int4',
    deactivate: 'int4',
    options: 'jsonb',
    recognised: 'jsonb',
    findings: 'jsonb',
    notes: 'jsonb',
    note_counts: 'jsonb',
    amount: 'int8',
  },
  branch_office_subcategory: {
    branch_office_id: 'int4',
    subcategory_id: 'int4',
    position: 'int4',
  },
  card_to_forget: {
    id: 'int4',
    gate: 'text',
    gateway_token: 'bytea',
    due_at: 'timestamptz',
    customer: 'text',
  },
  card_token: {
    id: 'int4',
    user_id: 'int4',
    gate: 'text',
    brand: 'text',
    last4: 'text',
    expiry_month: 'int4',
    expiry_year: 'int4',
    gateway_token: 'bytea',
    token_hash: 'bytea',
    is_default: 'bool',
    created_at: 'timestamptz',
    last_used_at: 'timestamptz',
    removed_at: 'timestamptz',
  },
  carousel: {
    id: 'int4',
    placement: 'text',
    title: 'jsonb',
    text: 'jsonb',
    button_label: 'jsonb',
    link: 'jsonb',
    image_desktop: 'uuid',
    image_mobile: 'uuid',
    colour: 'text',
    client_ids: '_int4',
    position: 'int4',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    folded: 'text',
  },
  catalogue_change: {
    id: 'int8',
    xid: 'xid8',
    table_name: 'text',
    row_ids: '_int4',
    at: 'timestamptz',
  },
  category: {
    id: 'int4',
    code: 'text',
    name: 'jsonb',
    description: 'jsonb',
    colour: 'text',
    image: 'uuid',
    position: 'int4',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    folded: 'text',
    deleted_at: 'timestamptz',
    tax_regime: 'text',
  },
  client: {
    id: 'int4',
    name: 'text',
    country: 'text',
    logo: 'uuid',
    contact_email: 'text',
    contact_phone: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    company_id: 'int4',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    login_image: 'uuid',
    primary_colour: 'text',
    default_language: 'text',
    welcome_text: 'jsonb',
    email_domains: '_text',
    onboarding: 'jsonb',
    catalogue: 'jsonb',
    credit_policy: 'jsonb',
    features: '_text',
  },
  client_contract: {
    id: 'int4',
    client_id: 'int4',
    seller_id: 'int4',
    valid_from: 'date',
    valid_to: 'date',
    mode: 'text',
    credit_line: 'int8',
    per_person: 'int8',
    rate: 'int4',
    rate_of: 'text',
    fixed: 'int8',
    minimum: 'int8',
    set_up: 'int8',
    due_days: 'int4',
    email: 'text',
    note: 'text',
    folded: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    reminder_days: 'int4',
    expired_to: 'text',
  },
  client_directory_token: {
    id: 'int4',
    client_id: 'int4',
    name: 'text',
    token_hash: 'bytea',
    date_created: 'timestamptz',
    created_by: 'int4',
    last_used_at: 'timestamptz',
    revoked_at: 'timestamptz',
  },
  client_document: {
    id: 'int4',
    client_id: 'int4',
    client_contract_id: 'int4',
    kind: 'text',
    year: 'int4',
    number: 'int4',
    symbol: 'text',
    currency: 'text',
    issued_on: 'date',
    taxable_on: 'date',
    due_on: 'date',
    month: 'date',
    net: 'int8',
    vat: 'int8',
    amount: 'int8',
    corrects_id: 'int4',
    note: 'text',
    seller: 'jsonb',
    buyer: 'jsonb',
    issued_by: 'int4',
    issued_at: 'timestamptz',
  },
  client_document_line: {
    document_id: 'int4',
    position: 'int4',
    what: 'text',
    quantity: 'int4',
    base: 'int8',
    rate: 'int4',
    net: 'int8',
    vat_rate: 'int4',
    vat: 'int8',
  },
  client_document_notice: {
    document_id: 'int4',
    occasion: 'text',
    email: 'text',
    told_at: 'timestamptz',
  },
  client_document_payment: {
    id: 'int4',
    document_id: 'int4',
    bank_entry_id: 'int4',
    day: 'date',
    amount: 'int8',
    applied: 'int8',
    received_at: 'timestamptz',
    undone_at: 'timestamptz',
    from_prepaid: 'bool',
  },
  client_employer: {
    client_id: 'int4',
    company_id: 'int4',
    position: 'int4',
  },
  client_log: {
    id: 'int8',
    level: 'text',
    message: 'text',
    metadata: 'text',
    stacktrace: 'text',
    reported_at: 'text',
    url: 'text',
    user_agent: 'text',
    user_id: 'int4',
    created_at: 'timestamptz',
  },
  client_month: {
    client_id: 'int4',
    month: 'date',
    client_contract_id: 'int4',
    fees_id: 'int4',
    used_id: 'int4',
    statement_id: 'int4',
    made_by: 'int4',
    made_at: 'timestamptz',
  },
  client_refund: {
    id: 'int4',
    client_id: 'int4',
    status: 'text',
    amount: 'int8',
    currency: 'text',
    iban: 'text',
    reason: 'text',
    made_by: 'int4',
    made_at: 'timestamptz',
    approved_by: 'int4',
    approved_at: 'timestamptz',
    note: 'text',
    resolved_by: 'int4',
    resolved_at: 'timestamptz',
    paid_told_at: 'timestamptz',
    returned_told_at: 'timestamptz',
    told_to: 'text',
  },
  client_sign_in: {
    client_id: 'int4',
    key: 'text',
    enabled: 'bool',
    issuer: 'text',
    oidc_client_id: 'text',
    secret: 'bytea',
    scopes: 'text',
    directory_claim: 'text',
    personal_number_claim: 'text',
    email_claim: 'text',
    is_only: 'bool',
    version: 'int4',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    own_return: 'bool',
  },
  company: {
    id: 'int4',
    name: 'text',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    country: 'text',
    registration_number: 'text',
    tax_id: 'text',
    vat_id: 'text',
    vat_payer: 'bool',
    register_entry: 'text',
    address: 'jsonb',
    mailing_address: 'jsonb',
    billing_email: 'text',
    bank_account: 'jsonb',
    iban: 'text',
    contact_persons: 'jsonb',
    note: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
  },
  credit_account: {
    user_id: 'int4',
    currency: 'text',
    frozen_at: 'timestamptz',
    frozen_reason: 'text',
  },
  credit_grant: {
    id: 'int4',
    client_id: 'int4',
    regime: 'text',
    valid_from: 'date',
    expires_on: 'date',
    note: 'text',
    users: 'int4',
    total: 'int8',
    currency: 'text',
    created_by: 'int4',
    posted_at: 'timestamptz',
    file_hash: 'text',
    ground: 'text',
    invoice_id: 'int4',
  },
  credit_grant_import: {
    id: 'int4',
    client_id: 'int4',
    file_name: 'text',
    content: 'text',
    options: 'jsonb',
    status: 'text',
    total: 'int4',
    processed: 'int4',
    create: 'int4',
    update: 'int4',
    deactivate: 'int4',
    amount: 'int8',
    error_count: 'int4',
    errors: 'jsonb',
    recognised: 'jsonb',
    findings: 'jsonb',
    notes: 'jsonb',
    note_counts: 'jsonb',
    created_by: 'int4',
    date_created: 'timestamptz',
    finished_at: 'timestamptz',
  },
  credit_grant_shift: {
    grant_id: 'int4',
    user_id: 'int4',
    month: 'date',
    shifts: 'int4',
    taxed: 'int8',
  },
  credit_lot: {
    user_id: 'int4',
    id: 'int8',
    client_id: 'int4',
    regime: 'text',
    amount: 'int8',
    remaining: 'int8',
    held: 'int8',
    entries: 'int4',
    granted_at: 'timestamptz',
    valid_from: 'date',
    expires_on: 'date',
    allowed_category_ids: '_int4',
    source: 'text',
    grant_id: 'int4',
    closed: 'text',
    checksum: 'text',
    origin_grant_id: 'int4',
  },
  credit_lot_company: {
    user_id: 'int4',
    lot_id: 'int8',
    company_id: 'int4',
    checksum: 'text',
  },
  credit_note_lot: {
    user_id: 'int4',
    lot_id: 'int8',
    document_id: 'int4',
    seq: 'int4',
    amount: 'int8',
  },
  credit_order: {
    id: 'int4',
    client_id: 'int4',
    document_id: 'int4',
    regime: 'text',
    currency: 'text',
    valid_from: 'date',
    expires_on: 'date',
    allowed_category_ids: '_int4',
    note: 'text',
    ground: 'text',
    shifts_month: 'text',
    file_hash: 'text',
    users: 'int4',
    total: 'int8',
    created_by: 'int4',
    ordered_at: 'timestamptz',
    given_at: 'timestamptz',
    grant_id: 'int4',
  },
  credit_order_item: {
    order_id: 'int4',
    user_id: 'int4',
    amount: 'int8',
    taxed: 'int8',
    shifts: 'int4',
    note: 'text',
    had_left: 'bool',
  },
  csob_payment: {
    deposit_id: 'int8',
    pay_id: 'text',
    amount: 'int8',
    save_card: 'bool',
    created_at: 'timestamptz',
  },
  csob_refund: {
    refund_key: 'text',
    pay_id: 'text',
    amount: 'int8',
    asked_at: 'timestamptz',
    done_at: 'timestamptz',
  },
  demo_gate_card: {
    token: 'text',
    brand: 'text',
    last4: 'text',
    expiry_month: 'int4',
    expiry_year: 'int4',
    created_at: 'timestamptz',
  },
  demo_gate_payment: {
    ref: 'text',
    secret: 'text',
    deposit_id: 'int8',
    amount: 'int8',
    currency: 'text',
    language: 'text',
    return_url: 'text',
    save_card: 'bool',
    charged_card: 'text',
    state: 'text',
    reason: 'text',
    saved_card: 'text',
    refunded: 'int8',
    refund_keys: '_text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  },
  deposit: {
    id: 'int4',
    user_id: 'int4',
    amount: 'int8',
    currency: 'text',
    payment_method: 'text',
    card_token_id: 'int4',
    save_card: 'bool',
    language: 'text',
    ip: 'text',
    return_path: 'text',
    gate: 'text',
    gateway_ref: 'text',
    redirect_url: 'text',
    status: 'text',
    decline_reason: 'text',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    resolved_at: 'timestamptz',
    opening_until: 'timestamptz',
    next_check_at: 'timestamptz',
    asked_at: 'timestamptz',
    refund_due_at: 'timestamptz',
    refunded_at: 'timestamptz',
    folded: 'text',
  },
  deposit_event: {
    id: 'int8',
    deposit_id: 'int4',
    at: 'timestamptz',
    kind: 'text',
    answer: 'text',
  },
  dispute: {
    id: 'int4',
    user_id: 'int4',
    movement_id: 'int8',
    kind: 'text',
    status: 'text',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  dispute_message: {
    id: 'int4',
    dispute_id: 'int4',
    is_answer: 'bool',
    text: 'text',
    at: 'timestamptz',
  },
  favorite: {
    user_id: 'int4',
    entity_type: 'text',
    entity_id: 'int4',
    position: 'int4',
    created_at: 'timestamptz',
  },
  favorite_list: {
    user_id: 'int4',
    revision: 'int4',
  },
  former_client: {
    user_id: 'int4',
    client_id: 'int4',
    last_day: 'date',
  },
  gateway_customer: {
    user_id: 'int4',
    gate: 'text',
    customer: 'text',
  },
  idempotent_request: {
    scope: 'text',
    key: 'text',
    fingerprint: 'text',
    response: 'jsonb',
    at: 'timestamptz',
  },
  installation_key: {
    fingerprint: 'bytea',
    date_created: 'timestamptz',
  },
  installation_secret: {
    name: 'text',
    sealed: 'bytea',
  },
  known_browser: {
    user_id: 'int4',
    token_hash: 'bytea',
    last_seen_at: 'timestamptz',
  },
  ledger_due: {
    user_id: 'int4',
    lot_id: 'int8',
    seq: 'int4',
  },
  ledger_entry: {
    user_id: 'int4',
    lot_id: 'int8',
    seq: 'int4',
    movement_id: 'int8',
    position: 'int4',
    from_account: 'text',
    to_account: 'text',
    amount: 'int8',
    remaining_before: 'int8',
    remaining_after: 'int8',
    held_before: 'int8',
    held_after: 'int8',
    previous: 'int4',
    at: 'timestamptz',
    checksum: 'text',
  },
  ledger_posting: {
    user_id: 'int4',
    lot_id: 'int8',
    seq: 'int4',
    movement_id: 'int8',
    account: 'text',
    amount: 'int8',
    at: 'timestamptz',
  },
  map_filters: {
    id: 'int2',
    items: 'jsonb',
    payment: 'jsonb',
    sustainability_visible: 'bool',
    defaults: 'jsonb',
    quick_categories: '_int4',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
  },
  media: {
    uuid: 'uuid',
    file_name: 'text',
    file_content_type: 'text',
    size: 'int4',
    width: 'int4',
    height: 'int4',
    crop: 'jsonb',
    sha256: 'text',
    created_by: 'int4',
    date_created: 'timestamptz',
  },
  message: {
    id: 'int8',
    channel: 'text',
    kind: 'text',
    user_id: 'int4',
    recipient: 'text',
    dedup_key: 'text',
    content: 'bytea',
    status: 'text',
    attempts: 'int4',
    next_attempt_at: 'timestamptz',
    last_error: 'text',
    rendered: 'bytea',
    date_created: 'timestamptz',
    sent_at: 'timestamptz',
    folded: 'text',
    language: 'text',
  },
  migration: {
    name: 'text',
    checksum: 'text',
    applied_at: 'timestamptz',
    kind: 'text',
  },
  mobile_device: {
    id: 'int4',
    user_id: 'int4',
    registration_id: 'text',
    name: 'text',
    os: 'text',
    model: 'text',
    os_version: 'text',
    app_version: 'text',
    public_key: 'text',
    challenge: 'text',
    token_hash: 'bytea',
    status: 'text',
    status_reason: 'text',
    blocked_by: 'text',
    preferred_for_payment: 'bool',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    confirmed_at: 'timestamptz',
    activated_at: 'timestamptz',
    last_used_at: 'timestamptz',
    blocked_at: 'timestamptz',
    removed_at: 'timestamptz',
  },
  movement: {
    user_id: 'int4',
    id: 'int8',
    type: 'text',
    reason: 'text',
    status: 'text',
    amount: 'int8',
    refunded: 'int8',
    currency: 'text',
    occurred_at: 'timestamptz',
    booked_at: 'timestamptz',
    held_until: 'timestamptz',
    decline_reason: 'text',
    partner_id: 'int4',
    branch_office_id: 'int4',
    offer_id: 'int4',
    category_id: 'int4',
    regime: 'text',
    merchant_name: 'text',
    credential_id: 'int4',
    external_ref: 'text',
    deposit_id: 'int8',
    grant_id: 'int4',
    reverses_id: 'int8',
    note: 'text',
    created_by: 'int4',
    checksum: 'text',
  },
  named_lock: {
    name: 'text',
  },
  node: {
    id: 'text',
    knows: 'text',
    role: 'text',
    started_at: 'timestamptz',
    seen_at: 'timestamptz',
  },
  offer: {
    id: 'int4',
    partner_id: 'int4',
    name: 'jsonb',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    short_description: 'jsonb',
    description: 'jsonb',
    price_type: 'text',
    price: 'jsonb',
    original_price: 'jsonb',
    discount_percent: 'int4',
    benefit_types: '_text',
    cta_url: 'text',
    cta_label: 'jsonb',
    promo_code: 'text',
    position: 'int4',
    visibility: 'jsonb',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    untranslated: 'bool',
  },
  offer_branch_office: {
    offer_id: 'int4',
    branch_office_id: 'int4',
    position: 'int4',
  },
  offer_image: {
    offer_id: 'int4',
    media_uuid: 'uuid',
    position: 'int4',
  },
  offer_subcategory: {
    offer_id: 'int4',
    subcategory_id: 'int4',
    position: 'int4',
  },
  one_time_code: {
    id: 'int8',
    purpose: 'text',
    user_id: 'int4',
    code_hash: 'bytea',
    target: 'text',
    attempts: 'int2',
    date_created: 'timestamptz',
    expires_at: 'timestamptz',
    used_at: 'timestamptz',
    voided_at: 'timestamptz',
  },
  operator: {
    id: 'int2',
    company_id: 'int4',
    email: 'text',
    phone: 'text',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
  },
  partner: {
    id: 'int4',
    name: 'text',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    countries: '_text',
    logo: 'uuid',
    cover: 'uuid',
    short_description: 'jsonb',
    about: 'jsonb',
    what_can_be_bought: 'jsonb',
    contacts: 'jsonb',
    main_category_id: 'int4',
    benefit_types: '_text',
    online: 'bool',
    online_url: 'text',
    sustainability: 'text',
    sustainability_note: 'jsonb',
    sustainability_evidence: 'uuid',
    sustainability_valid_to: 'date',
    grade: 'text',
    scoring_boost: 'int4',
    score: 'float8',
    healthcare_provider: 'bool',
    visibility: 'jsonb',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    contract_number: 'text',
    internal_note: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    company_id: 'int4',
    untranslated: 'bool',
  },
  partner_account: {
    id: 'int4',
    partner_id: 'int4',
    iban: 'text',
    status: 'text',
    is_change: 'bool',
    asked_by: 'int4',
    asked_at: 'timestamptz',
    told_to: 'text',
    decided_by: 'int4',
    decided_at: 'timestamptz',
    holds_from: 'timestamptz',
  },
  partner_contract: {
    id: 'int4',
    partner_id: 'int4',
    valid_from: 'date',
    valid_to: 'date',
    commission: 'int4',
    per_transaction: 'int8',
    period: 'text',
    minimum_payout: 'int8',
    vat_payer: 'bool',
    email: 'text',
    note: 'text',
    folded: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    seller_id: 'int4',
  },
  partner_contract_rate: {
    partner_contract_id: 'int4',
    position: 'int4',
    category_id: 'int4',
    commission: 'int4',
  },
  partner_gallery: {
    partner_id: 'int4',
    media_uuid: 'uuid',
    position: 'int4',
  },
  partner_proposal: {
    id: 'int4',
    user_id: 'int4',
    name: 'text',
    folded: 'text',
    town: 'text',
    note: 'text',
    date_created: 'timestamptz',
    done_at: 'timestamptz',
  },
  partner_subcategory: {
    partner_id: 'int4',
    subcategory_id: 'int4',
    position: 'int4',
  },
  passkey: {
    id: 'int4',
    user_id: 'int4',
    credential_id: 'text',
    public_key: 'bytea',
    counter: 'int8',
    transports: '_text',
    name: 'text',
    is_backed_up: 'bool',
    date_created: 'timestamptz',
    last_used_at: 'timestamptz',
  },
  passkey_challenge: {
    challenge: 'text',
    purpose: 'text',
    binding: 'bytea',
    expires_at: 'timestamptz',
  },
  passkey_owner: {
    user_id: 'int4',
    handle: 'bytea',
  },
  payment_code: {
    user_id: 'int4',
    code_hash: 'bytea',
    use_private: 'bool',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    movement_id: 'int8',
    device_id: 'int4',
    use_taxed: 'bool',
  },
  payment_credential: {
    id: 'int4',
    partner_id: 'int4',
    branch_office_id: 'int4',
    name: 'text',
    key_id: 'text',
    public_key: 'text',
    created_by: 'int4',
    date_created: 'timestamptz',
    last_used_at: 'timestamptz',
    revoked_at: 'timestamptz',
  },
  payout_batch: {
    id: 'int4',
    status: 'text',
    format: 'text',
    payer_name: 'text',
    payer_iban: 'text',
    due_day: 'date',
    orders: 'int4',
    amount: 'int8',
    content: 'bytea',
    sha256: 'text',
    made_by: 'int4',
    made_at: 'timestamptz',
    approved_by: 'int4',
    approved_at: 'timestamptz',
    downloaded_at: 'timestamptz',
    bank_entry_id: 'int4',
    note: 'text',
  },
  payout_order: {
    id: 'int4',
    batch_id: 'int4',
    position: 'int4',
    settlement_id: 'int4',
    status: 'text',
    was_returned: 'bool',
    name: 'text',
    iban: 'text',
    amount: 'int8',
    symbol: 'text',
    message: 'text',
    note: 'text',
    resolved_by: 'int4',
    resolved_at: 'timestamptz',
    withdrawal_id: 'int4',
    client_refund_id: 'int4',
  },
  payroll_profile: {
    client_id: 'int4',
    name: 'text',
    encoding: 'text',
    separator: 'text',
    decimal_mark: 'text',
    has_heading: 'bool',
    row_of: 'text',
    columns: 'jsonb',
    codes: 'jsonb',
  },
  place: {
    id: 'text',
    name: 'text',
    folded: 'text',
    country: 'text',
    region: 'text',
    lat: 'float8',
    lng: 'float8',
    population: 'int4',
    district: 'text',
    municipality: 'text',
    postal_codes: '_text',
    other_names: '_text',
    changed_at: 'timestamptz',
  },
  promo_row: {
    id: 'int4',
    title: 'jsonb',
    placement: 'text',
    category_id: 'int4',
    colour: 'text',
    client_ids: '_int4',
    position: 'int4',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    folded: 'text',
  },
  promo_row_item: {
    promo_row_id: 'int4',
    position: 'int4',
    link_target: 'text',
    target_id: 'int4',
    title_override: 'jsonb',
    image: 'uuid',
  },
  recovery_code: {
    id: 'int8',
    user_id: 'int4',
    code_hash: 'bytea',
    used_at: 'timestamptz',
  },
  regime_usage: {
    user_id: 'int4',
    client_id: 'int4',
    regime: 'text',
    year: 'int4',
    used: 'int8',
  },
  saved_view: {
    id: 'int4',
    user_id: 'int4',
    list: 'text',
    name: 'text',
    search: 'text',
    shared: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
  },
  search_log: {
    day: 'date',
    keyword: 'text',
    searches: 'int4',
    result_count: 'int4',
  },
  second_factor: {
    user_id: 'int4',
    secret: 'bytea',
    pending: 'bytea',
    pending_at: 'timestamptz',
    last_step: 'int8',
    failures: 'int2',
    locked_until: 'timestamptz',
  },
  seeded: {
    name: 'text',
    edition: 'int4',
  },
  session: {
    token_hash: 'bytea',
    user_id: 'int4',
    csrf_token: 'text',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    expires_at: 'timestamptz',
    id: 'uuid',
    ip: 'text',
    user_agent: 'text',
    method: 'text',
    stage: 'text',
    proven_at: 'timestamptz',
    factor_guesses: 'int2',
    previous_hash: 'bytea',
    previous_until: 'timestamptz',
    renamed_at: 'timestamptz',
  },
  settlement: {
    id: 'int4',
    partner_id: 'int4',
    run_id: 'int4',
    previous_id: 'int4',
    cut_off: 'date',
    status: 'text',
    year: 'int4',
    number: 'int4',
    carried_in: 'int8',
    payments: 'int4',
    captured: 'int8',
    refunded: 'int8',
    commission: 'int8',
    transaction_fees: 'int8',
    vat_rate: 'int4',
    vat: 'int8',
    minimum_payout: 'int8',
    payout: 'int8',
    carried_out: 'int8',
    made_by: 'int4',
    made_at: 'timestamptz',
    approved_by: 'int4',
    approved_at: 'timestamptz',
    submitted_at: 'timestamptz',
  },
  settlement_document: {
    settlement_id: 'int4',
    issued_on: 'date',
    seller: 'jsonb',
    buyer: 'jsonb',
  },
  settlement_due: {
    partner_id: 'int4',
    cut_off: 'date',
    run_id: 'int4',
  },
  settlement_fee: {
    settlement_id: 'int4',
    position: 'int4',
    partner_contract_id: 'int4',
    category_id: 'int4',
    rate: 'int4',
    payments: 'int4',
    captured: 'int8',
    refunded: 'int8',
    commission: 'int8',
    transaction_fees: 'int8',
    has_vat: 'bool',
  },
  settlement_item: {
    user_id: 'int4',
    movement_id: 'int8',
    settlement_id: 'int4',
    is_refund: 'bool',
    amount: 'int8',
    day: 'date',
    partner_contract_id: 'int4',
    category_id: 'int4',
    commission: 'int4',
  },
  settlement_notice: {
    settlement_id: 'int4',
    email: 'text',
    told_at: 'timestamptz',
  },
  settlement_run: {
    id: 'int4',
    up_to: 'date',
    partner_id: 'int4',
    made_by: 'int4',
    made_at: 'timestamptz',
    finished_at: 'timestamptz',
  },
  settlement_run_partner: {
    run_id: 'int4',
    partner_id: 'int4',
    outcome: 'text',
    payments: 'int4',
  },
  subcategory: {
    id: 'int4',
    category_id: 'int4',
    name: 'jsonb',
    position: 'int4',
    image: 'uuid',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    folded: 'text',
    tax_regime: 'text',
    seeded_tax_regime: 'text',
  },
  task: {
    id: 'int4',
    user_id: 'int4',
    type: 'text',
    status: 'text',
    created_at: 'timestamptz',
    completed_at: 'timestamptz',
  },
  tax_limit: {
    id: 'int4',
    country: 'text',
    regime: 'text',
    valid_from: 'date',
    valid_to: 'date',
    period: 'text',
    amount: 'int8',
    source: 'text',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    folded: 'text',
  },
  upkeep: {
    name: 'text',
    done_at: 'timestamptz',
    findings: 'int4',
  },
  used_elsewhere: {
    user_id: 'int4',
    client_id: 'int4',
    regime: 'text',
    year: 'int4',
    amount: 'int8',
  },
  used_elsewhere_company: {
    user_id: 'int4',
    client_id: 'int4',
    company_id: 'int4',
    regime: 'text',
    year: 'int4',
    amount: 'int8',
  },
  used_elsewhere_import: {
    id: 'int4',
    client_id: 'int4',
    file_name: 'text',
    content: 'text',
    options: 'jsonb',
    status: 'text',
    total: 'int4',
    processed: 'int4',
    create: 'int4',
    update: 'int4',
    deactivate: 'int4',
    amount: 'int8',
    error_count: 'int4',
    errors: 'jsonb',
    recognised: 'jsonb',
    findings: 'jsonb',
    notes: 'jsonb',
    note_counts: 'jsonb',
    created_by: 'int4',
    date_created: 'timestamptz',
    finished_at: 'timestamptz',
  },
  user: {
    id: 'int4',
    username: 'text',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    language: 'text',
    roles: '_text',
    client_id: 'int4',
    newsletter_frequency: 'text',
    password_hash: 'text',
    failed_logins: 'int4',
    locked_until: 'timestamptz',
    last_login_at: 'timestamptz',
    active: 'bool',
    version: 'int4',
    date_created: 'timestamptz',
    last_modified: 'timestamptz',
    last_modified_by: 'int4',
    deleted_at: 'timestamptz',
    name_sort_cs: 'text',
    name_sort_sk: 'text',
    folded: 'text',
    company_id: 'int4',
    personal_number: 'text',
    employment_from: 'date',
    employment_to: 'date',
    onboarding_status: 'text',
    onboarding_sent_at: 'timestamptz',
    onboarding_completed_at: 'timestamptz',
    phone_number: 'text',
    phone_verified_at: 'timestamptz',
    delivery_address: 'jsonb',
    marketing_consent_at: 'timestamptz',
    terms_accepted_at: 'timestamptz',
    terms_version: 'text',
    managed_by: 'text',
    onboarding_reminded_at: 'timestamptz',
    external_id: 'text',
    directory_removed_at: 'timestamptz',
    newsletter_sent_at: 'timestamptz',
    switched_off_at: 'timestamptz',
    email_confirmed_at: 'timestamptz',
    recovery_email: 'text',
    recovery_told_at: 'timestamptz',
    access_changed_at: 'timestamptz',
  },
  user_identity: {
    user_id: 'int4',
    client_id: 'int4',
    issuer: 'text',
    subject: 'text',
    date_created: 'timestamptz',
    last_used_at: 'timestamptz',
  },
  user_import: {
    id: 'int4',
    client_id: 'int4',
    file_name: 'text',
    content: 'text',
    options: 'jsonb',
    status: 'text',
    total: 'int4',
    processed: 'int4',
    create: 'int4',
    update: 'int4',
    deactivate: 'int4',
    error_count: 'int4',
    errors: 'jsonb',
    created_by: 'int4',
    date_created: 'timestamptz',
    finished_at: 'timestamptz',
    recognised: 'jsonb',
    findings: 'jsonb',
    notes: 'jsonb',
    note_counts: 'jsonb',
    amount: 'int8',
  },
  view_count: {
    entity_type: 'text',
    entity_id: 'int4',
    day: 'date',
    views: 'int4',
  },
  withdrawal: {
    id: 'int4',
    user_id: 'int4',
    movement_id: 'int8',
    return_movement_id: 'int8',
    amount: 'int8',
    currency: 'text',
    iban: 'text',
    status: 'text',
    note: 'text',
    created_at: 'timestamptz',
    resolved_at: 'timestamptz',
    resolved_by: 'int4',
    exported_at: 'timestamptz',
  },
};

type ForeignKeys = Partial<Record<keyof DB, Readonly<Record<string, keyof DB>>>>;
export const foreignKeys: Readonly<ForeignKeys> = {
  article: {
    client_id: 'client',
    cover: 'media',
  },
  article_media: {
    article_id: 'article',
    media_uuid: 'media',
  },
  article_partner: {
    article_id: 'article',
    partner_id: 'partner',
  },
  bank_entry: {
    statement_id: 'bank_statement',
    repeats_id: 'bank_entry',
  },
  bank_match: {
    entry_id: 'bank_entry',
    batch_id: 'payout_batch',
    client_document_id: 'client_document',
  },
  bank_statement: {
    account_id: 'bank_account',
  },
  book_close_file: {
    close_id: 'book_close',
    client_id: 'client',
  },
  book_close_part: {
    file_id: 'book_close_file',
  },
  book_close_progress: {
    close_id: 'book_close',
  },
  book_day: {
    account: 'book_account',
  },
  book_party_day: {
    account: 'book_account',
  },
  branch_office: {
    partner_id: 'partner',
  },
  branch_office_import: {
    partner_id: 'partner',
  },
  branch_office_subcategory: {
    branch_office_id: 'branch_office',
    subcategory_id: 'subcategory',
  },
  card_token: {
    user_id: 'user',
  },
  carousel: {
    image_desktop: 'media',
    image_mobile: 'media',
  },
  category: {
    image: 'media',
  },
  client: {
    logo: 'media',
    company_id: 'company',
    login_image: 'media',
  },
  client_contract: {
    client_id: 'client',
    seller_id: 'company',
  },
  client_directory_token: {
    client_id: 'client',
    created_by: 'user',
  },
  client_document: {
    client_id: 'client',
    corrects_id: 'client_document',
  },
  client_document_line: {
    document_id: 'client_document',
  },
  client_document_notice: {
    document_id: 'client_document',
  },
  client_document_payment: {
    document_id: 'client_document',
  },
  client_employer: {
    client_id: 'client',
    company_id: 'company',
  },
  client_month: {
    client_id: 'client',
    client_contract_id: 'client_contract',
    fees_id: 'client_document',
    used_id: 'client_document',
    statement_id: 'client_document',
  },
  client_refund: {
    client_id: 'client',
  },
  client_sign_in: {
    client_id: 'client',
    last_modified_by: 'user',
  },
  credit_account: {
    user_id: 'user',
  },
  credit_grant: {
    client_id: 'client',
    invoice_id: 'client_document',
  },
  credit_grant_import: {
    client_id: 'client',
  },
  credit_grant_shift: {
    grant_id: 'credit_grant',
    user_id: 'user',
  },
  credit_lot: {
    user_id: 'credit_account',
    client_id: 'client',
    grant_id: 'credit_grant',
    origin_grant_id: 'credit_grant',
  },
  credit_lot_company: {
    company_id: 'company',
  },
  credit_note_lot: {
    document_id: 'client_document',
  },
  credit_order: {
    client_id: 'client',
    document_id: 'client_document',
    grant_id: 'credit_grant',
  },
  credit_order_item: {
    order_id: 'credit_order',
    user_id: 'user',
  },
  deposit: {
    user_id: 'user',
    card_token_id: 'card_token',
  },
  deposit_event: {
    deposit_id: 'deposit',
  },
  dispute: {
    user_id: 'user',
  },
  dispute_message: {
    dispute_id: 'dispute',
  },
  favorite: {
    user_id: 'user',
  },
  favorite_list: {
    user_id: 'user',
  },
  former_client: {
    user_id: 'user',
    client_id: 'client',
  },
  gateway_customer: {
    user_id: 'user',
  },
  known_browser: {
    user_id: 'user',
  },
  message: {
    user_id: 'user',
  },
  mobile_device: {
    user_id: 'user',
  },
  movement: {
    user_id: 'credit_account',
    partner_id: 'partner',
    category_id: 'category',
    credential_id: 'payment_credential',
    deposit_id: 'deposit',
    grant_id: 'credit_grant',
  },
  offer: {
    partner_id: 'partner',
  },
  offer_branch_office: {
    offer_id: 'offer',
    branch_office_id: 'branch_office',
  },
  offer_image: {
    offer_id: 'offer',
    media_uuid: 'media',
  },
  offer_subcategory: {
    offer_id: 'offer',
    subcategory_id: 'subcategory',
  },
  one_time_code: {
    user_id: 'user',
  },
  operator: {
    company_id: 'company',
  },
  partner: {
    logo: 'media',
    cover: 'media',
    main_category_id: 'category',
    sustainability_evidence: 'media',
    company_id: 'company',
  },
  partner_account: {
    partner_id: 'partner',
  },
  partner_contract: {
    partner_id: 'partner',
    seller_id: 'company',
  },
  partner_contract_rate: {
    partner_contract_id: 'partner_contract',
    category_id: 'category',
  },
  partner_gallery: {
    partner_id: 'partner',
    media_uuid: 'media',
  },
  partner_proposal: {
    user_id: 'user',
  },
  partner_subcategory: {
    partner_id: 'partner',
    subcategory_id: 'subcategory',
  },
  passkey: {
    user_id: 'user',
  },
  passkey_owner: {
    user_id: 'user',
  },
  payment_code: {
    user_id: 'user',
    device_id: 'mobile_device',
  },
  payment_credential: {
    partner_id: 'partner',
    branch_office_id: 'branch_office',
  },
  payout_batch: {
    bank_entry_id: 'bank_entry',
  },
  payout_order: {
    batch_id: 'payout_batch',
    settlement_id: 'settlement',
    withdrawal_id: 'withdrawal',
    client_refund_id: 'client_refund',
  },
  payroll_profile: {
    client_id: 'client',
  },
  promo_row: {
    category_id: 'category',
  },
  promo_row_item: {
    promo_row_id: 'promo_row',
    image: 'media',
  },
  recovery_code: {
    user_id: 'user',
  },
  regime_usage: {
    user_id: 'credit_account',
    client_id: 'client',
  },
  saved_view: {
    user_id: 'user',
    last_modified_by: 'user',
  },
  second_factor: {
    user_id: 'user',
  },
  session: {
    user_id: 'user',
  },
  settlement: {
    partner_id: 'partner',
    run_id: 'settlement_run',
    previous_id: 'settlement',
  },
  settlement_document: {
    settlement_id: 'settlement',
  },
  settlement_due: {
    partner_id: 'partner',
    run_id: 'settlement_run',
  },
  settlement_fee: {
    settlement_id: 'settlement',
    category_id: 'category',
  },
  settlement_item: {
    settlement_id: 'settlement',
    category_id: 'category',
  },
  settlement_notice: {
    settlement_id: 'settlement',
  },
  settlement_run: {
    partner_id: 'partner',
  },
  settlement_run_partner: {
    run_id: 'settlement_run',
    partner_id: 'partner',
  },
  subcategory: {
    category_id: 'category',
    image: 'media',
  },
  task: {
    user_id: 'user',
  },
  used_elsewhere: {
    user_id: 'user',
    client_id: 'client',
  },
  used_elsewhere_company: {
    user_id: 'user',
    client_id: 'client',
    company_id: 'company',
  },
  used_elsewhere_import: {
    client_id: 'client',
  },
  user: {
    client_id: 'client',
    company_id: 'company',
  },
  user_identity: {
    user_id: 'user',
    client_id: 'client',
  },
  user_import: {
    client_id: 'client',
  },
  withdrawal: {
    user_id: 'user',
  },
};
