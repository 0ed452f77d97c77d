// What check-names asks of every source: a name says what it holds, counts or does, and a comment is plain English.
import { parseSync, Visitor } from 'oxc-parser';

/** Words that say of a thing only that somebody said or counted it, and what is written instead. */
const riddles = new Map([
  ['said', 'what it is: a message, an answer, a body'],
  ['told', 'what it is: a message, a notice, a recipient'],
  ['few', 'what it counts or limits'],
  ['most', 'max, limit, or what it is the largest of'],
  ['seldom', 'what it does or limits'],
  ['rare', 'what it holds'],
  ['anew', 'what is renewed'],
]);
/** `fewRows`, `mostOfAsker`: the same words in front of others. */
const inFront = /^(few|most|seldom|said|told)(?=[A-Z])/;

/** What is only asked; `askedBy` and `askedAt` are columns and keys of answers: they say who and when. */
const onlyAsked = /^asked(?!By$|At$)(?=[A-Z]|$)/;

const riddleIn = (name) => {
  if (onlyAsked.test(name))
    return { word: 'asked', instead: 'what it is: a request, a query, a form, a time' };
  const plain = name.replace(/^[#_]+/, '');
  const word = riddles.has(plain.toLowerCase()) ? plain.toLowerCase() : inFront.exec(plain)?.[1];
  return word && { word, instead: riddles.get(word) };
};

/** Every name a pattern declares: of a variable, a parameter, or a part that is taken out of a value. */
const named = {
  Identifier: (node) => [node],
  AssignmentPattern: ({ left }) => namesIn(left),
  RestElement: ({ argument }) => namesIn(argument),
  ArrayPattern: ({ elements }) => elements.flatMap(namesIn),
  ObjectPattern: ({ properties }) =>
    properties.flatMap((property) => namesIn(property.value ?? property)),
  TSParameterProperty: ({ parameter }) => namesIn(parameter),
};
function namesIn(node) {
  return named[node?.type]?.(node) ?? [];
}

/** Everything a source declares: variables, parameters, functions, classes, types and their members. */
const declarationsOf = (file, text) => {
  const found = [];
  const add = (node) => found.push(...namesIn(node));
  const ofFunction = ({ id, params }) => [id, ...params].forEach(add);
  const ofType = ({ id }) => add(id);
  const member = ({ key, computed }) => {
    if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier'))
      found.push(key);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ofFunction,
    FunctionExpression: ofFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    TSFunctionType: ({ params }) => params.forEach(add),
    TSMethodSignature: (node) => {
      member(node);
      node.params.forEach(add);
    },
    CatchClause: ({ param }) => add(param),
    ClassDeclaration: ofType,
    TSTypeAliasDeclaration: ofType,
    TSInterfaceDeclaration: ofType,
    TSPropertySignature: member,
    PropertyDefinition: member,
    MethodDefinition: member,
  }).visit(parseSync(file, text).program);
  return found;
};

const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** Where sources `{file, text}` declare a riddle, one line each. */
export const nameProblems = (sources) =>
  sources.flatMap(({ file, text }) =>
    declarationsOf(file, text).flatMap(({ name, start }) => {
      const riddle = riddleIn(name);
      return riddle
        ? [`${file}:${lineOf(text, start)}: "${name}" tells nothing; say ${riddle.instead}`]
        : [];
    }),
  );

/** English of another century, and how it is said today. */
const stilted = new Map([
  ['whoever', 'name who it is, or say "anyone who", "no matter who"'],
  ['anew', 'again, or a verb that says it (rebuild, restart)'],
]);
const stiltedWord = new RegExp(String.raw`\b(${[...stilted.keys()].join('|')})\b`, 'gi');

/** Where a text `{file, text}` (a comment, the title of a test, a page of docs) is written so, one line each. */
export const proseProblems = (sources) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(stiltedWord)].map(
      ({ 0: word, index }) =>
        `${file}:${lineOf(text, index)}: "${word}": ${stilted.get(word.toLowerCase())}`,
    ),
  );
