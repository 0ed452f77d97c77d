import type { MailContent } from '../kinds/index.ts';
import type { Letter, Setting } from './setting.ts';
import { openingOf, typesetIn } from './words.ts';

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

/** A name or a figure makes no line of its own: it would read as another word of the mail. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

/** Text in lines, bound by the rules of its language. */
type Fold = (text: string) => string;

const sectionText = (
  { title, items }: NonNullable<MailContent['sections']>[number],
  fold: Fold,
): string =>
  [
    title.toUpperCase(),
    ...items.map(({ label, href, note }) =>
      [fold(inOneLine(`• ${label}`)), ...(note ? [fold(note)] : []), href].join('\n'),
    ),
  ].join('\n\n');

const footText = (mail: Letter, { t, to, href }: Setting, fold: Fold): string =>
  [
    '-- ',
    ...(to.contact ? [fold(inOneLine(t('layout.contact', { contact: to.contact })))] : []),
    fold(t('layout.sentBy', { portal: new URL(href('/')).host })),
    ...(mail.unsubscribe
      ? [`${t(`layout.unsubscribe.${mail.unsubscribe.from}`)}:\n${mail.unsubscribe.href}`]
      : []),
  ].join('\n');

/** A mail for who reads no HTML; links stand on lines of their own. */
export const textOf = (mail: Letter, setting: Setting): string => {
  const bind = typesetIn(setting.language);
  const fold: Fold = (text) => wrap(bind(text));
  return [
    fold(inOneLine(mail.heading)),
    ...openingOf(mail, setting).map(fold),
    ...(mail.facts
      ? [mail.facts.map(([label, value]) => fold(inOneLine(`${label}: ${value}`))).join('\n')]
      : []),
    ...(mail.sections ?? []).map((section) => sectionText(section, fold)),
    ...(mail.code ? [mail.code] : []),
    ...(mail.action ? [`${fold(`${mail.action.label}:`)}\n${mail.action.href}`] : []),
    ...(mail.notes ?? []).map(fold),
    footText(mail, setting, fold),
  ].join('\n\n');
};
