import type { Role } from '@cafeteria/contract';
import { createHash } from 'node:crypto';
import { branchOfficeColumns, branchOfficeTable } from '../src/catalogue/branch-office/index.ts';
import { offerColumns, offerTable } from '../src/catalogue/offer/index.ts';
import { partnerColumns, partnerTable } from '../src/catalogue/partner/index.ts';
import { announcementTable } from '../src/content/announcement/index.ts';
import { articleColumns, articleTable } from '../src/content/article/index.ts';
import { carouselTable } from '../src/content/carousel/index.ts';
import { promoRowTable } from '../src/content/promo-row/index.ts';
import { foldedName } from '../src/kernel/naming.ts';
import { storedRows, type StoredRows } from '../src/kernel/table/index.ts';
import { clientColumns, clientTable } from '../src/people/records/client/index.ts';
import { companyColumns, companyTable } from '../src/people/records/company/index.ts';
import {
  partnerContractColumns,
  partnerContractTable,
} from '../src/money/partner-contract/index.ts';
import { termsVersion, userColumns, userTable } from '../src/people/records/user/index.ts';
import type { DemoContent, DemoFavorite, DemoPartner } from './content.ts';
import { createRandom } from './random.ts';
import { accountantId } from './users.ts';

type Row = Readonly<Record<string, unknown>>;
/** Of the password of a role. */
export type HashOf = (role: Role) => string;

const gradeScore = { A: 60, B: 40, C: 20, D: 0, E: -30 } as const;
const greenScore = { ADEPT_FOR_SUSTAINABILITY: 5, SUSTAINABILITY_CHAMPION: 10 } as const;
const month = 30 * 86_400_000;

/** SCORING of domain rule 11.10 without views and payments, which a new installation has not seen yet. */
export const scoreOf = (
  { input, dateCreated }: DemoPartner,
  favorites: number,
  now: Date,
): number =>
  30 * Math.log(1 + favorites) +
  (input.grade ? gradeScore[input.grade] : 0) +
  (input.sustainability ? greenScore[input.sustainability] : 0) +
  (now.getTime() - Date.parse(dateCreated) <= month ? 20 : 0) +
  input.scoringBoost;

type Stored = { readonly id: number; readonly active: boolean; readonly dateCreated: string };
/** What every managed table has. */
const managed = ({ id, active, dateCreated }: Stored) => ({
  id,
  active,
  version: 1,
  dateCreated,
  lastModified: dateCreated,
  lastModifiedBy: 1,
});

const offerRows = ({ offers, language }: DemoContent): StoredRows =>
  storedRows(
    offerTable,
    offers.map((offer) => ({
      ...managed(offer),
      ...offer.input,
      ...offerColumns(offer.input, language),
    })),
  );

const partnerRows = ({ partners, favorites }: DemoContent, now: Date): StoredRows => {
  const hearts = new Map<number, number>();
  for (const { entityType, entityId } of favorites)
    if (entityType === 'PARTNER') hearts.set(entityId, (hearts.get(entityId) ?? 0) + 1);
  return storedRows(
    partnerTable,
    partners.map((partner) => ({
      ...managed(partner),
      ...partner.input,
      ...partnerColumns(partner.input),
      score: scoreOf(partner, hearts.get(partner.id) ?? 0, now),
    })),
  );
};

const branchOfficeRows = ({ branchOffices, partners }: DemoContent): StoredRows => {
  const names = new Map(partners.map(({ id, input }) => [id, input.name]));
  return storedRows(
    branchOfficeTable,
    branchOffices.map((branch) => ({
      ...managed(branch),
      partnerId: branch.partnerId,
      ...branch.input,
      ...branchOfficeColumns(branch.input, names.get(branch.partnerId) ?? ''),
    })),
  );
};

const employerRows = ({ companies, clients }: DemoContent): StoredRows => [
  ...storedRows(
    companyTable,
    companies.map((company) => ({
      ...managed(company),
      ...company.input,
      ...companyColumns(company.input),
    })),
  ),
  ...storedRows(
    clientTable,
    clients.map((client) => ({
      ...managed(client),
      ...client.input,
      ...clientColumns(client.input),
    })),
  ),
];

