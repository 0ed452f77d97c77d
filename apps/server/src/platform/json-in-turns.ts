import { inTurns } from './turns.ts';

/** What is written at one go: a row with what belongs to it. */
const partsAtOnce = 100;
/** Text is made bytes in blocks of so many letters: the whole at one go would be a turn of its own. */
const block = 65_536;
const turnMs = 4;

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
const isThere = (value: unknown): boolean => JSON.stringify(value) !== undefined;
const isSmall = (value: unknown, left = { parts: partsAtOnce }): boolean => {
  left.parts -= 1;
  if (left.parts < 0) return false;
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.values(value).every((item) => isSmall(item, left))
  );
};

function* listed(items: readonly unknown[], indent: string): Generator<string> {
  for (const [at, item] of items.entries()) {
    yield `${at === 0 ? '[' : ','}\n${indent}  `;
    yield* written(item, `${indent}  `);
  }
  yield `\n${indent}]`;
}
function* named(value: object, indent: string): Generator<string> {
  let open = '{';
  for (const [name, item] of Object.entries(value)) {
    if (!(typeof item === 'object' || isThere(item))) continue;
    yield `${open}\n${indent}  ${JSON.stringify(name)}: `;
    yield* written(item, `${indent}  `);
    open = ',';
  }
  yield open === '{' ? '{}' : `\n${indent}}`;
}
/** Large lists and objects are written item by item, so that others are answered between two of them. */
function* written(value: unknown, indent: string): Generator<string> {
  if (typeof value === 'object' && value !== null && !isSmall(value)) {
    if (Array.isArray(value)) return yield* listed(value, indent);
    if (isPlain(value)) return yield* named(value, indent);
  }
  // a line break within a text is written `\n`: those here are between parts
  yield (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`);
}

function* inBlocks(value: object): Generator<void, Buffer> {
  const blocks: Buffer[] = [];
  let text = '';
  for (const part of written(value, '')) {
    text += part;
    if (text.length >= block) {
      blocks.push(Buffer.from(text));
      text = '';
    }
    yield;
  }
  return Buffer.concat([...blocks, Buffer.from(`${text}\n`)]);
}

/** What `JSON.stringify(value, null, 2)` says of data, as bytes with a last line break, between others' answers. */
export const jsonInTurns = (value: object): Promise<Buffer> => inTurns(inBlocks(value), turnMs);
