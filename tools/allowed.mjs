const admin = /^apps\/web\/src\/admin\//;
const isTest = (file) => /\.test\./.test(file);

/** The routes a text names in a place that asks whether they may be called; `userImport.*` is a whole entity. */
export const allowedIn = (text) => [
  ...[...text.matchAll(/(?:\bto=\{|\bmay\(|\buseMay\(\)\()api\.(\w+\.\w+)/g)].map(
    ([, route]) => route,
  ),
  // the frame asks for what it draws
  ...[...text.matchAll(/\broutes: api\.(\w+)/g)].map(([, entity]) => `${entity}.*`),
  ...[...text.matchAll(/\bneeds: ([^\n]*(?:\n[^\n\]]*)*?\]?),\n/g)].flatMap(([, needs]) => [
    ...[...needs.matchAll(/values\(api\.(\w+)\)/g)].map(([, entity]) => `${entity}.*`),
    ...[...needs.matchAll(/api\.(\w+\.\w+)/g)].map(([, route]) => route),
  ]),
];
/** The routes a text calls. */
export const callsIn = (text, call) =>
  [...text.matchAll(new RegExp(`\\b${call}\\(\\s*api\\.(\\w+\\.\\w+)`, 'g'))].map(
    ([, route]) => route,
  );

/** The calls of administration that are made without asking anywhere whether the person may make them. */
const unasked = (sources, call) => {
  const seen = sources.filter(({ file }) => admin.test(file) && !isTest(file));
  const needed = new Set(seen.flatMap(({ text }) => allowedIn(text)));
  const isAsked = (route) => needed.has(route) || needed.has(`${route.split('.')[0]}.*`);
  return seen.flatMap(({ file, text }) =>
    callsIn(text, call)
      .filter((route) => !isAsked(route))
      .map((route) => ({ file, route })),
  );
};
const how = (route) => `draw it in <Allowed to={api.${route}}>, or let the page need it`;

/** Writes of administration that are offered without asking whether the person may call them. */
export const unaskedWrites = (sources) =>
  [...unasked(sources, 'write'), ...unasked(sources, 'useStep')].map(
    ({ file, route }) => `${file}: offers ${route} to everybody; ${how(route)}`,
  );

/**
 * Reads that a part of a page makes for everyone who sees the page; `isForSome` tells those that not everybody may
 * make.
 */
export const unaskedReads = (sources, isForSome) =>
  unasked(sources, 'read')
    .filter(({ route }) => isForSome(route))
    .map(
      ({ file, route }) => `${file}: asks for ${route} whatever the reader may do; ${how(route)}`,
    );
