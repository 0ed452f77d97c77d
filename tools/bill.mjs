// What is in the product, as CycloneDX 1.6 wants it: made of package-lock.json alone, and the same for the same lock.
import { createHash } from 'node:crypto';
import { lockedPackages } from './locked.mjs';

/** `pkg:npm/%40scope/name@1.0.0` */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An expression of SPDX, one of its names, or whatever else the package calls it. */
const licensesOf = (license) => {
  if (!license) return undefined;
  if (/ (?:AND|OR|WITH) /.test(license)) return [{ expression: license }];
  return [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }];
};
const hashOf = (integrity) =>
  integrity?.startsWith('sha512-')
    ? [
        {
          alg: 'SHA-512',
          content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
        },
      ]
    : undefined;

const isOfDevelopment = ({ dev }) => dev === true;
const scopeOf = ({ optional, devOptional, dev }) => {
  if (dev) return 'excluded';
  return optional || devOptional ? 'optional' : 'required';
};

const componentOf = ({ name, version, integrity, entry }) => {
  const [scope, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const licenses = licensesOf(entry.license);
  const hashes = hashOf(integrity);
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    ...(scope && { group: scope }),
    name: own,
    version,
    scope: scopeOf(entry),
    ...(hashes && { hashes }),
    ...(licenses && { licenses }),
    purl: purlOf(name, version),
  };
};

/** Where Node finds `name` for what lies at `at`: in its own node_modules, then in those of the folders above. */
const placeOf = (packages, at, name) => {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
};
const needsOf = ({ dependencies = {}, optionalDependencies = {}, peerDependencies = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Of a uuid, with the bits that say it is one made of a hash. */
const uuidOf = (text) => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16], 16) & 3) | 8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
};

const byRef = (a, b) => (a < b ? -1 : Number(a > b));

/** @param withDevelopment also what only builds and tests it */
export const billOf = (lock, { withDevelopment = false } = {}) => {
  const { packages } = lock;
  const listed = lockedPackages(lock).filter(
    ({ entry }) => withDevelopment || !isOfDevelopment(entry),
  );
  const refs = new Map(listed.map(({ at, name, version }) => [at, purlOf(name, version)]));
  const root = packages[''];
  const rootRef = purlOf(root.name, root.version);
  const ours = Object.entries(packages).filter(
    ([at, entry]) => !at.includes('node_modules/') && !entry.link,
  );
  const needed = (from) => [
    ...new Set(
      from
        .flatMap(([at, entry]) =>
          needsOf(entry).map((name) => refs.get(placeOf(packages, at, name))),
        )
        .filter(Boolean),
    ),
  ];
  // one package may lie in several places, each with what it finds there
  const places = Map.groupBy(listed, ({ at }) => refs.get(at));
  const components = [...places.values()]
    .map(([one]) => componentOf(one))
    .toSorted((a, b) => byRef(a.purl, b.purl));
  const dependencies = [
    { ref: rootRef, dependsOn: needed(ours).toSorted(byRef) },
    ...[...places].map(([ref, at]) => ({
      ref,
      dependsOn: needed(at.map((one) => [one.at, one.entry])).toSorted(byRef),
    })),
  ].toSorted((a, b) => byRef(a.ref, b.ref));
  const body = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': rootRef,
        name: root.name,
        version: root.version,
        purl: rootRef,
      },
    },
    components,
    dependencies,
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    ...body,
  };
};
