import type { Me, TaskType, TaskView } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { isLive } from '../../../kernel/reading.ts';
import { columns, type Db, jsonObject, query, tableAs } from '../../../platform/db/index.ts';
const k = tableAs('task', 'k');

/** What decides which steps there are, beside the person: features of the installation. */
export type TaskFeatures = { readonly hasFirstPayment: boolean };

/**
 * The steps of the person `u` in the order to take them, as a table `(type, position)`. Anyone who has no employer (an
 * administrator) has none.
 */
const stepsOf = ({ hasFirstPayment }: TaskFeatures): RawBuilder<unknown> => sql`
  select s.type, s.position
  from (
    values
      ('COMPLETE_PROFILE', 1, true),
      ('VERIFY_PHONE', 2, true),
      ('ACTIVATE_DEVICE', 3, true),
      (
        'FIRST_PAYMENT', 4,
        ${hasFirstPayment} or exists (
          select 1
          from client c
          where c.id = u.client_id and 'FIRST_PAYMENT' = any(c.features)
        )
      ),
      (
        'READ_INTERNAL_BENEFITS', 5,
        exists (
          select 1
          from article a
          where a.client_id = u.client_id and ${isLive('a')}
        )
      )
  ) as s (type, position, is_there)
  where s.is_there and u.client_id is not null`;

/** How many steps the person `u` has, and how many are still to be done: one without a row is. */
export const taskSummary = (features: TaskFeatures): RawBuilder<Me['tasks']> => sql<Me['tasks']>`(
  select ${jsonObject<Me['tasks']>({
    open: sql`count(*) filter (where k.status is distinct from 'COMPLETED')`,
    total: sql`count(*)`,
  })}
  from (${stepsOf(features)}) s
  left join task k on k.user_id = u.id and k.type = s.type
)`;

const view = columns<TaskView>({
  id: k.id,
  type: k.type,
  status: k.status,
  createdAt: k.createdAt,
  completedAt: k.completedAt,
});

/** Makes the steps that a person has not seen so far. */
export const makeTasks = (tx: Db, userId: number, features: TaskFeatures) =>
  sql`
    insert into task (user_id, type)
    select u.id, s.type
    from "user" u
    cross join lateral (${stepsOf(features)}) s
    where u.id = ${userId}
    on conflict (user_id, type) do nothing`.execute(tx);

export const listTasks = async (
  db: Db,
  userId: number,
  features: TaskFeatures,
): Promise<TaskView[]> =>
  (
    await query`
      select ${view}
      from "user" u
      cross join lateral (${stepsOf(features)}) s
      join task k on k.user_id = u.id and k.type = s.type
      where u.id = ${userId}
      order by s.position`.execute(db)
  ).rows;

export const findTask = async (db: Db, userId: number, id: number): Promise<TaskView | undefined> =>
  (await query`select ${view} from task k where k.id = ${id} and k.user_id = ${userId}`.execute(db))
    .rows[0];

/** Completes a step in the transaction of what completes it, seen by its person or not; once. */
export const completeTask = async (tx: Db, userId: number, type: TaskType): Promise<void> => {
  await sql`
    insert into task as k (user_id, type, status, completed_at)
    values (${userId}, ${type}, 'COMPLETED', now())
    on conflict (user_id, type) do update set status = 'COMPLETED', completed_at = now()
    where k.status = 'CREATED'`.execute(tx);
};

/** Every step of a person, whatever the features are now. */
export const readTasks = async (db: Db, userId: number): Promise<TaskView[]> =>
  (await query`select ${view} from task k where k.user_id = ${userId} order by k.id`.execute(db))
    .rows;
export const forgetTasks = (tx: Db, userId: number) =>
  sql`delete from task where user_id = ${userId}`.execute(tx);
