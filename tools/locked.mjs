// What package-lock.json says of each package it brings from a registry.

/** `[{ at, name, version, integrity, entry }]`: what `npm ci` fetches; our own folders are links and are left out. */
export const lockedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([at, entry]) => at.includes('node_modules/') && !entry.link)
    .map(([at, entry]) => ({
      at,
      name: entry.name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      integrity: entry.integrity,
      entry,
    }));

/**
 * `[{ at, name, version }]`: builds for other machines that a package names and the lock does not. npm leaves them out
 * when it locks a package that is installed here already, and `npm ci` then brings none to such a machine.
 */
export const missingBuilds = ({ packages }) =>
  Object.entries(packages)
    .filter(([at]) => at.includes('node_modules/'))
    .flatMap(([at, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(
          ([name]) => !packages[`node_modules/${name}`] && !packages[`${at}/node_modules/${name}`],
        )
        .map(([name, version]) => ({ of: at, at: `node_modules/${name}`, name, version })),
    );

/** Why `npm ci` could bring something else than was locked, a line for each package; none is good. */
export const lockFaults = (lock) => [
  ...missingBuilds(lock).map(
    ({ of, name }) => `${of}: package-lock.json lacks its ${name}; npm run lock writes it`,
  ),
  ...lockedPackages(lock).flatMap(({ at, integrity, entry }) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${at}: package-lock.json has no sha512 integrity; npm run lock writes it`]),
    ...(entry.resolved ? [`${at}: package-lock.json names where it was fetched`] : []),
  ]),
];
