// What check-words asks of every source of the web and its components: what people see or hear is a text of
// packages/i18n, never a word in a component.
import { parseSync, Visitor } from 'oxc-parser';

/** What of an element people see or hear. */
const spoken =
  /^(?:alt|title|placeholder|label|description|heading|lead|caption|summary|hint|text|message)$/;
const isSpoken = (name) =>
  spoken.test(name) ||
  /(?:Label|Title|Text)$/.test(name) ||
  /^aria-(?:label|description|roledescription|valuetext|placeholder)$/.test(name);

/** Where words are written all the same, and why. */
const exceptions = new Map([
  ['apps/web/src/admin/system/dev/gallery/', 'the gallery shows components to who writes them'],
  ['apps/web/src/admin/catalogue/branch-office/branch-office-import.ts', 'an example of a file'],
  ['apps/web/src/admin/people/user/user-import.ts', 'an example of a file'],
  ['apps/web/src/shared/basemap/fonts.ts', 'the letters a font must have'],
]);
/** Names that are the same in every language. */
const names = new Set(['Ctrl K', 'IBAN']);

/** A key of a text, an address, a colour. */
const isReference = (text) => /^(?:[a-z]\w*(?:\.[\w-]+)+$|[/#])/.test(text);
/** A word has two letters: what only stands between texts is none. */
const isWord = (text) => /\p{L}{2}/u.test(text) && !isReference(text) && !names.has(text);
/** What only Czech and Slovak write: a word wherever it stands. */
const isCzech = (text) => /[áčďéěíĺľňóôŕřšťúůýž]/i.test(text);

const inside = ({ expression }) => textsOf(expression);
/** The texts each kind of expression may come to, as far as they are written there. */
const textsIn = {
  JSXText: ({ value }) => [value],
  Literal: ({ value }) => (typeof value === 'string' ? [value] : []),
  TemplateLiteral: ({ quasis }) => quasis.map(({ value }) => value.cooked ?? ''),
  JSXExpressionContainer: inside,
  ParenthesizedExpression: inside,
  TSSatisfiesExpression: inside,
  TSAsExpression: inside,
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate].flatMap(textsOf),
  LogicalExpression: ({ left, right }) => [left, right].flatMap(textsOf),
  BinaryExpression: ({ operator, left, right }) =>
    operator === '+' ? [left, right].flatMap(textsOf) : [],
};
function textsOf(node) {
  return textsIn[node?.type]?.(node) ?? [];
}
const wordsIn = (node) =>
  textsOf(node)
    .map((text) => text.trim())
    .filter(isWord);

/** Words that are written straight into a source. */
const wordsOf = (file, text) => {
  const words = new Set();
  const say = (node) => wordsIn(node).forEach((word) => words.add(word));
  const children = (node) => node.children.forEach(say);
  const anywhere = (value) => isCzech(value) && words.add(value.trim());
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && isSpoken(name.name)) say(value);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && isSpoken(key.name)) say(value);
    },
    Literal: ({ value }) => typeof value === 'string' && anywhere(value),
    TemplateElement: ({ value }) => anywhere(value.cooked ?? ''),
  }).visit(parseSync(file, text).program);
  return [...words];
};

const isChecked = (file) =>
  /^(?:apps\/web|packages\/ui)\/src\//.test(file) &&
  !/\.test\.|\/testing\//.test(file) &&
  ![...exceptions.keys()].some((where) => file.startsWith(where));

/** Where sources `{file, text}` say a word of their own, one line each. */
export const wordProblems = (sources) =>
  sources
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file, text }) =>
      wordsOf(file, text).map(
        (word) =>
          `${file}: "${word}" is said in one language: it is a text of packages/i18n/locales`,
      ),
    );
