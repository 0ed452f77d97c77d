import sanitizeHtml from 'sanitize-html';
import { languages, type LocalizedText } from '@cafeteria/contract';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'sup', 'sub'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', div: 'p' },
};

/** HTML reduced to the few elements rich texts may hold; scripts, styles and other addresses are gone. */
export const cleanHtml = (html: string): string => {
  const clean = sanitizeHtml(html, options).trim();
  return hasWords(clean) ? clean : '';
};

/** An editor that was emptied leaves its empty paragraph behind: that says nothing. */
const hasWords = (html: string): boolean =>
  html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00a0]/g, '') !== '';

/** Paragraphs and emphasis alone; the items of a list become paragraphs. */
const paragraphs: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: ['p', 'br', 'strong', 'em', 'a', 'sup', 'sub'],
  transformTags: { ...options.transformTags, li: 'p' },
};
const cleanParagraphs = (html: string): string => cleanHtml(sanitizeHtml(html, paragraphs));

/** The same for texts that know no lists: the blocks of articles. */
export const cleanLocalizedParagraphs = (text: LocalizedText): LocalizedText => {
  const cleaned = { ...text };
  for (const language of languages)
    cleaned[language] = text[language] ? cleanParagraphs(text[language]) || null : text[language];
  return cleaned;
};

/** `known` was cleaned before: what is as it was is left alone. */
export const cleanLocalizedHtml = (
  text: LocalizedText,
  known: Partial<LocalizedText> = {},
): LocalizedText => {
  const cleaned = { ...text };
  for (const language of languages)
    if (text[language] && text[language] !== known[language])
      cleaned[language] = cleanHtml(text[language]);
  return cleaned;
};
