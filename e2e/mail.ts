import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

const bytesOf: Readonly<Record<string, (body: string) => Buffer>> = {
  base64: (body) => Buffer.from(body, 'base64'),
  'quoted-printable': (body) =>
    Buffer.from(
      body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
      'latin1',
    ),
};
const decode = (encoding: string, body: string): string =>
  (bytesOf[encoding.toLowerCase()]?.(body).toString('utf8') ?? body).replaceAll('\r\n', '\n');
/** `=?UTF-8?Q?Nov=C3=A9_heslo?=`, in one or more pieces. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? decode('base64', word)
        : decode('quoted-printable', word.replaceAll('_', ' ')),
    );
const headerOf = (head: string, name: string): string =>
  decodeWords(new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '').trim();

/** Head and body of a mail or of its part, the lines of the head whole again. */
const split = (raw: string): { head: string; body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), body: raw.slice(end + 4) };
};
const plainPart = (raw: string): string => {
  const start = raw.search(/^Content-Type: text\/plain/im);
  const { head, body } = split(raw.slice(start));
  const [own = ''] = body.split(/\r\n--/);
  return decode(headerOf(head, 'Content-Transfer-Encoding'), own);
};
/** Words are compared as they are typed, with ordinary spaces. */
const plainSpaces = (words: string): string => words.replaceAll('\u00A0', ' ');

const parse = (raw: string): Mail => {
  const { head } = split(raw);
  return {
    to: headerOf(head, 'To'),
    subject: plainSpaces(headerOf(head, 'Subject')),
    text: plainSpaces(plainPart(raw)),
  };
};
const folder = (): string => process.env.E2E_MAIL_DIR ?? '';
const filesOfMails = (): string[] =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.eml'))
    .sort();
const readMail = (name: string): Mail => parse(readFileSync(path.join(folder(), name), 'utf8'));

/** What comes to an address from now on. */
export const openMailbox = (address: string) => {
  const seen = new Set(filesOfMails());
  const find = (subject: string) =>
    filesOfMails()
      .filter((name) => !seen.has(name))
      .map((name) => ({ name, mail: readMail(name) }))
      .find(({ mail }) => mail.to === address && mail.subject.includes(subject));
  /** The next mail with such words in its subject; each is answered once. */
  const next = async (subject: string): Promise<Mail> => {
    const words = plainSpaces(subject).trim();
    await expect
      .poll(() => find(words)?.name, { message: `${address} gets “${words}”`, timeout: 120_000 })
      .toBeDefined();
    const found = find(words);
    if (!found) throw new Error(`the mail “${words}” is gone`);
    seen.add(found.name);
    return found.mail;
  };
  return { next };
};
/** The six digits of a mail, on a line of their own. */
export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? '';
/** The first link of a mail into the portal, as a path with its query. */
export const linkIn = ({ text }: Mail): string => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
