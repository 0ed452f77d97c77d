import { formatPhone } from '@cafeteria/contract';
import { htmlOf } from './html.ts';
import type { Letter, Setting } from './setting.ts';
import { textOf } from './text.ts';

type Rendered = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** One line: what people call themselves must not become a header or a line of its own. */
const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

/** Whom to ask: an address as it is, a telephone number in groups. */
const readable = (contact: string): string =>
  contact.includes('@') ? contact : formatPhone(contact);

/** A mail as HTML and as text, in the addressee's language and the employer's look. */
export const renderMail = (mail: Letter, given: Setting): Rendered => {
  const { firstName, clientName, contact } = given.to;
  const to = {
    ...given.to,
    firstName: oneLine(firstName),
    clientName: clientName && oneLine(clientName),
    contact: contact && readable(contact),
  };
  const setting = { ...given, to };
  return {
    subject: oneLine(mail.subject),
    html: htmlOf(mail, setting),
    text: textOf(mail, setting),
    headers: mail.unsubscribe
      ? {
          'List-Unsubscribe': `<${mail.unsubscribe.oneClickHref}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
};
