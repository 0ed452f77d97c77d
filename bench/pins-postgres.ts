/** The tile as PostgreSQL answers it: the pins of the tile, grouped by cell. On a database of its own. */
import { pino } from 'pino';
import { scratchFolder } from '../tools/scratch.mjs';
import { startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { mercatorX, mercatorY } from '../apps/server/src/platform/pin-index/index.ts';
import { categoryOf, groupCount, type makePins } from './pin-points.ts';

export type CardDistance = { readonly z: number; readonly x: number; readonly y: number };
const rowsAtOnce = 50_000;
const bits = 26;
const cellsLog = 4;

export const startGroupBy = async ({ ids, lng, lat, groups }: ReturnType<typeof makePins>) => {
  const dataDir = scratchFolder('cafeteria-pins');
  const {
    database: { pool },
    stop,
  } = await startDatabase(parseEnvironment({ DATA_DIR: dataDir }), pino({ level: 'silent' }));
  await pool.query(
    `create table bench_group (id int primary key, category int not null);
    create table bench_pin (
      id int primary key, x int not null, y int not null, group_id int not null
    )`,
  );
  await pool.query(
    'insert into bench_group select id, category from unnest($1::int[], $2::int[]) as g(id, category)',
    [
      Array.from({ length: groupCount(ids.length) }, (_, group) => group),
      Array.from({ length: groupCount(ids.length) }, (_, group) => categoryOf(group)),
    ],
  );
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const part = <T>(list: Uint32Array | Float64Array, map: (value: number) => T): T[] =>
      Array.from(list.subarray(from, from + rowsAtOnce), map);
    await pool.query(
      'insert into bench_pin select * from unnest($1::int[], $2::int[], $3::int[], $4::int[])',
      [part(ids, Number), part(lng, mercatorX), part(lat, mercatorY), part(groups, Number)],
    );
  }
  await pool.query('create index on bench_pin (x, y)');
  await pool.query('create index on bench_pin (group_id)');
  await pool.query('analyze bench_group; analyze bench_pin');
  const tile = async ({ z, x, y }: CardDistance, category: number): Promise<number> => {
    const width = 2 ** (bits - z);
    const { rows } = await pool.query({
      name: 'tile',
      text: `select count(*)::int as count, min(p.id) as id,
          avg(p.x)::float8 as x, avg(p.y)::float8 as y
        from bench_pin p join bench_group g on g.id = p.group_id
        where p.x >= $1 and p.x < $2 and p.y >= $3 and p.y < $4 and g.category = $5
        group by p.x >> $6, p.y >> $6`,
      values: [
        x * width,
        (x + 1) * width,
        y * width,
        (y + 1) * width,
        category,
        bits - z - cellsLog,
      ],
    });
    return rows.length;
  };
  const close = async (): Promise<void> => {
    await stop();
  };
  return { tile, close };
};
