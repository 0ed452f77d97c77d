// Which addresses sources write by hand, and which of them lead to no page of the product.
import { parseSync, Visitor } from 'oxc-parser';

/** What no page is asked by: the API, files, health. */
const isOfServer = (path) =>
  /^\/(?:api|assets|health|metrics|scim)(?:\/|$)|^\/\/|\.\w+$/.test(path);

/** The texts a source names once, by the names it gives them; one that is given twice is known by neither. */
const constantsOf = (program) => {
  const found = new Map();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') found.set(id.name, found.has(id.name) ? null : init);
    },
  }).visit(program);
  return found;
};
/** How deep names are followed into what they name. */
const maxDepth = 5;
const texts = {
  Literal: ({ value }) => (typeof value === 'string' ? value : '$'),
  TSAsExpression: ({ expression }, part) => part(expression),
  BinaryExpression: ({ operator, left, right }, part) =>
    operator === '+' ? part(left) + part(right) : '$',
  Identifier: ({ name }, part, constants) => part(constants.get(name)),
  TemplateLiteral: ({ quasis, expressions }, part) =>
    quasis
      .map(({ value }, at) => value.cooked + (expressions[at] ? part(expressions[at]) : ''))
      .join(''),
};
/** The text of an expression, `$` in place of what is known only when it runs. */
const textOf = (node, constants, depth = 0) =>
  depth > maxDepth
    ? '$'
    : (texts[node?.type]?.(node, (one) => textOf(one, constants, depth + 1), constants) ?? '$');
/** What a pattern asks of an address, as far as it can be read: `/\/admin\/offer\/\d+\/edit/`. */
const textOfPattern = (pattern) => {
  const text = pattern
    .replaceAll('\\/', '/')
    .replace(/^\^/, '')
    .replace(/(?:\\|\[\?#\]|\$$|\()(?!d).*$/, '')
    .replaceAll(/\\d\+|\[\^\/\]\+/g, '1');
  return /^\/[\w/$-]+$/.test(text) ? text : undefined;
};

const lineOf = (text, at) => text.slice(0, at).split('\n').length;
/** What is no address by itself: an end one is compared with or that is put behind others, the text of a pattern. */
const partsIn = (program) => {
  const found = new Set();
  new Visitor({
    NewExpression: ({ callee, arguments: [given] }) => {
      if (callee.name === 'RegExp' && given) found.add(given);
    },
    TemplateLiteral: ({ expressions }) => expressions.forEach((one) => found.add(one)),
    BinaryExpression: ({ operator, left, right }) => {
      if (operator === '+') found.add(left).add(right);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (/^(?:endsWith|replace|replaceAll|split|join)$/.test(callee.property?.name))
        for (const one of given) found.add(one);
    },
  }).visit(program);
  return found;
};

/** Every address a source `{file, text}` writes, as `{where, address, isBeginning, isPart}`. */
export const addressesIn = ({ file, text }) => {
  const { program } = parseSync(file, text);
  const [constants, parts] = [constantsOf(program), partsIn(program)];
  const found = [];
  const add = (node, address, kind = {}) =>
    found.push({ where: `${file}:${lineOf(text, node.start)}`, address, ...kind });
  const addPattern = (node, pattern) => {
    const read = textOfPattern(pattern);
    // one that may stand anywhere in an address may be the end of one
    if (read) add(node, read, { isBeginning: true, isPart: !pattern.startsWith('^') });
  };
  const addText = (node) => {
    const whole = textOf(node, constants);
    for (const [, how, address] of whole.matchAll(/\[href([\^]?)=["']?(\/[^"'\]]*)/g))
      add(node, address, { isBeginning: how === '^' });
    if (!/^\/(?!\/)/.test(whole) || parts.has(node)) return;
    add(node, whole);
    for (const [, , address] of whole.matchAll(/[?&](redirect|returnPath)=(\/\w[^&#$]*)/g))
      add(node, decodeURIComponent(address));
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') addText(node);
      if (node.regex) addPattern(node, node.regex.pattern);
    },
    TemplateLiteral: addText,
    BinaryExpression: (node) => {
      if (node.operator === '+') addText(node);
    },
    NewExpression: ({ callee, arguments: [given] }) => {
      if (callee.name === 'RegExp' && given) addPattern(given, textOf(given, constants));
    },
  }).visit(program);
  return found;
};

const segmentsOf = (path) => path.split('/').slice(1);
/** A part of an address stands where a page leaves it open if it has a number or is known only when it runs. */
const fits = (given, own) =>
  /^\$+$/.test(given) ||
  (own === '$'
    ? /[\d$]/.test(given)
    : own.toLowerCase() === given.toLowerCase().replace(/(?<=.)\$$/, ''));
const isLike = (own, given, isBeginning) => {
  const last = given.length - 1;
  const isLast = (one, at) => isBeginning && at === last && own[at].startsWith(one);
  return (
    (isBeginning ? given.length <= own.length : given.length === own.length) &&
    given.every((one, at) => fits(one, own[at]) || isLast(one, at))
  );
};
const isOf = (page, path, { isBeginning = false, isPart = false }) => {
  const [own, given] = [segmentsOf(page), segmentsOf(path)];
  return (isPart ? own.map((_, at) => own.slice(at)) : [own]).some((one) =>
    isLike(one, given, isBeginning),
  );
};

/** Addresses that lead to none of the pages (`/admin/offer/$`), as `{where, path}`. */
export const lostAddresses = (sources, pages) =>
  sources.flatMap(addressesIn).flatMap(({ where, address, ...kind }) => {
    const [path = ''] = address.split(/[?#]/);
    const plain = kind.isBeginning ? path : path.replace(/(?<=.)\/$/, '');
    return isOfServer(plain) || pages.some((page) => isOf(page, plain, kind))
      ? []
      : [{ where, path }];
  });
