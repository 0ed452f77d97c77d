/** XML as it is written: element in element, nothing of it empty. */
import { decimalAmount } from '@cafeteria/contract';

export type Attributes = Readonly<Record<string, string>>;
/** What is false is left out. */
export type Node = string | false;

const escaped = (text: string): string =>
  text
    // signs no XML may hold
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const opening = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, text]) => `${key}="${escaped(text)}"`)].join(' ');

/** An element with others in it, in the order the schema wants. */
export const group = (name: string, ...inside: readonly Node[]): string =>
  `<${name}>${inside.filter(Boolean).join('')}</${name}>`;
/** …with what is said of it. */
export const element = (name: string, attributes: Attributes, ...inside: readonly Node[]): string =>
  `<${opening(name, attributes)}>${inside.filter(Boolean).join('')}</${name}>`;
/** …the outermost one, with what it declares. */
export const root = (name: string, attributes: Attributes, ...inside: readonly Node[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, attributes, ...inside)}\n`;
/** An element with a text. */
export const value = (
  name: string,
  text: string | number | boolean,
  attributes: Attributes = {},
): string => `<${opening(name, attributes)}>${escaped(String(text))}</${name}>`;
/** …where there is one. */
export const known = (name: string, text: string | null, attributes?: Attributes): Node =>
  text !== null && text.trim() !== '' && value(name, text, attributes);
/** An amount of minor units as a decimal. */
export const sum = (name: string, minor: number, attributes?: Attributes): string =>
  value(name, decimalAmount(minor), attributes);
