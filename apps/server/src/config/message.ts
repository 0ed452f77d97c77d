/** The part of the environment that says how mail and SMS leave, if at all. */
import * as z from 'zod/mini';
import { pairProblem, path, type TlsFiles } from './tls.ts';

const text = (max: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(max)));
const address = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
/** `Benefity <portal@benefity.example>`, or the address alone; one line. */
const isSender = (from: string): boolean => {
  // eslint-disable-next-line no-control-regex -- a line break here would be a header of its own
  if (/[\u0000-\u001f\u007f]/.test(from)) return false;
  return address.test(/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from);
};
const isHeaders = (json: string): boolean => {
  try {
    return z.safeParse(z.record(z.string(), z.string()), JSON.parse(json)).success;
  } catch {
    return false;
  }
};

export const MessageEnvironment = {
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** Who we are to a mail server that asks for a certificate instead of a password. */
  SMTP_CERT_FILE: path(),
  SMTP_KEY_FILE: path(),
  MAIL_FROM: z.optional(z.string().check(z.maxLength(320), z.refine(isSender))),
  SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_METHOD: z._default(z.enum(['POST', 'PUT', 'GET']), 'POST'),
  SMS_BODY: z._default(
    z.string().check(z.minLength(1), z.maxLength(4_000)),
    '{"to":"{{to}}","text":"{{text}}"}',
  ),
  SMS_AUTHORIZATION: text(2_000),
  SMS_HEADERS: z.optional(z.string().check(z.maxLength(4_000), z.refine(isHeaders))),
};
type Env = z.output<z.ZodMiniObject<typeof MessageEnvironment>>;

export const messageSecrets = [
  'SMTP_URL',
  'SMS_URL',
  'SMS_BODY',
  'SMS_AUTHORIZATION',
  'SMS_HEADERS',
] as const;

export type SmtpConfig = {
  readonly url: string;
  readonly from: string;
  /** Whether a mail goes in the clear where the server does not encrypt. */
  readonly mayBeClear: boolean;
  readonly ownCertificate?: TlsFiles | undefined;
};
export type SmsConfig = {
  /** May hold `{{to}}` and `{{text}}`. */
  readonly url: string;
  readonly method: 'POST' | 'PUT' | 'GET';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};
export type MessageConfig = {
  readonly smtp: SmtpConfig | undefined;
  readonly sms: SmsConfig | undefined;
  /**
   * Where nothing sends, what would have gone is kept for /admin/dev to show; not in production, where links of others
   * are nobody's to read.
   */
  readonly isKept: boolean;
};

const filesOf = (env: Env) => ({ certFile: env.SMTP_CERT_FILE, keyFile: env.SMTP_KEY_FILE });
const ownCertificate = (env: Env): TlsFiles | undefined => {
  const { certFile, keyFile } = filesOf(env);
  return certFile && keyFile ? { certFile, keyFile } : undefined;
};

/** What is wrong with the way messages are to leave, in one line; undefined when nothing is. */
export const messageProblem = (env: Env): string | undefined => {
  if (env.SMTP_URL && !env.MAIL_FROM) return 'SMTP_URL needs MAIL_FROM';
  const ofCertificate = pairProblem('SMTP', filesOf(env));
  if (ofCertificate) return ofCertificate;
  const template = env.SMS_METHOD === 'GET' ? (env.SMS_URL ?? '') : `${env.SMS_URL}${env.SMS_BODY}`;
  if (
    env.SMS_URL &&
    !(/\{\{to\}\}/.test(decode(template)) && /\{\{text\}\}/.test(decode(template)))
  )
    return env.SMS_METHOD === 'GET'
      ? 'SMS_URL needs {{to}} and {{text}} where SMS_METHOD=GET'
      : 'SMS_BODY needs {{to}} and {{text}}';
  return undefined;
};
/** Braces of an address may be written encoded. */
const decode = (template: string): string =>
  template.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');

type Circumstances = {
  readonly isProduction: boolean;
  readonly isSmsOff: boolean;
  readonly mailMayBeClear: boolean;
};
export const messageConfig = (
  env: Env,
  { isProduction, isSmsOff, mailMayBeClear }: Circumstances,
): MessageConfig => ({
  smtp:
    env.SMTP_URL && env.MAIL_FROM
      ? {
          url: env.SMTP_URL,
          from: env.MAIL_FROM,
          mayBeClear: mailMayBeClear,
          ownCertificate: ownCertificate(env),
        }
      : undefined,
  sms:
    env.SMS_URL && !isSmsOff
      ? {
          url: decode(env.SMS_URL),
          method: env.SMS_METHOD,
          body: env.SMS_BODY,
          headers: {
            ...(env.SMS_HEADERS &&
              z.parse(z.record(z.string(), z.string()), JSON.parse(env.SMS_HEADERS))),
            ...(env.SMS_AUTHORIZATION && { authorization: env.SMS_AUTHORIZATION }),
          },
        }
      : undefined,
  isKept: !isProduction,
});
