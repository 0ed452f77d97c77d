import { inTurns } from './turns.ts';

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
/** Lists and objects are written item by item, so that others are answered between two of them. */
function* written(value: unknown, indent: string): Generator<void, string | undefined> {
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value)))
    return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines: string[] = [];
  for (const [name, item] of Object.entries(value)) {
    yield;
    const text: string | undefined = yield* written(item, inner);
    if (Array.isArray(value)) lines.push(`${inner}${text ?? 'null'}`);
    else if (text !== undefined) lines.push(`${inner}${JSON.stringify(name)}: ${text}`);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** What `JSON.stringify(value, null, 2)` says of data, written between others' answers. */
export const jsonInTurns = async (value: object): Promise<string> =>
  (await inTurns(written(value, ''))) ?? '';
