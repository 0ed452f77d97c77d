/** What one caller may do again and again, while another reads a cached list (18 kinds). */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { xlsxOf, zipOf } from '../apps/server/src/test/xlsx.ts';
import type { Ask } from './beside-load.ts';

export type Headers = Readonly<Record<string, string>>;
export type People = {
  readonly nobody: Headers;
  readonly visitor: Headers;
  readonly employee: Headers;
  readonly admin: Headers;
};
export type Kind = {
  readonly name: string;
  readonly path: string;
  readonly ask: Omit<Ask, 'url'>;
};
type Sent = { readonly type: string; readonly body: Uint8Array };

const megabytes = 7 * 1_048_576;
const json = (text: string): Sent => ({ type: 'application/json', body: Buffer.from(text) });
const bytes = (body: Uint8Array): Sent => ({ type: 'application/octet-stream', body });
const form = (value: object): string => `?form=${encodeURIComponent(JSON.stringify(value))}`;
const fileName = 'soubor';
const userImport = `/api/admin/client/1/user-import${form({ fileName, deactivateMissing: false })}`;

const get = (name: string, headers: Headers, path: string): Kind => ({
  name,
  path,
  ask: { method: 'GET', headers },
});
const post = (name: string, headers: Headers, path: string, sent: Sent): Kind => ({
  name,
  path,
  ask: { method: 'POST', headers: { ...headers, 'content-type': sent.type }, body: sent.body },
});

const keys = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
const payroll = (lines: number): Buffer =>
  Buffer.from(
    `personalNumber;firstName;lastName\n${Array.from({ length: lines }, (_, at) => `Z${at};Jiří;Nováček`).join('\n')}`,
  );
const wide = (rows: number): Buffer =>
  xlsxOf({ Mzdy: Array.from({ length: rows }, (_, at) => ['Z', 'Jiří', 'Nováček', String(at)]) });
/** Says that it unfolds to 100 bytes, and unfolds to 80 million. */
const liar = (): Buffer => zipOf([{ name: 'xl/workbook.xml', text: ' '.repeat(80_000_000) }], 100);
const noise = (): Promise<Buffer> =>
  sharp(randomBytes(560 * 560 * 3), { raw: { width: 560, height: 560, channels: 3 } })
    .png()
    .toBuffer();
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><g id="g0"><rect/></g>${Array.from(
    { length: 31 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('')}</svg>`,
);

const ofNobody = ({ nobody, visitor }: People): Kind[] => [
  post(
    'nobody: brackets, 7 MB',
    nobody,
    '/api/admin/client/1/user-import',
    json('[],'.repeat(megabytes / 3)),
  ),
  post('nobody: 400,000 keys', nobody, '/api/admin/media', json(keys(400_000))),
  post(
    'nobody: one long text, 7 MB',
    nobody,
    '/api/admin/client/1/credit-grant-import',
    json(`"${'x'.repeat(megabytes)}"`),
  ),
  post(
    'nobody: unreadable, 7 MB',
    nobody,
    '/api/admin/partner/1/branch-office/import',
    json('x'.repeat(megabytes)),
  ),
  post(
    'nobody: wrong sign-ins',
    visitor,
    '/api/auth/login',
    json('{"username":"a@b.cz","password":"Wrong.1"}'),
  ),
];
const ofReaders = ({ nobody }: People): Kind[] => [
  get('reader: searches nobody asked', nobody, '/api/search?keyword=kav#'),
  get('reader: lists nobody asked', nobody, '/api/tile/category/6?pageSize=100&lat=50.#&lng=14.4'),
  get(
    'reader: map lists nobody asked',
    nobody,
    '/api/map/branch-office?west=12&south=48&east=19&north=51.#&pageSize=100',
  ),
];
const ofEmployees = ({ employee }: People): Kind[] => [
  get('employee: history as a table', employee, '/api/user/payment-history/export'),
  get(
    'employee: statement',
    employee,
    '/api/user/payment-history/statement?from=2025-01-01&to=2026-12-31',
  ),
  get('employee: all own data', employee, '/api/user/data-export'),
];
const ofAdministrators = async ({ admin }: People): Promise<Kind[]> => [
  post('administrator: XLSX that lies', admin, userImport, bytes(liar())),
  post('administrator: XLSX, 20,000 lines', admin, userImport, bytes(wide(20_000))),
  post('administrator: CSV, 45,000 lines', admin, userImport, bytes(payroll(45_000))),
  post(
    'administrator: JSON of 190,000 parts',
    admin,
    '/api/admin/client/1/credit-grant',
    json(`[${'[],'.repeat(95_000)}[]]`),
  ),
  post(
    'administrator: pictures',
    admin,
    `/api/admin/media${form({ fileName })}`,
    bytes(await noise()),
  ),
  post(
    'administrator: drawings that burn',
    admin,
    `/api/admin/media${form({ fileName })}`,
    bytes(drawing),
  ),
  get(
    'administrator: payroll as XLSX',
    admin,
    `/api/admin/client/1/payroll-export?month=${new Date().toISOString().slice(0, 7)}&format=XLSX`,
  ),
];

export const kindsOf = async (people: People): Promise<readonly Kind[]> => [
  ...ofNobody(people),
  ...ofReaders(people),
  ...ofEmployees(people),
  ...(await ofAdministrators(people)),
];
