import { createHash } from 'node:crypto';
import { formatAddress } from '@cafeteria/contract';
import { userColumns } from '../src/people/user/index.ts';
import { fold, sortKey } from '../src/platform/db/index.ts';
import { articleMediaRows, articleRow } from './article-rows.ts';
import type { DemoContent, DemoFavourite, DemoOffer, DemoPartner } from './content.ts';

type Row = Record<string, unknown>;
const sorted = (name: string, slovak = name): Row => ({
  name_sort_cs: sortKey(name, 'cs'),
  name_sort_sk: sortKey(slovak, 'sk'),
});

const gradeScore = { A: 60, B: 40, C: 20, D: 0, E: -30 } as const;
const greenScore = { ADEPT_FOR_SUSTAINABILITY: 5, SUSTAINABILITY_CHAMPION: 10 } as const;
const month = 30 * 86_400_000;

/** SCORING of domain rule 11.10 without views and payments, which a new installation has not seen yet. */
export const scoreOf = (
  { input, dateCreated }: DemoPartner,
  favourites: number,
  now: Date,
): number =>
  30 * Math.log(1 + favourites) +
  (input.grade ? gradeScore[input.grade] : 0) +
  (input.sustainability ? greenScore[input.sustainability] : 0) +
  (now.getTime() - Date.parse(dateCreated) <= month ? 20 : 0) +
  input.scoringBoost;

const partnerRow = (partner: DemoPartner, favourites: number, now: Date): Row => {
  const { id, input, active, dateCreated } = partner;
  return {
    id,
    name: input.name,
    ...sorted(input.name),
    folded: fold(input.name),
    company_id: input.companyId,
    countries: input.countries,
    logo: input.logo,
    cover: input.cover,
    short_description: input.shortDescription,
    about: input.about,
    what_can_be_bought: input.whatCanBeBought,
    contacts: input.contacts,
    main_category_id: input.mainCategoryId,
    benefit_types: input.benefitTypes,
    online: input.online,
    online_url: input.onlineUrl,
    sustainability: input.sustainability,
    sustainability_note: input.sustainabilityNote,
    sustainability_evidence: input.sustainabilityEvidence,
    sustainability_valid_to: input.sustainabilityValidTo,
    grade: input.grade,
    scoring_boost: input.scoringBoost,
    score: scoreOf(partner, favourites, now),
    healthcare_provider: input.healthcareProvider,
    visibility: input.visibility,
    valid_from: input.validFrom,
    valid_to: input.validTo,
    contract_number: input.contractNumber,
    internal_note: input.internalNote,
    active,
    version: 1,
    date_created: dateCreated,
    last_modified: dateCreated,
    last_modified_by: 1,
  };
};

const branchOfficeRow = ({
  id,
  partnerId,
  input,
  active,
  dateCreated,
}: DemoContent['branchOffices'][number]): Row => ({
  id,
  partner_id: partnerId,
  name: input.name,
  ...sorted(input.name),
  folded: fold(`${input.name} ${formatAddress(input.address)}`),
  address: input.address,
  location_source: input.locationSource,
  contacts: input.contacts,
  opening_hours: input.openingHours,
  benefit_types: input.benefitTypes,
  healthcare_provider: input.healthcareProvider,
  active,
  version: 1,
  date_created: dateCreated,
  last_modified: dateCreated,
  last_modified_by: 1,
});

const offerRow = ({ id, input, active, dateCreated }: DemoOffer): Row => ({
  id,
  partner_id: input.partnerId,
  name: input.name,
  ...sorted(input.name.cs ?? '', input.name.sk ?? ''),
  folded: fold(Object.values(input.name).join(' ')),
  short_description: input.shortDescription,
  description: input.description,
  price_type: input.priceType,
  price: input.price,
  original_price: input.originalPrice,
  discount_percent: input.discountPercent,
  benefit_types: input.benefitTypes,
  cta_url: input.ctaUrl,
  cta_label: input.ctaLabel,
  promo_code: input.promoCode,
  position: input.position,
  visibility: input.visibility,
  valid_from: input.validFrom,
  valid_to: input.validTo,
  active,
  version: 1,
  date_created: dateCreated,
  last_modified: dateCreated,
  last_modified_by: 1,
});

