import type { MailContent } from '../kinds/index.ts';
import type { Setting } from './setting.ts';

const lineLength = 72;

/** Breaks lines at spaces; what is longer than a line, such as an address, stays whole. */
export const wrap = (text: string, length = lineLength): string => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

const sectionText = ({ title, items }: NonNullable<MailContent['sections']>[number]): string =>
  [
    title.toUpperCase(),
    ...items.map(({ label, href, note }) =>
      [wrap(`• ${label}`), ...(note ? [wrap(note)] : []), href].join('\n'),
    ),
  ].join('\n\n');

/** A mail for who reads no HTML; links stand on lines of their own. */
export const textOf = (mail: MailContent, { t, to, href }: Setting): string =>
  [
    ...[t('layout.greeting', { name: to.firstName }), ...mail.paragraphs].map((text) => wrap(text)),
    ...(mail.facts
      ? [mail.facts.map(([label, value]) => wrap(`${label}: ${value}`)).join('\n')]
      : []),
    ...(mail.sections ?? []).map(sectionText),
    ...(mail.code ? [mail.code] : []),
    ...(mail.action ? [`${wrap(`${mail.action.label}:`)}\n${mail.action.href}`] : []),
    ...(mail.notes ?? []).map((text) => wrap(text)),
    [
      '-- ',
      ...(to.clientContact ? [wrap(t('layout.contact', { contact: to.clientContact }))] : []),
      wrap(t('layout.sentBy', { portal: new URL(href('/')).host })),
      ...(mail.unsubscribe ? [`${t('layout.unsubscribe')}:\n${mail.unsubscribe.href}`] : []),
    ].join('\n'),
  ].join('\n\n');
