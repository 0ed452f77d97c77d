import type {
  Dashboard,
  OnboardingStatus,
  PublicationState,
  ScheduledContent,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { publicationOf } from '../../kernel/publication.ts';
import { localized } from '../../kernel/reading.ts';
import { camelCase, type TableDescription } from '../../kernel/table/index.ts';
import { unavailableItems } from '../../content/link-target/index.ts';
import { isExpiring, isOfferUntranslated } from '../../catalogue/offer/index.ts';
import { hasBranchWithoutPlace, isPartnerUntranslated } from '../../catalogue/partner/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const user = tableAs('user');

/** How many partners or offers stand in each state. */
export const countByState = async (
  db: Db,
  table: 'partner' | 'offer',
): Promise<Record<PublicationState, number>> => {
  const { rows } = await query`
    select ${columns({ state: publicationOf('t'), total: sql<number>`count(*)` })}
    from ${sql.table(table)} t
    where t.deleted_at is null
    group by 1`.execute(db);
  return {
    INACTIVE: 0,
    SCHEDULED: 0,
    LIVE: 0,
    EXPIRED: 0,
    ...Object.fromEntries(rows.map(({ state, total }) => [state, total])),
  };
};

/** How far people have come on their way in. */
export const countUsers = async (db: Db): Promise<Record<OnboardingStatus, number>> => {
  const { rows } = await query`
    select ${columns({ status: user.onboardingStatus, total: sql<number>`count(*)` })}
    from "user"
    where deleted_at is null
    group by 1`.execute(db);
  return {
    NONE: 0,
    SENT: 0,
    COMPLETED: 0,
    ...Object.fromEntries(rows.map(({ status, total }) => [status, total])),
  };
};

const many = (table: string, condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`(
    select count(*)::int
    from ${sql.table(table)} t
    where t.deleted_at is null and ${condition}
  )`;

const isArticleUntranslated = sql<boolean>`
  t.client_id is null and t.missing_languages <> '{}'`;
const hasHiddenItems = sql<boolean>`t.active and (${unavailableItems}) > 0`;

type Attention = Omit<
  Dashboard['attention'],
  | 'unusedMedia'
  | 'lateDeposits'
  | 'requestedWithdrawals'
  | 'openBankEntries'
  | 'draftSettlements'
  | 'requestedRefunds'
  | 'overdueInvoices'
  | 'frozenAccounts'
  | 'moneyOutOfReach'
  | 'heldOrders'
  | 'bookDifferences'
  | 'openDeposits'
  | 'failedMessages'
  | 'openDisputes'
>;
/** What needs somebody, as numbers of the lists behind them. */
export const countAttention = async (db: Db): Promise<Attention> => {
  const { rows } = await query`
    select ${columns<Attention>({
      expiringOffers: many('offer', isExpiring),
      partnersWithoutPlace: many('partner', hasBranchWithoutPlace),
      untranslatedPartners: many('partner', isPartnerUntranslated),
      untranslatedOffers: many('offer', isOfferUntranslated),
      untranslatedArticles: many('article', isArticleUntranslated),
      promoRowsWithHidden: many('promo_row', hasHiddenItems),
      clientErrors: sql`(
        select count(*)::int
        from client_log l
        where l.level = 'error' and l.created_at > now() - interval '7 days'
      )`,
    })}`.execute(db);
  return (
    rows[0] ?? {
      expiringOffers: 0,
      partnersWithoutPlace: 0,
      untranslatedPartners: 0,
      untranslatedOffers: 0,
      untranslatedArticles: 0,
      promoRowsWithHidden: 0,
      clientErrors: 0,
    }
  );
};

/** What of a table will appear by itself; what clients tell their own people is theirs. */
const scheduledIn = (
  { table, columns, name = 'id', ofClient }: TableDescription,
  { language, primary }: Reader,
): RawBuilder<unknown> => {
  const title = sql.ref(`t.${name}`);
  const conditions = [
    sql`t.active`,
    sql`t.valid_from > now()`,
    ...('deleted_at' in columns ? [sql`t.deleted_at is null`] : []),
    ...(ofClient ? [sql`${sql.ref(`t.${ofClient.column}`)} is null`] : []),
  ];
  return sql`
    select
      ${sql.lit(camelCase(table))} as entity, t.id,
      ${columns[name] === 'jsonb' ? localized(title, language, primary) : title} as title,
      t.valid_from
    from ${sql.table(table)} t
    where ${sql.join(conditions, sql` and `)}`;
};

const shown = 8;
/** What will appear by itself of the tables whose records hold for a time, the soonest first. */
export const findScheduled = async (
  db: Db,
  tables: readonly TableDescription[],
  reader: Reader,
): Promise<ScheduledContent[]> => {
  const scheduled = tables
    .filter(({ hasValidity }) => hasValidity)
    .map((table) => scheduledIn(table, reader));
  const { rows } = await query`
    select ${columns<ScheduledContent>({
      entity: sql`entity`,
      id: sql`id`,
      title: sql`title`,
      validFrom: sql`valid_from`,
    })}
    from (${sql.join(scheduled, sql` union all `)}) x
    order by valid_from, entity, id limit ${sql.lit(shown)}`.execute(db);
  return rows;
};