const names = (user: DemoContent['users'][number]) => ({ ...user, email: user.username });
const userRow =
  (hashes: Readonly<Record<'admin' | 'user', string>>) =>
  (user: DemoContent['users'][number]): Row => ({
    id: user.id,
    username: user.username,
    email: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    language: user.language,
    roles: [user.role],
    client_id: user.clientId,
    company_id: user.companyId,
    personal_number: user.personalNumber,
    name_sort_cs: userColumns(names(user)).nameSortCs,
    name_sort_sk: userColumns(names(user)).nameSortSk,
    folded: userColumns(names(user)).folded,
    onboarding_status: 'COMPLETED',
    onboarding_sent_at: user.dateCreated,
    onboarding_completed_at: user.dateCreated,
    onboarding_delivery: 'OK',
    newsletter_frequency: user.newsletterFrequency,
    password_hash: user.role === 'ROLE_ADMIN' ? hashes.admin : hashes.user,
    failed_logins: 0,
    active: user.active,
    version: 1,
    date_created: user.dateCreated,
    last_modified: user.dateCreated,
  });

const positioned = (favourites: readonly DemoFavourite[], now: Date): Row[] => {
  const counts = new Map<number, number>();
  return favourites.map(({ userId, entityType, entityId }) => {
    const position = counts.get(userId) ?? 0;
    counts.set(userId, position + 1);
    return {
      user_id: userId,
      entity_type: entityType,
      entity_id: entityId,
      position,
      created_at: now.toISOString(),
    };
  });
};

const ordered = <T>(list: readonly T[] | null, row: (item: T) => Row): Row[] =>
  (list ?? []).map((item, position) => ({ ...row(item), position }));

const managed = ({
  id,
  active,
  dateCreated,
}: {
  id: number;
  active: boolean;
  dateCreated: string;
}): Row => ({
  id,
  active,
  version: 1,
  date_created: dateCreated,
  last_modified: dateCreated,
  last_modified_by: 1,
});

const companyRow = (company: DemoContent['companies'][number]): Row => {
  const { input } = company;
  return {
    ...managed(company),
    name: input.name,
    ...sorted(input.name),
    folded: fold(
      [input.name, input.registrationNumber, input.taxId, input.vatId, input.address.city].join(
        ' ',
      ),
    ),
    country: input.country,
    registration_number: input.registrationNumber,
    tax_id: input.taxId,
    vat_id: input.vatId,
    vat_payer: input.vatPayer,
    register_entry: input.registerEntry,
    address: input.address,
    mailing_address: input.mailingAddress,
    billing_email: input.billingEmail,
    bank_account: input.bankAccount,
    iban: input.iban,
    contact_persons: input.contactPersons,
    note: input.note,
  };
};

const clientRow = (client: DemoContent['clients'][number]): Row => {
  const { input } = client;
  return {
    ...managed(client),
    name: input.name,
    ...sorted(input.name),
    folded: fold([input.name, input.contactEmail, ...input.emailDomains].join(' ')),
    company_id: input.companyId,
    country: input.country,
    logo: input.logo,
    login_image: input.loginImage,
    primary_colour: input.primaryColour,
    default_language: input.defaultLanguage,
    contact_email: input.contactEmail,
    contact_phone: input.contactPhone,
    welcome_text: input.welcomeText,
    email_domains: input.emailDomains,
    onboarding: input.onboarding,
    catalogue: input.catalogue,
    credit_policy: input.creditPolicy,
    features: input.features,
  };
};

