import { createHash } from 'node:crypto';
import type { CardToken } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { SavedCard } from '../gate/index.ts';
import type { GateName } from './deposit.queries.ts';
import { noteToForget } from './forget-card.queries.ts';

const c = tableAs('card_token', 'c');
const cardToken = tableAs('card_token');

type Owned = { readonly userId: number; readonly gate: GateName };

/** The last moment of the month a card is valid in has passed. */
const isExpired = sql<boolean>`
  make_date(c.expiry_year, c.expiry_month, 1) + interval '1 month' <= ${today}`;

export const listCards = async (db: Db, { userId, gate }: Owned): Promise<CardToken[]> =>
  (
    await query`
      select ${columns<CardToken>({
        id: c.id,
        brand: c.brand,
        last4: c.last4,
        expiryMonth: c.expiryMonth,
        expiryYear: c.expiryYear,
        isExpired,
        isDefault: c.isDefault,
        createdAt: c.createdAt,
        lastUsedAt: c.lastUsedAt,
      })}
      from card_token c
      where c.user_id = ${userId} and c.gate = ${gate} and c.removed_at is null
      order by c.is_default desc, c.last_used_at desc nulls last, c.id desc`.execute(db)
  ).rows;

/** Whether a saved card is this person's and can be charged. */
export const findCard = async (
  db: Db,
  { userId, gate }: Owned,
  id: number,
): Promise<{ isExpired: boolean } | undefined> =>
  (
    await query`
      select ${columns({ isExpired })}
      from card_token c
      where c.id = ${id}
        and c.user_id = ${userId}
        and c.gate = ${gate}
        and c.removed_at is null`.execute(db)
  ).rows[0];

/** What the gate charges a card by; undefined when it is gone or cannot be read any more. */
export const openCardToken = async (
  db: Db,
  box: SecretBox,
  id: number | null,
): Promise<string | undefined> => {
  const { rows } = await query`
    select ${columns({ token: cardToken.gatewayToken })}
      from card_token
    where id = ${id}`.execute(db);
  const sealed = rows[0]?.token;
  return sealed ? box.open(sealed) : undefined;
};

/** Keeps a card the gate saved; the same once. The first is the default. True when it was not kept before. */
export const saveCard = async (
  tx: Db,
  box: SecretBox,
  { userId, gate }: Owned,
  card: SavedCard,
): Promise<boolean> => {
  const hash = createHash('sha256').update(card.gatewayToken).digest();
  const { rows } = await query`
    insert into card_token as c (
      user_id, gate, brand, last4, expiry_month, expiry_year, gateway_token, token_hash, is_default,
      last_used_at
    )
    values (
      ${userId}, ${gate}, ${card.brand}, ${card.last4}, ${card.expiryMonth}, ${card.expiryYear},
      ${box.seal(card.gatewayToken)}, ${hash},
      not exists (
        select 1
        from card_token
        where user_id = ${userId} and gate = ${gate} and removed_at is null and is_default
      ),
      now()
    )
    on conflict (user_id, gate, token_hash) where removed_at is null do update set
      expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year,
      last_used_at = now()
    returning ${columns({ isNew: sql<boolean>`xmax = 0` })}`.execute(tx);
  return rows[0]?.isNew ?? false;
};
export const noteCardUsed = (tx: Db, id: number | null) =>
  sql`update card_token set last_used_at = now() where id = ${id}`.execute(tx);

/** Forgets a card, which the gate is to forget as well; the next one becomes the default. */
export const removeCard = async (tx: Db, { userId, gate }: Owned, id: number): Promise<void> => {
  await noteToForget(tx, sql<boolean>`t.id = ${id}`);
  const { rows } = await query`
    update card_token c set removed_at = now(), gateway_token = null, is_default = false
    from card_token o
    where c.id = ${id} and o.id = c.id
    returning ${columns({ wasDefault: sql<boolean>`o.is_default` })}`.execute(tx);
  if (rows[0]?.wasDefault)
    await sql`
      update card_token set is_default = true
      where id = (
        select id
        from card_token
        where user_id = ${userId} and gate = ${gate} and removed_at is null
        order by last_used_at desc nulls last, id desc
        limit 1
      )`.execute(tx);
};

export const makeDefaultCard = async (
  tx: Db,
  { userId, gate }: Owned,
  id: number,
): Promise<void> => {
  await sql`
    update card_token set is_default = false
    where user_id = ${userId} and gate = ${gate} and is_default and id <> ${id}`.execute(tx);
  await sql`update card_token set is_default = true where id = ${id}`.execute(tx);
};
