/** XML as a tree, for tests that look at what was written. */
import { SaxesParser } from 'saxes';

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

/** Reads a document; names come without their prefixes. */
export const readXml = (xml: string): Element => {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const path = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, text]) => [key, String(text)]),
      ),
      children: [],
      text: '',
    };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('text', (text) => {
    const element = path.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  const [root = top] = top.children;
  return root;
};

/** Everything below an element by a path of names: `find(invoice, 'TaxTotal/TaxSubtotal')`. */
export const find = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (among, name) => among.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
/** Everything below an element of a name, however deep. */
export const findAll = (element: Element, name: string): Element[] =>
  element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...findAll(one, name)]);
export const texts = (element: Element, path: string): string[] =>
  find(element, path).map(({ text }) => text);