/** Tables and their rows, in an order that foreign keys allow. */
export const toRows = (
  content: DemoContent,
  hashes: Readonly<Record<'admin' | 'user', string>>,
  now: Date,
): readonly (readonly [table: string, rows: readonly Row[]])[] => {
  const {
    media,
    companies,
    clients,
    users,
    partners,
    branchOffices,
    offers,
    slides,
    articles,
    promoRows,
    announcement,
    favourites,
  } = content;
  const hearts = new Map<number, number>();
  for (const { entityType, entityId } of favourites)
    if (entityType === 'PARTNER') hearts.set(entityId, (hearts.get(entityId) ?? 0) + 1);
  return [
    [
      'media',
      media.map(({ uuid, fileName, svg, width, height }) => ({
        uuid,
        file_name: fileName,
        file_content_type: 'SVG',
        size: Buffer.byteLength(svg),
        width,
        height,
        crop: { crops: {} },
        sha256: createHash('sha256').update(svg).digest('hex'),
        private: false,
        created_by: 1,
        date_created: now.toISOString(),
      })),
    ],
    ['company', companies.map(companyRow)],
    ['client', clients.map(clientRow)],
    [
      'client_employer',
      clients.flatMap(({ id, input }) =>
        ordered(input.employerCompanyIds, (company) => ({ client_id: id, company_id: company })),
      ),
    ],
    ['user', users.map(userRow(hashes))],
    ['partner', partners.map((partner) => partnerRow(partner, hearts.get(partner.id) ?? 0, now))],
    [
      'partner_subcategory',
      partners.flatMap(({ id, input }) =>
        ordered(input.subcategoryIds, (subcategory) => ({
          partner_id: id,
          subcategory_id: subcategory,
        })),
      ),
    ],
    [
      'partner_gallery',
      partners.flatMap(({ id, input }) =>
        ordered(input.gallery, (uuid) => ({ partner_id: id, media_uuid: uuid })),
      ),
    ],
    ['branch_office', branchOffices.map(branchOfficeRow)],
    ['offer', offers.map(offerRow)],
    [
      'offer_subcategory',
      offers.flatMap(({ id, input }) =>
        ordered(input.subcategoryIds, (subcategory) => ({
          offer_id: id,
          subcategory_id: subcategory,
        })),
      ),
    ],
    [
      'offer_branch_office',
      offers.flatMap(({ id, input }) =>
        ordered(input.branchOfficeIds, (branch) => ({ offer_id: id, branch_office_id: branch })),
      ),
    ],
    [
      'offer_image',
      offers.flatMap(({ id, input }) =>
        ordered(input.images, (uuid) => ({ offer_id: id, media_uuid: uuid })),
      ),
    ],
    ['article', articles.map(articleRow)],
    [
      'article_partner',
      articles.flatMap(({ id, input }) =>
        ordered(input.relatedPartnerIds, (partner) => ({ article_id: id, partner_id: partner })),
      ),
    ],
    ['article_media', articles.flatMap(articleMediaRows)],
    [
      'carousel',
      slides.map((slide, position) => ({
        ...managed(slide),
        placement: slide.placement,
        title: slide.title,
        folded: fold(Object.values(slide.title).join(' ')),
        text: slide.text,
        button_label: slide.buttonLabel,
        link: { ...slide.link, url: null },
        image_desktop: slide.imageDesktop,
        image_mobile: slide.imageMobile,
        colour: slide.colour,
        position,
        valid_from: slide.validFrom,
        valid_to: slide.validTo,
      })),
    ],
    [
      'promo_row',
      promoRows.map((row) => ({
        ...managed(row),
        title: row.title,
        folded: fold(Object.values(row.title).join(' ')),
        placement: row.categoryId === null ? 'HOMEPAGE' : 'CATEGORY',
        category_id: row.categoryId,
        colour: row.colour,
        position: row.position,
      })),
    ],
    [
      'promo_row_item',
      promoRows.flatMap(({ id, items }) =>
        ordered(items, ({ type, targetId }) => ({
          promo_row_id: id,
          link_target: type,
          target_id: targetId,
        })),
      ),
    ],
    [
      'announcement',
      [
        {
          id: 1,
          text: announcement.text,
          message_kind: 'regular',
          link: announcement.link,
          link_label: announcement.linkLabel,
          dismissible: true,
          revision: 1,
          active: true,
          version: 1,
          date_created: now.toISOString(),
          last_modified: now.toISOString(),
          last_modified_by: 1,
        },
      ],
    ],
    [
      'favorite_list',
      [...new Set(favourites.map(({ userId }) => userId))].map((user_id) => ({
        user_id,
        revision: 1,
      })),
    ],
    ['favorite', positioned(favourites, now)],
  ];
};
