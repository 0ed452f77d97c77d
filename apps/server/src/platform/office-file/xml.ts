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
};
const chunkBytes = 65_536;
/** Some programs write `x:row` for `row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through XML in pieces, so that a large sheet does not hold up others. Names come without
 * their prefixes. A document type is refused: no sheet has one, only attacks do.
 */
export const walkXml = async (bytes: Buffer, { open, text, close }: XmlHandler): Promise<void> => {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes, parser.line));
  parser.on('closetag', ({ name }) => close?.(localName(name)));
  if (text) parser.on('text', text);
  parser.on('doctype', () => {
    throw new AppError('import.error.unreadable');
  });
  parser.on('error', () => {
    throw new AppError('import.error.unreadable');
  });
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }));
    await setImmediate();
  }
  parser.close();
};
