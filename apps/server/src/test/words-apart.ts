import { type Expression, type Node, parseSync, type TSType, Visitor } from 'oxc-parser';

/** Words of a list that a file's code tells apart where no compiler asks for the others. */
export type WordsApart = {
  /** Each by itself: compared, looked for, a case beside a `default`, taken out of a type. */
  readonly single: ReadonlySet<string>;
  /** Those that stand together: an array, a set, the keys of a table that need not be whole. */
  readonly together: readonly (readonly string[])[];
};

const wordOf = (node: Node | null | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
const wordsOfType = (type: TSType): string[] =>
  type.type === 'TSUnionType'
    ? type.types.flatMap(wordsOfType)
    : type.type === 'TSLiteralType'
      ? wordOf(type.literal)
      : [];

const comparisons = new Set(['===', '!==', 'in']);
/** Methods whose answer is about one word among others. */
const lookups = new Set(['includes', 'has', 'indexOf', 'lastIndexOf', 'startsWith', 'endsWith']);
/** A table that may lack words: what it says of the others is nothing. */
const needNotBeWhole = /\bPartial<|\bRecord<string\b|\[\w+: string\]/;

/** The object a declaration or `satisfies` is about. */
const tableIn = (node: Expression | null): Expression | null =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? tableIn(node.expression)
    : node;
const keysOf = (node: Expression | null): string[] => {
  const table = tableIn(node);
  return table?.type === 'ObjectExpression'
    ? table.properties.flatMap((property) =>
        property.type === 'Property' && !property.computed
          ? property.key.type === 'Identifier'
            ? [property.key.name]
            : wordOf(property.key)
          : [],
      )
    : [];
};

/** Reads what a source of TypeScript decides by words that are written into it. */
export const wordsApart = (file: string, text: string): WordsApart => {
  const single = new Set<string>();
  const together: string[][] = [];
  const add = (words: readonly string[]): void => words.forEach((word) => single.add(word));
  const addTable = (annotation: Node | null | undefined, table: Expression | null): void => {
    if (annotation && needNotBeWhole.test(text.slice(annotation.start, annotation.end)))
      together.push(keysOf(table));
  };
  new Visitor({
    BinaryExpression: ({ left, operator, right }) => {
      if (comparisons.has(operator)) add([left, right].flatMap(wordOf));
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        lookups.has(callee.property.name)
      )
        add(given.flatMap(wordOf));
    },
    SwitchStatement: ({ cases }) => {
      if (cases.some(({ test }) => test === null)) add(cases.flatMap(({ test }) => wordOf(test)));
    },
    ArrayExpression: ({ elements }) => {
      together.push(elements.flatMap(wordOf));
    },
    VariableDeclarator: ({ id, init }) => addTable(id.typeAnnotation, init),
    TSSatisfiesExpression: ({ expression, typeAnnotation }) => addTable(typeAnnotation, expression),
    TSTypeReference: ({ typeName, typeArguments }) => {
      if (typeName.type === 'Identifier' && /^(?:Exclude|Extract)$/.test(typeName.name))
        add(typeArguments?.params.slice(1).flatMap(wordsOfType) ?? []);
    },
  }).visit(parseSync(file, text).program);
  return { single, together: together.filter((words) => words.length > 0) };
};
