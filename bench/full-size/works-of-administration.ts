/** Lists of administrators, and eight of them saving. */
import { kinds, measureSave, type SaveKind } from '../saves.ts';
import { csrfToken } from './people.ts';
import { type Bench, by, packed, simply, type Work } from './work.ts';

const save =
  (kind: SaveKind) =>
  async ({ product, at, people, pool, seconds }: Bench) => {
    const headers = { cookie: people.admin, 'x-csrf-token': csrfToken };
    const server = { origin: at.api, pool, ...product };
    const { ours, cpu, bare, statements } = await measureSave(server, headers, kind, seconds);
    const ratio = statements > 0 && { ratio: ours.perSecond / bare };
    return { perSecond: ours.perSecond, p99: ours.p99, cpu, ...ratio };
  };

export const worksOfAdministration: readonly Work[] = [
  {
    name: "administration's list of offers by name",
    peers: 'Payload 183/s',
    review: '822/s, 954 + 769 µs',
    aim: '1,000/s',
    measure: simply(({ people }) => ({
      connections: 32,
      requests: [by({ path: '/api/admin/offer?sortBy=NAME', headers: packed }, people.admin)],
    })),
  },
  ...kinds.map((kind) => ({
    name: `save, ${kind.name} (8 administrators)`,
    peers: 'Payload 194/s',
    review: { subcategory: '341/s', partner: '244/s', offer: '276/s' }[kind.name],
    aim: '0.5 of its statements bare; 1,000 µs',
    measure: save(kind),
  })),
];
