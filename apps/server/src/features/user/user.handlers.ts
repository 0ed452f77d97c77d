import type { Me, userRoutes } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { found, type Handlers } from '../../platform/http/index.ts';
import { mediaRef } from '../../platform/reading.ts';

const getMe = async (db: Db, userId: number): Promise<Me> => {
  const { rows } = await sql<Me>`
    select u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.language, u.roles, u.active, u.newsletter_frequency as "newsletterFrequency",
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'logo', ${mediaRef(sql`c.logo`)}, 'contactEmail', c.contact_email, 'contactPhone', c.contact_phone) end as client
    from "user" u left join client c on c.id = u.client_id where u.id = ${userId}`.execute(db);
  return found(rows[0]);
};

export const userHandlers = ({ db }: Deps): Handlers<typeof userRoutes> => ({
  me: async (_input, { user }) => getMe(db, user.id),
  update: async ({ body }, { user }) => {
    await sql`update "user" set first_name = ${body.firstName}, last_name = ${body.lastName}, language = ${body.language}, newsletter_frequency = ${body.newsletterFrequency},
      version = version + 1, last_modified = now(), last_modified_by = ${user.id} where id = ${user.id}`.execute(db);
    return getMe(db, user.id);
  },
});
