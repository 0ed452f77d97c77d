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
/** The text of an expression, `$` in place of what is known only when it runs. */
const textOf = (node, constants, depth = 0) => {
  const part = (one) => textOf(one, constants, depth + 1);
  if (depth > 5) return '$';
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : '$';
  if (node?.type === 'TSAsExpression') return part(node.expression);
  if (node?.type === 'Identifier' && constants.get(node.name)) return part(constants.get(node.name));
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return part(node.left) + part(node.right);
  if (node?.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }, at) => value.cooked + (node.expressions[at] ? part(node.expressions[at]) : ''))
      .join('');
  return '$';
};
/** What a pattern asks of an address, as far as it can be read: `/\/admin\/offer\/\d+\/edit/`. */
const textOfPattern = (pattern) => {
  const text = pattern
    .replaceAll('\\/', '/')
    .replace(/^\^/, '')
    .replace(/(?:\\\?|\[\?#\]|\$$|\().*$/, '')
    .replaceAll(/\\d\+|\[\^\/\]\+/g, '1');
  return /^\/[\w/-]+$/.test(text) ? text : undefined;
};

const lineOf = (text, at) => text.slice(0, at).split('\n').length;
/** The ends of addresses a source compares with or puts behind others. */
const partsIn = (program) => {
  const found = new Set();
  new Visitor({
    BinaryExpression: ({ operator, right }) => {
      if (operator === '+') found.add(right.start);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (/^(?:endsWith|replace|replaceAll|split|join)$/.test(callee.property?.name))
        for (const one of given) found.add(one.start);
    },
  }).visit(program);
  return found;
};

/** Every address a source `{file, text}` writes, as `{where, address, isBeginning}`. */
export const addressesIn = ({ file, text }) => {
  const { program } = parseSync(file, text);
  const [constants, parts] = [constantsOf(program), partsIn(program)];
  const found = [];
  const add = (node, address, isBeginning = false) =>
    found.push({ where: `${file}:${lineOf(text, node.start)}`, address, isBeginning });
  const addText = (node) => {
    const whole = textOf(node, constants);
    for (const [, how, address] of whole.matchAll(/\[href([\^]?)=["']?(\/[^"'\]]*)/g))
      add(node, address, how === '^');
    if (!/^\/(?!\/)/.test(whole) || parts.has(node.start)) return;
    add(node, whole);
    for (const [, , address] of whole.matchAll(/[?&](redirect|returnPath)=(\/\w[^&#$]*)/g))
      add(node, decodeURIComponent(address));
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') addText(node);
      const pattern = node.regex && textOfPattern(node.regex.pattern);
      if (pattern) add(node, pattern, true);
    },
    TemplateLiteral: addText,
  }).visit(program);
  return found;
};

const segmentsOf = (path) => path.split('/').slice(1);
/** A part of an address stands where a page leaves it open if it has a number or is known only when it runs. */
const fits = (given, own) =>
  given === '$' ||
  (own === '$'
    ? /[\d$]/.test(given)
    : own.toLowerCase() === given.toLowerCase().replace(/(?<=.)\$$/, ''));
const isOf = (page, path, isBeginning) => {
  const [own, given] = [segmentsOf(page), segmentsOf(path)];
  const last = given.length - 1;
  return isBeginning
    ? given.length <= own.length &&
        given.every((one, at) =>
          at < last ? fits(one, own[at]) : own[at] === '$' || own[at].startsWith(one) || fits(one, own[at]),
        )
    : given.length === own.length && given.every((one, at) => fits(one, own[at]));
};

/** Addresses that lead to none of the pages (`/admin/offer/$`), one line each. */
export const lostAddresses = (sources, pages) =>
  sources.flatMap(addressesIn).flatMap(({ where, address, isBeginning }) => {
    const [path = ''] = address.split(/[?#]/);
    const plain = path === '/' ? path : path.replace(/\/$/, isBeginning ? '/' : '');
    return isOfServer(plain) || pages.some((page) => isOf(page, plain, isBeginning))
      ? []
      : [`${where}: ${path} is no page of the product`];
  });
