import type {
  BranchOfficeForm,
  MagazineArticleForm,
  ClientForm,
  CompanyForm,
  OfferForm,
  PartnerForm,
} from '@cafeteria/contract';
import type { Localized } from './text.ts';

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
  role: 'ROLE_ADMIN' | 'ROLE_USER';
  clientId: number | null;
  companyId: number | null;
  personalNumber: string | null;
  newsletterFrequency: string;
};
export type DemoPartner = Stored & { input: PartnerForm };
export type DemoBranchOffice = Stored & { partnerId: number; input: BranchOfficeForm };
export type DemoOffer = Stored & { input: OfferForm };
/** `pictures` of its blocks are drawn in the `world` of a trade. */
export type DemoArticle = Stored & {
  clientId: number | null;
  position: number;
  world: string;
  pictures: number;
  input: MagazineArticleForm;
};
export type DemoTarget = {
  type: 'PARTNER' | 'OFFER' | 'CATEGORY' | 'SUBCATEGORY';
  targetId: number;
};
export type DemoArticleTarget = { type: 'ARTICLE'; targetId: number };
export type DemoColour = 'YELLOW' | 'RED' | 'PURPLE' | 'GREEN' | 'BLUE';
export type DemoSlide = Stored & {
  placement: 'HOMEPAGE' | 'MAGAZINE';
  title: Localized;
  text: Localized;
  buttonLabel: Localized;
  link: DemoTarget | DemoArticleTarget;
  imageDesktop: string;
  imageMobile: string;
  colour: DemoColour;
  validFrom: string | null;
  validTo: string | null;
};
export type DemoPromoRow = Stored & {
  title: Localized;
  categoryId: number | null;
  colour: DemoColour | null;
  items: readonly DemoTarget[];
  position: number;
};
export type DemoFavourite = { userId: number; entityType: 'PARTNER' | 'OFFER'; entityId: number };
export type DemoAnnouncement = { text: Localized; link: string; linkLabel: Localized };

/** Everything the demo shows, before it is rows. */
export type DemoContent = {
  media: readonly DemoMedia[];
  companies: readonly DemoCompany[];
  clients: readonly DemoClient[];
  users: readonly DemoUser[];
  partners: readonly DemoPartner[];
  branchOffices: readonly DemoBranchOffice[];
  offers: readonly DemoOffer[];
  slides: readonly DemoSlide[];
  promoRows: readonly DemoPromoRow[];
  articles: readonly DemoArticle[];
  announcement: DemoAnnouncement;
  favourites: readonly DemoFavourite[];
};
