import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { AppError } from '../app-error.ts';

export type XmlHandler = {
  readonly open?: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    line: number,
  ) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** What is said of XML that cannot be read, or has what only attacks have, at a line. */
  readonly broken?: (line: number) => Error;
};
const chunkBytes = 65_536;
const unreadable = (): Error => new AppError('import.error.unreadable');
/** Some programs write `x:row` for `row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through XML in pieces, so that a large sheet does not hold up others. Names come without
 * their prefixes. A document type is refused: no sheet has one, only attacks do.
 */
export const walkXml = async (
  bytes: Buffer,
  { open, text, close, broken = unreadable }: XmlHandler,
): Promise<void> => {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes, parser.line));
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  if (text) parser.on('text', text);
  parser.on('doctype', () => {
    throw broken(parser.line);
  });
  parser.on('error', () => {
    throw broken(parser.line);
  });
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }));
    await setImmediate();
  }
  parser.close();
};
