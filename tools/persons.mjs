// Which statements on the tables of money that lie with their person (docs/scaling.md) do not name the person.
const ofQueries = (file) =>
  file.startsWith('apps/server/src/') &&
  !file.startsWith('apps/server/src/test/') &&
  !file.includes('.test.') &&
  (file.endsWith('.queries.ts') || /^apps\/server\/src\/(platform|kernel)\//.test(file));

/** The tables the document says lie with their person. */
export const spreadTables = (document) =>
  [...document.matchAll(/select create_distributed_table\('"?(\w+)"?'/g)].map(([, table]) => table);

const declaration = /^(?=(?:export )?(?:const|let|(?:async )?function|class)\b)/m;
const nameIn = /^(?:export )?(?:const|let|(?:async )?function|class)\s+(\w+)/;
/** What is said in a file, by its name: a statement, or a part that others are put together of, without comments. */
const declarationsIn = (text) =>
  text.split(declaration).flatMap((code) => {
    const name = nameIn.exec(code)?.[1];
    const sqlText = code.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--)\s.*$/gm, '');
    return name ? [{ name, sqlText }] : [];
  });

const notAlias = 'where|on|set|join|left|right|full|inner|cross|order|group|having|limit|offset';
const rest = 'using|union|except|returning|for|values|select|window|natural';
/** Where a declaration reads or writes one of the tables, and what it calls it there. */
const placesIn = (sqlText, tables) => {
  const named = new RegExp(
    `(?:\\b(from|join|update|into|only)|,)\\s+"?(${tables.join('|')})\\b"?(?!\\s*[:.'])` +
      `(?:\\s+(?:as\\s+)?(?!(?:${notAlias}|${rest})\\b)([a-z_]\\w*))?(\\s*\\(\\s*user_id\\b)?`,
    'g',
  );
  const built = new RegExp(
    `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|\\w*Join)\\(\\s*['"](${tables.join('|')})\\b`,
    'g',
  );
  return [
    ...[...sqlText.matchAll(named)].map(([, verb, table, alias, first]) => ({
      table,
      alias: alias ?? table,
      // what is written says whose it is in its first column
      isNamed: verb === 'into' && first !== undefined,
    })),
    // the builder is not used for money: who does is asked to say it in SQL
    ...[...sqlText.matchAll(built)].map(([, table]) => ({ table, alias: table, isNamed: false })),
  ];
};

const column = String.raw`(?:(\w+)\.)?"?(user_id|userId|id)"?`;
const comparison = new RegExp(
  String.raw`(?<![\w."$])${column}\s*(?:=|\bin\b)\s*(?:any\()?\s*(?:${column}(?![\w.]))?`,
  'g',
);
/** The comparisons of persons: each side as the name of what it is of, nothing where it is a value. */
const comparisonsIn = (sqlText, places) => {
  const own = new Set(places.map(({ alias }) => alias));
  const bare = places.filter(({ alias, table }) => alias === table).map(({ alias }) => alias);
  const sideOf = (of, name) => {
    if (name !== 'user_id') return [];
    return of ? [of].filter((one) => own.has(one)) : bare;
  };
  return [...sqlText.matchAll(comparison)].map(([, leftOf, left, rightOf, right]) => [
    sideOf(leftOf, left),
    sideOf(rightOf, right),
  ]);
};

/**
 * The places of a declaration whose person is compared with nothing but one another: what they read is everybody's. A
 * name that is used twice in one declaration is taken for one, which is enough for what people write.
 */
const unnamed = (sqlText, places) => {
  const known = new Set(places.filter(({ isNamed }) => isNamed).map(({ alias }) => alias));
  const comparisons = comparisonsIn(sqlText, places);
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const [left, right] of comparisons) {
      const isKnown = (side) => side.length === 0 || side.some((one) => known.has(one));
      if (isKnown(right)) for (const one of left) known.add(one);
      if (isKnown(left)) for (const one of right) known.add(one);
    }
  }
  return [...new Set(places.map(({ alias }) => alias))].filter((one) => !known.has(one));
};

const writes = (sqlText, tables) =>
  new RegExp(
    String.raw`\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|` +
      String.raw`\b(?:insert into|update|delete from|merge into)\s+"?(?:${tables.join('|')})\b`,
  ).test(sqlText);

/** What does not name its person, as `file#name`, with whether it writes or locks. */
export const withoutPerson = (sources, tables) =>
  sources
    .filter(({ file }) => ofQueries(file))
    .flatMap(({ file, text }) =>
      declarationsIn(text).flatMap(({ name, sqlText }) => {
        const left = unnamed(sqlText, placesIn(sqlText, tables));
        return left.length > 0
          ? [{ key: `${file}#${name}`, left, isWriting: writes(sqlText, tables) }]
          : [];
      }),
    );

const inFull = (groups) => groups.flatMap(({ of }) => of.map((key) => `apps/server/src/${key}`));
/** What is wrong with the statements of the sources, and with the lists of those that may be of everybody. */
export const personProblems = (sources, tables, { reads, writes: writing }) => {
  const [mayRead, mayWrite] = [inFull(reads), inFull(writing)];
  const found = withoutPerson(sources, tables);
  const known = new Set(found.map(({ key }) => key));
  return [
    ...found.flatMap(({ key, left, isWriting }) => {
      if (mayWrite.includes(key) || (!isWriting && mayRead.includes(key))) return [];
      const does = isWriting ? 'writes or locks' : 'reads';
      return [
        `${key}: ${does} ${left.join(', ')} without naming the person (user_id); ` +
          'name them, or say in tools/everybody.mjs why it is of everybody',
      ];
    }),
    ...[...mayRead, ...mayWrite]
      .filter((key) => !known.has(key))
      .map((key) => `tools/everybody.mjs: ${key} names the person, or is no more`),
  ];
};
