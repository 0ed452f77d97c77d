import sanitizeHtml from 'sanitize-html';
import { languages, type LocalizedText } from '@cafeteria/contract';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'sup', 'sub'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { b: 'strong', i: 'em', div: 'p' },
};

/** HTML reduced to the few elements rich texts may hold; scripts, styles and other addresses are gone. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();

export const cleanLocalizedHtml = (text: LocalizedText): LocalizedText => {
  const cleaned = { ...text };
  for (const language of languages) cleaned[language] = text[language] ? cleanHtml(text[language]) : text[language];
  return cleaned;
};
