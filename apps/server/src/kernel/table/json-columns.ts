/** What each jsonb column holds, said once: whatever reads one has its type from here (platform/db/select-list.ts). */
import type {
  Address,
  AddressComponent,
  ArticleBlock,
  BankAccount,
  BookFinding,
  ClientCatalogue,
  ClientOnboarding,
  Contact,
  ContactPerson,
  CreditPolicy,
  Crop,
  DeliveryAddress,
  DocumentParty,
  ImportError,
  ImportNote,
  LocalizedText,
  MapFiltersForm,
  Money,
  OpeningHours,
  PayrollProfile,
  RecognisedFile,
  SlideLink,
  Visibility,
} from '@cafeteria/contract';
import type { JsonColumn, JsonValue } from '../../platform/db/index.ts';

/** How an administrator's file is kept, in the three tables of imports. */
type ImportColumns<T extends string> = {
  readonly [K in `${T}.options` | `${T}.findings`]: Readonly<Record<string, unknown>>;
} & { readonly [K in `${T}.errors`]: ImportError[] } & {
  readonly [K in `${T}.notes`]: ImportNote[];
} & { readonly [K in `${T}.note_counts`]: Readonly<Record<string, number>> } & {
  readonly [K in `${T}.recognised`]: RecognisedFile;
};
type Texts =
  | 'announcement.text'
  | 'announcement.link_label'
  | 'article.title'
  | 'article.lead'
  | 'article.cover_alt'
  | 'carousel.title'
  | 'carousel.text'
  | 'carousel.button_label'
  | 'category.name'
  | 'category.description'
  | 'client.welcome_text'
  | 'offer.name'
  | 'offer.short_description'
  | 'offer.description'
  | 'offer.cta_label'
  | 'partner.short_description'
  | 'partner.about'
  | 'partner.what_can_be_bought'
  | 'partner.sustainability_note'
  | 'promo_row.title'
  | 'promo_row_item.title_override'
  | 'subcategory.name';

type Held = { readonly [K in Texts]: LocalizedText } & ImportColumns<
  'branch_office_import' | 'credit_grant_import' | 'used_elsewhere_import' | 'user_import'
> & {
    readonly 'article.blocks': ArticleBlock[];
    readonly 'audit.before': Record<string, unknown>;
    readonly 'audit.after': Record<string, unknown>;
    /** With the parts it was found by, which readers are not told. */
    readonly 'branch_office.address': Address & { readonly components?: AddressComponent[] };
    readonly 'book_comparison.findings': BookFinding[];
    readonly 'branch_office.contacts': Contact[];
    readonly 'branch_office.opening_hours': OpeningHours;
    readonly 'carousel.link': SlideLink;
    readonly 'client.onboarding': ClientOnboarding;
    readonly 'client.catalogue': ClientCatalogue;
    readonly 'client.credit_policy': CreditPolicy;
    readonly 'client_document.seller': DocumentParty;
    readonly 'client_document.buyer': DocumentParty;
    readonly 'settlement_document.seller': DocumentParty;
    readonly 'settlement_document.buyer': DocumentParty;
    readonly 'company.address': Address;
    readonly 'company.mailing_address': Address;
    readonly 'company.bank_account': BankAccount;
    readonly 'company.contact_persons': ContactPerson[];
    readonly 'idempotent_request.response': JsonValue;
    readonly 'map_filters.items': MapFiltersForm['items'];
    readonly 'map_filters.payment': MapFiltersForm['payment'];
    readonly 'map_filters.defaults': MapFiltersForm['defaults'];
    readonly 'media.crop': Crop;
    readonly 'offer.price': Money;
    readonly 'offer.original_price': Money;
    readonly 'offer.visibility': Visibility;
    readonly 'payroll_profile.columns': PayrollProfile['columns'];
    readonly 'payroll_profile.codes': PayrollProfile['codes'];
    readonly 'partner.contacts': Contact[];
    readonly 'partner.visibility': Visibility;
    readonly 'user.delivery_address': DeliveryAddress;
  };

/** A jsonb column of which nothing is said here does not satisfy `never`: the compiler names it. */
type Complete<Unsaid extends never> = Held & Readonly<Record<Unsaid, never>>;

declare module '../../platform/db/types.ts' {
  interface JsonColumns extends Complete<Exclude<JsonColumn, keyof Held>> {}
}
