import { dayOfParts, wrongField } from './statement.ts';

/** An element of a statement. */
export type Node = {
  readonly name: string;
  readonly line: number;
  /** Of an amount. */
  readonly currency: string | null;
  text: string;
  readonly children: Node[];
};

/** Elements by their path, in their order. */
export const within = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );
/** The text of the first element of a path; nothing where there is none or it says nothing. */
export const textAt = (node: Node, path: string): string | undefined => {
  const [first] = within(node, path);
  const text = first?.text.trim();
  return text === '' ? undefined : text;
};
/** …of the first of some paths that says something. */
export const textAtOneOf = (node: Node, paths: readonly string[]): string | undefined =>
  paths.map((path) => textAt(node, path)).find((text) => text !== undefined);

/** An amount in minor units, whichever way it goes. */
export const sizeIn = (node: Node, path: string): number => {
  const [amount] = within(node, path);
  const written = amount?.text.trim() ?? '';
  const [, units = '', parts = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(written) ?? [];
  if (units === '' || /[1-9]/.test(parts.slice(2)))
    throw wrongField(amount?.line ?? node.line, `${node.name}/${path}`, written);
  return Number(units) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
};
/** What an element's `Amt` is, below nothing where it is debited. */
export const amountIn = (node: Node): number => {
  const size = sizeIn(node, 'Amt');
  const side = textAt(node, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT')
    throw wrongField(node.line, `${node.name}/CdtDbtInd`, side ?? '');
  return side === 'DBIT' && size !== 0 ? -size : size;
};
const dayOf = (node: Node, path: string, written: string): string => {
  const [year = '', month = '', day = ''] = written.slice(0, 10).split('-');
  const found = dayOfParts(year, month, day);
  if (!found) throw wrongField(node.line, `${node.name}/${path}`, written);
  return found;
};
/** A day, also where an instant stands for it. */
export const dayIn = (node: Node, path: string): string =>
  dayOf(node, path, textAtOneOf(node, [`${path}/Dt`, `${path}/DtTm`]) ?? '');
/** The day of an instant. */
export const dayAt = (node: Node, path: string): string =>
  dayOf(node, path, textAt(node, path) ?? '');
