import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import type { ProductGauge } from '../../platform/http/index.ts';

/** What must be done again and again, by a job or by the operator. */
const upkeepNames = ['ledger.check', 'book.compare', 'backup', 'backup.verify'] as const;
type UpkeepName = (typeof upkeepNames)[number];

/** Notes that it was done, and how much was wrong. */
export const noteUpkeep = (db: Db, name: UpkeepName, findings = 0) =>
  sql`
    insert into upkeep (name, findings)
    values (${name}, ${findings})
    on conflict (name) do update set done_at = now(), findings = excluded.findings`.execute(db);

type Upkeep = {
  readonly name: string;
  /** What was never done is as old as the installation. */
  readonly ageSeconds: number;
  readonly isDone: boolean;
  readonly findings: number;
};
export const readUpkeep = async (db: Db): Promise<Upkeep[]> =>
  (
    await query`
      select ${columns<Upkeep>({
        name: sql`n.name`,
        ageSeconds: sql<number>`
          extract(epoch from now() - coalesce(u.done_at, (select min(applied_at) from migration)))::float8`,
        isDone: sql<boolean>`u.name is not null`,
        findings: sql<number>`coalesce(u.findings, 0)`,
      })}
      from unnest(${[...upkeepNames]}::text[]) with ordinality n (name, place)
      left join upkeep u on u.name = n.name
      order by n.place`.execute(db)
  ).rows;

/** How long ago each was done, and what it found. */
export const upkeepGauges = (db: Db): readonly ProductGauge[] => [
  {
    name: 'upkeep_age_seconds',
    help: 'How long ago checks of money and backups were done; never is since the installation began',
    label: 'what',
    read: async () =>
      Object.fromEntries((await readUpkeep(db)).map(({ name, ageSeconds }) => [name, ageSeconds])),
  },
  {
    name: 'upkeep_findings',
    help: 'How much was wrong when it was last looked at',
    label: 'what',
    read: async () =>
      Object.fromEntries((await readUpkeep(db)).map(({ name, findings }) => [name, findings])),
  },
];
