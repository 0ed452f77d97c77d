import { SaxesParser } from 'saxes';
import { FilesAway } from './store.ts';

type Element = { readonly name: string; readonly text: string };

/** What an answer of S3 says: its elements that hold text, in order. */
export const elementsOf = (xml: string): readonly Element[] => {
  const found: Element[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => void (text = ''));
  parser.on('text', (more) => void (text += more));
  parser.on('closetag', ({ name }) => {
    if (text !== '') found.push({ name, text });
    text = '';
  });
  parser.on('error', (error) => {
    throw new FilesAway(`an answer that is no XML: ${error.message}`);
  });
  parser.write(xml).close();
  return found;
};

/** The texts of all elements of a name. */
export const textsOf = (elements: readonly Element[], name: string): string[] =>
  elements.filter((one) => one.name === name).map(({ text }) => text);
