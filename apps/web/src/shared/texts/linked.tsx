import type { ReactNode } from 'react';

const slot = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with slots for links, which stand where the language puts them: `Agree to the <terms>terms of use</terms>`.
 * A slot nobody fills stays plain text.
 */
export const linked = (
  text: string,
  links: Readonly<Record<string, (label: string) => ReactNode>>,
): ReactNode[] => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(slot)) {
    const [whole, name = '', label = ''] = match;
    parts.push(text.slice(end, match.index), links[name]?.(label) ?? label);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
};
