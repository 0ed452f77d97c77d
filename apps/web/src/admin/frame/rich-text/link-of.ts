import { pattern, withProtocol } from '@cafeteria/contract';

/** What the portal lets through as an address; a bare domain gets its protocol, an e-mail its scheme. */
export const linkOf = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/^(mailto:|tel:|\/(?![/\\]))/.test(text)) return text;
  if (pattern.email.test(text)) return `mailto:${text}`;
  return pattern.url.test(text) ? withProtocol(text) : undefined;
};
