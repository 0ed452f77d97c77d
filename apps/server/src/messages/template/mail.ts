import type { Language } from '@cafeteria/contract';
import type { MailContent, MessageTools } from '../kinds/index.ts';

type Setting = MessageTools & { readonly language: Language };
type Rendered = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');
/** One line: what people call themselves must not become a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

const htmlOf = (mail: MailContent, { t, to, language, href }: Setting): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escape(mail.subject)}</title></head><body><h1>${escape(mail.heading)}</h1>`,
    ...[t('layout.greeting', { name: to.firstName }), ...mail.paragraphs].map(paragraph),
    ...(mail.facts ?? []).map(([label, value]) => paragraph(`${label}: ${value}`)),
    mail.code ? `<p><b>${escape(mail.code)}</b></p>` : '',
    mail.action
      ? `<p><a href="${escape(mail.action.href)}">${escape(mail.action.label)}</a></p>`
      : '',
    ...(mail.notes ?? []).map(paragraph),
    paragraph(t('layout.sentBy', { portal: new URL(href('/')).host })),
    '</body></html>',
  ].join('\n');

const textOf = (mail: MailContent, { t, to, href }: Setting): string =>
  [
    t('layout.greeting', { name: to.firstName }),
    ...mail.paragraphs,
    ...(mail.facts ?? []).map(([label, value]) => `${label}: ${value}`),
    ...(mail.code ? [mail.code] : []),
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.href}`] : []),
    ...(mail.notes ?? []),
    `-- \n${t('layout.sentBy', { portal: new URL(href('/')).host })}`,
  ].join('\n\n');

/** A mail as HTML and as text, in the addressee's language and the employer's look. */
export const renderMail = (mail: MailContent, setting: Setting): Rendered => ({
  subject: oneLine(mail.subject),
  html: htmlOf(mail, setting),
  text: textOf(mail, setting),
  headers: mail.unsubscribeHref
    ? {
        'List-Unsubscribe': `<${mail.unsubscribeHref}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {},
});
