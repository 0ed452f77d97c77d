import type { Drawn } from './vocab/articles/index.ts';
import type {
  AnnouncementForm,
  CarouselForm,
  PromoRowForm,
  PromoRowItem,
  BranchOfficeForm,
  MagazineArticleForm,
  ClientForm,
  CompanyForm,
  OfferForm,
  PartnerContractForm,
  PartnerForm,
  Role,
} from '@cafeteria/contract';

type Stored = { id: number; active: boolean; dateCreated: string };
export type DemoMedia = {
  uuid: string;
  fileName: string;
  svg: string;
  width: number;
  height: number;
};
export type DemoCompany = Stored & { input: CompanyForm };
export type DemoClient = Stored & { input: ClientForm };
export type DemoUser = Stored & {
  username: string;
  firstName: string;
  lastName: string;
  language: 'CZ' | 'SK' | 'EN';
  role: Role;
  clientId: number | null;
  companyId: number | null;
  personalNumber: string | null;
  newsletterFrequency: string;
};
/** On what terms a partner is paid, and where to. */
export type DemoContract = Stored & { input: PartnerContractForm; iban: string };
export type DemoPartner = Stored & { input: PartnerForm };
export type DemoBranchOffice = Stored & { partnerId: number; input: BranchOfficeForm };
export type DemoOffer = Stored & { input: OfferForm };
/**
 * Its cover and the pictures of its blocks, in the order of their numbers, are
 * drawn in the colours of a trade, its `world`.
 */
export type DemoArticle = Stored & {
  clientId: number | null;
  position: number;
  world: string;
  pictures: readonly (Drawn | undefined)[];
  input: MagazineArticleForm;
};
export type DemoTarget = Pick<PromoRowItem, 'linkTarget' | 'targetId'>;
export type DemoColour = CarouselForm['colour'];
export type DemoSlide = Stored & { input: CarouselForm };
export type DemoPromoRow = Stored & { position: number; input: PromoRowForm };
export type DemoFavorite = { userId: number; entityType: 'PARTNER' | 'OFFER'; entityId: number };

/** Everything the demo shows, before it is rows. */
export type DemoContent = {
  /** The primary language of the installation. */
  language: 'cs' | 'sk';
  media: readonly DemoMedia[];
  companies: readonly DemoCompany[];
  clients: readonly DemoClient[];
  users: readonly DemoUser[];
  partners: readonly DemoPartner[];
  branchOffices: readonly DemoBranchOffice[];
  offers: readonly DemoOffer[];
  contracts: readonly DemoContract[];
  slides: readonly DemoSlide[];
  promoRows: readonly DemoPromoRow[];
  articles: readonly DemoArticle[];
  announcement: AnnouncementForm;
  favorites: readonly DemoFavorite[];
};
