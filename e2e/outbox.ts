import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createSecretBox, readOrMakeKey } from '../apps/server/src/platform/secret-box.ts';

/** Where the server of the journeys keeps its data: playwright.config.ts tells its workers. */
const dataDir = (): string => process.env.E2E_DATA_DIR_Cz ?? '';
/** Root runs the database as somebody else, in a folder linked from there. */
const socketDir = (): string =>
  [path.join(dataDir(), 'run'), path.join(dataDir(), 'postgres', 'run')].find((folder) =>
    existsSync(folder),
  ) ?? '';

type Row = { readonly kind: string; readonly rendered: Buffer };
const find = async (username: string, kind: string, after: number): Promise<Row[]> => {
  const client = new pg.Client({
    host: socketDir(),
    port: 5432,
    user: 'app',
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      `select m.kind, m.rendered
       from message m
       join "user" u on u.id = m.user_id
       where u.username = $1 and m.kind = $2 and m.rendered is not null
       order by m.id`,
      [username, kind],
    );
    return rows.slice(after);
  } finally {
    await client.end();
  }
};

/**
 * What a person was sent, as text: kept where nothing is configured to send it. `after` as many of its kind have come
 * already; waits for the next.
 */
export const nextMessage = async (username: string, kind: string, after = 0): Promise<string> => {
  const box = createSecretBox(readOrMakeKey(path.join(dataDir(), 'encryption.key')));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const [row] = await find(username, kind, after);
    const opened = row && box.open(row.rendered);
    if (opened !== undefined) {
      const { text }: { text: string } = JSON.parse(opened);
      return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${username} was sent no ${kind}`);
};
/** The six digits of a message. */
export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
