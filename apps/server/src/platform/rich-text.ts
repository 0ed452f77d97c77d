import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { languages, type LocalizedText } from '@cafeteria/contract';
import { atMost } from './at-most.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'sup', 'sub'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', div: 'p' },
};

/**
 * Hashes of texts this process found clean, for most of a form is saved as it was. What is stored is not taken for
 * clean: it may have come by hand, or under older rules.
 */
const found = new LRUCache<string, true>(atMost(2000));

/** HTML reduced to the few elements rich texts may hold; scripts, styles and other addresses are gone. */
export const cleanHtml = (html: string): string => {
  const key = hash('sha256', html, 'base64');
  if (found.get(key)) return html;
  const clean = sanitizeHtml(html, options).trim();
  if (!hasWords(clean)) return '';
  if (clean === html) found.set(key, true);
  return clean;
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

export const cleanLocalizedHtml = (text: LocalizedText): LocalizedText => {
  const cleaned = { ...text };
  for (const language of languages)
    if (text[language]) cleaned[language] = cleanHtml(text[language]);
  return cleaned;
};
