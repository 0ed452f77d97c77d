import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownEnvironment } from '../../../config/index.ts';
import {
  enterprise,
  entraUser,
  openDirectories,
  userSchema,
} from '../../../test/employer/directories.ts';

const given = ownEnvironment();
/** More by `npm run fuzz`, up to what a directory may send within a minute (`door.ts`). */
const requests = Math.min(1_100, Math.ceil(Number(given['FUZZ_REQUESTS'] ?? 3_600) / 6));
const seed = Number(given['FUZZ_SEED'] ?? 20_261_126);

const { test, tokens, create, send } = openDirectories();
/** Somebody of the other client: no answer to this directory may hold anything of them. */
const foreign = 'tajne-ciziho';

const words = fc.constantFrom(
  '',
  ' ',
  'eva.mala@firma.cz',
  `${foreign}@firma.cz`,
  '\u0000',
  '\uFFFD',
  '"',
  '\\',
  '%',
  "'; drop table offer; --",
  '__proto__',
  'constructor',
  '𝒵'.repeat(8),
  'True',
  '1e309',
);
const paths = fc.oneof(
  fc.constantFrom(
    'userName',
    'externalId',
    'name.familyName',
    'emails[type eq "work"].value',
    'emails[primary eq "True"].value',
    'emails',
    'active',
    'displayName',
    'preferredLanguage',
    `${enterprise}:employeeNumber`,
    `${userSchema}:userName`,
    'id',
    'meta.version',
    'password',
  ),
  words,
);
const anything = fc.oneof(words, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
/** Whole, with a field that is something else, gone or unknown, and nothing of the kind. */
const person = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.nat(5_000).map((nth) => entraUser(`person.${nth}`)),
  },
  fc
    .tuple(fc.nat(5_000), fc.constantFrom(...Object.keys(entraUser())), anything)
    .map(([nth, name, odd]) => entraUser(`person.${nth}`, { [name]: odd })),
  fc.record({ schemas: anything, userName: anything, emails: anything }),
  anything,
);
const operation = fc.record(
  {
    op: fc.oneof(fc.constantFrom('add', 'replace', 'remove', 'Replace'), words),
    path: paths,
    value: anything,
  },
  { requiredKeys: ['op'] },
);
const operations = fc.oneof(
  fc.record({
    schemas: fc.constant(['urn:ietf:params:scim:api:messages:2.0:PatchOp']),
    Operations: fc.array(operation, { maxLength: 4 }),
  }),
  fc.record({ Operations: anything }),
  anything,
);
const filter = fc.oneof(
  fc
    .tuple(
      paths,
      fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'pr', 'EQ'),
      fc.oneof(
        words.map((word) => JSON.stringify(word)),
        fc.constantFrom('true', 'null', '1', ''),
      ),
      fc.constantFrom('', ' and active eq true', ' or userName pr', ')', ' not (userName pr)'),
    )
    .map((parts) => parts.join(' ')),
  words,
);
const search = fc
  .record(
    {
      filter,
      startIndex: fc.oneof(fc.integer().map(String), words),
      count: fc.oneof(fc.integer().map(String), words),
      sortBy: paths,
      attributes: paths,
      excludedAttributes: paths,
    },
    { requiredKeys: [] },
  )
  .map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&'),
  );
const id = fc.oneof(
  { weight: 3, arbitrary: fc.constant('OWN') },
  fc.constantFrom('1', '2', '3', '999999', '-1', '1e3', 'x'),
  words.map((word) => encodeURIComponent(word.toWellFormed())),
);
const request = fc.oneof(
  fc.record({
    method: fc.constant('GET' as const),
    path: search.map((query) => `/Users?${query}`),
  }),
  fc.record({
    method: fc.constantFrom('GET' as const, 'DELETE' as const),
    path: id.map((one) => `/Users/${one}`),
  }),
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constantFrom('/Users', '/Groups', '/Bulk', '/.search', '/Users/.search'),
    body: person,
  }),
  fc.record({
    method: fc.constant('PUT' as const),
    path: id.map((one) => `/Users/${one}`),
    body: person,
  }),
  fc.record({
    method: fc.constant('PATCH' as const),
    path: id.map((one) => `/Users/${one}`),
    body: operations,
  }),
  fc.record({
    method: fc.constant('GET' as const),
    path: words.map((word) => `/Schemas/${encodeURIComponent(word.toWellFormed())}`),
  }),
);

it(
  'whatever a directory sends is answered in its own form, and tells nothing of another employer',
  async () => {
    let own = await create('own.person');
    const other = await send('POST', '/Users', { token: tokens()[1], body: entraUser(foreign) });
    expect(other.status).toBe(201);
    let taken = 0;
    for (const { path, ...sent } of fc.sample(request, { numRuns: requests, seed })) {
      const body = 'body' in sent ? sent.body : undefined;
      const answer = await send(sent.method, path.replace('OWN', own), { body });
      const message = JSON.stringify([sent.method, path, body, answer.body]).slice(0, 2_000);
      expect(answer.status, message).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body['schemas'], message).toBeDefined();
      // what was asked comes back in an error, so only what is found is looked at
      else if (sent.method === 'GET')
        expect(JSON.stringify(answer.body), message).not.toContain(foreign);
      if (answer.status < 300) taken += 1;
      if (answer.status === 204) own = await create(`own.person.${taken}`);
    }
    expect(taken / requests).toBeGreaterThan(0.1);
    expect(test().errors.splice(0)).toEqual([]);
  },
  Math.max(600_000, requests * 200),
);