/** Every partner's first account was confirmed by the administrator, whom the accountant had asked. */
const contractRows = ({ contracts }: DemoContent): StoredRows => [
  ...storedRows(
    partnerContractTable,
    contracts.map((contract) => ({
      ...managed(contract),
      ...contract.input,
      ...partnerContractColumns(contract.input.email),
    })),
  ),
  [
    'partner_account',
    contracts.map(({ id, iban, dateCreated, input: { partnerId } }) => ({
      id,
      partner_id: partnerId,
      iban,
      status: 'CONFIRMED',
      is_change: false,
      asked_by: accountantId,
      asked_at: dateCreated,
      told_to: null,
      decided_by: 1,
      decided_at: dateCreated,
      holds_from: dateCreated,
    })),
  ],
];

const day = 86_400_000;
/** Most people came in the last weeks, one of eight never has. */
const lastVisitOf = (username: string, now: Date): Date | null => {
  const random = createRandom('visit', username);
  return random.chance(1 / 8) ? null : new Date(now.getTime() - random.next() ** 2 * 60 * day);
};

const userRows = ({ users }: DemoContent, hashOf: HashOf, now: Date): StoredRows =>
  storedRows(
    userTable,
    users.map(({ role, ...user }) => ({
      ...user,
      ...userColumns({ ...user, email: user.username }),
      email: user.username,
      roles: [role],
      onboardingStatus: 'COMPLETED',
      onboardingSentAt: user.dateCreated,
      onboardingCompletedAt: user.dateCreated,
      termsAcceptedAt: user.dateCreated,
      termsVersion,
      passwordHash: hashOf(role),
      failedLogins: 0,
      lastLoginAt: lastVisitOf(user.username, now),
      version: 1,
      lastModified: user.dateCreated,
    })),
  );

const contentRows = (content: DemoContent, now: Date): StoredRows => [
  ...storedRows(
    articleTable,
    content.articles.map((article) => ({
      ...managed(article),
      clientId: article.clientId,
      position: article.position,
      ...article.input,
      ...articleColumns(article.input, content.language),
    })),
  ),
  ...storedRows(
    carouselTable,
    content.slides.map((slide, position) => ({
      ...managed(slide),
      ...slide.input,
      folded: foldedName(slide.input.title),
      position,
    })),
  ),
  ...storedRows(
    promoRowTable,
    content.promoRows.map((row) => ({
      ...managed(row),
      ...row.input,
      folded: foldedName(row.input.title),
      position: row.position,
    })),
  ),
  ...storedRows(announcementTable, [
    {
      ...managed({ id: 1, active: true, dateCreated: now.toISOString() }),
      ...content.announcement,
      revision: 1,
    },
  ]),
];

const mediaRows = ({ media }: DemoContent, now: Date): Row[] =>
  media.map(({ uuid, fileName, svg, width, height }) => ({
    uuid,
    file_name: fileName,
    file_content_type: 'SVG',
    size: Buffer.byteLength(svg),
    width,
    height,
    crop: { crops: {} },
    sha256: createHash('sha256').update(svg).digest('hex'),
    created_by: 1,
    date_created: now.toISOString(),
  }));

const favoriteRows = (favorites: readonly DemoFavorite[], now: Date): StoredRows => {
  const counts = new Map<number, number>();
  const rows = favorites.map(({ userId, entityType, entityId }) => {
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
  return [
    ['favorite_list', [...counts.keys()].map((user_id) => ({ user_id, revision: 1 }))],
    ['favorite', rows],
  ];
};

/** Tables and their rows, in an order that foreign keys allow. */
export const toRows = (content: DemoContent, hashOf: HashOf, now: Date): StoredRows => [
  ['media', mediaRows(content, now)],
  ...employerRows(content),
  ...userRows(content, hashOf, now),
  ...partnerRows(content, now),
  ...contractRows(content),
  ...branchOfficeRows(content),
  ...offerRows(content),
  ...contentRows(content, now),
  ...favoriteRows(content.favorites, now),
];
