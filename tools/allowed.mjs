const admin = /^apps\/web\/src\/admin\//;
const isTest = (file) => /\.test\./.test(file);

/** The routes a text names in a place that asks whether they may be called; `userImport.*` is a whole entity. */
const askedIn = (text) => [
  ...[...text.matchAll(/(?:\bto=\{|\bmay\()api\.(\w+\.\w+)/g)].map(([, route]) => route),
  // the frame asks for what it draws
  ...[...text.matchAll(/\broutes: api\.(\w+)/g)].map(([, entity]) => `${entity}.*`),
  ...[...text.matchAll(/\bneeds: ([^\n]*(?:\n[^\n\]]*)*?\]?),\n/g)].flatMap(([, needs]) => [
    ...[...needs.matchAll(/values\(api\.(\w+)\)/g)].map(([, entity]) => `${entity}.*`),
    ...[...needs.matchAll(/api\.(\w+\.\w+)/g)].map(([, route]) => route),
  ]),
];
const writesIn = (text) =>
  [...text.matchAll(/\bwrite\(api\.(\w+\.\w+)/g)].map(([, route]) => route);

/** Writes of administration that are offered without asking whether the person may call them. */
export const unaskedWrites = (sources) => {
  const seen = sources.filter(({ file }) => admin.test(file) && !isTest(file));
  const asked = new Set(seen.flatMap(({ text }) => askedIn(text)));
  const isAsked = (route) => asked.has(route) || asked.has(`${route.split('.')[0]}.*`);
  return seen.flatMap(({ file, text }) =>
    writesIn(text)
      .filter((route) => !isAsked(route))
      .map(
        (route) =>
          `${file}: offers ${route} to everybody; draw it in <Allowed to={api.${route}}>, or let the page need it`,
      ),
  );
};
