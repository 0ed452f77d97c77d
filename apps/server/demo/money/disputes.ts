/** Two payments with which something was wrong: one that is over, and one that waits for who administers. */
import type { Config } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/index.ts';

type Word = { readonly isAnswer: boolean; readonly text: string };
type Words = Readonly<Record<'over' | 'waiting', readonly Word[]>>;
const wordsOf: Readonly<Record<Config['country'], Words>> = {
  Cz: {
    over: [
      { isAnswer: false, text: 'Na účtence mám o padesát korun míň, než kolik odešlo.' },
      {
        isAnswer: true,
        text: 'Partner účtenku dohledal: druhá položka je na jejím druhém listu. Částka sedí.',
      },
    ],
    waiting: [{ isAnswer: false, text: 'Platba odešla předem a rezervaci nemají.' }],
  },
  Sk: {
    over: [
      { isAnswer: false, text: 'Na bločku mám o dve eurá menej, než koľko odišlo.' },
      {
        isAnswer: true,
        text: 'Partner bloček dohľadal: druhá položka je na jeho druhom liste. Suma sedí.',
      },
    ],
    waiting: [{ isAnswer: false, text: 'Platba odišla vopred a rezerváciu nemajú.' }],
  },
};

type Disputed = {
  readonly userId: number;
  /** How many purchases of theirs are newer. */
  readonly newer: number;
  readonly kind: 'WRONG_AMOUNT' | 'NOT_RECEIVED';
  readonly status: 'OPEN' | 'CLOSED';
  readonly words: readonly Word[];
};
/** Raised the morning after it was paid, each word a day later than the one before. */
const dispute = async (tx: Db, { userId, newer, kind, status, words }: Disputed): Promise<void> => {
  await sql`
    with paid as (
      select id, occurred_at
      from movement
      where user_id = ${userId} and reason = 'PURCHASE' and status = 'BOOKED'
      order by id desc
      offset ${newer}
      limit 1
    ),
    disputed as (
      insert into dispute (user_id, movement_id, kind, status, created_at, changed_at)
      select
        ${userId}, id, ${kind}, ${status},
        least(occurred_at + interval '22 hours', now()),
        least(occurred_at + interval '22 hours' + ${words.length - 1} * interval '1 day', now())
      from paid
      returning id, created_at
    )
    insert into dispute_message (dispute_id, is_answer, text, at)
    select
      d.id, w.is_answer, w.text,
      least(d.created_at + (w.position - 1) * interval '1 day', now())
    from disputed d
    cross join unnest(
      ${words.map(({ isAnswer }) => isAnswer)}::boolean[], ${words.map(({ text }) => text)}::text[]
    ) with ordinality as w (is_answer, text, position)
    order by w.position`.execute(tx);
};

/** Those of the two demonstration employees. */
export const disputeDemo = async (tx: Db, country: Config['country']): Promise<void> => {
  const { over, waiting } = wordsOf[country];
  const closed = { kind: 'WRONG_AMOUNT', status: 'CLOSED', words: over } as const;
  const open = { kind: 'NOT_RECEIVED', status: 'OPEN', words: waiting } as const;
  await dispute(tx, { userId: 2, newer: 6, ...closed });
  await dispute(tx, { userId: 3, newer: 1, ...open });
};
