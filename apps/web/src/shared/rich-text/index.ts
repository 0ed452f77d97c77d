export { parseRichText, type RichNode, type RichTag } from './parse-rich-text.ts';
export { RichText } from './RichText.tsx';
