import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/index.ts';
import { Bounced, type Mail, type Transport } from './transport.ts';

const defaultPort = { 'smtp:': 587, 'smtps:': 465 } as const;
/**
 * A server that says nothing is given up after this long; another process would take the message over and send it
 * again.
 */
const patienceMs = 60_000;

/** As it lies there now, where a server asks for one instead of a password. */
const readOwn = ({ ownCertificate: files }: SmtpConfig) =>
  files && {
    cert: readFileSync(files.certFile, 'utf8'),
    key: readFileSync(files.keyFile, 'utf8'),
  };
type Own = ReturnType<typeof readOwn>;

const optionsOf = ({ url, mayBeClear }: SmtpConfig, own: Own) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || defaultPort[secure ? 'smtps:' : 'smtp:'],
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // a password never travels in the clear, no matter who stands between; nor do links of others in production
    requireTLS: own !== undefined || (!isHere && (username !== '' || !mayBeClear)),
    ...(own && { tls: own }),
    pool: true as const,
    maxConnections: 4,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // a mail holds what we put into it, and nothing that is fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

type Refusal = {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};
/** Whether the server refused the addressee for good; what it holds against us may change. */
const isBounce = (error: Error & Refusal): boolean =>
  error.code === 'EENVELOPE' &&
  ((error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500) ||
    error.message.startsWith('No recipients'));

/** Signs in and sends nothing; throws what the server has against it. */
export const trySmtp = async (config: SmtpConfig, timeout: number): Promise<void> => {
  const transport = createTransport({
    ...optionsOf(config, readOwn(config)),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Sends mail by SMTP; connections are kept for a while. */
export const createSmtp = (config: SmtpConfig): { send: Transport<Mail>; close: () => void } => {
  let own = readOwn(config);
  let pool = createTransport(optionsOf(config, own));
  /** Connections of before a certificate was renewed end with what they are sending. */
  const current = () => {
    const next = readOwn(config);
    if (next?.cert === own?.cert && next?.key === own?.key) return pool;
    own = next;
    pool.close();
    pool = createTransport(optionsOf(config, own));
    return pool;
  };
  return {
    close: () => pool.close(),
    send: async ({ messageId, to, subject, html, text, headers, pictures }) => {
      try {
        await current().sendMail({
          from: config.from,
          // as an object: an address is never read as a list of them
          to: { name: '', address: to },
          messageId,
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          attachments: pictures.map(({ cid, contentType, base64 }) => ({
            cid,
            contentType,
            filename: `${cid}.png`,
            content: Buffer.from(base64, 'base64'),
            contentDisposition: 'inline' as const,
          })),
        });
      } catch (error) {
        if (error instanceof Error && isBounce(error)) throw new Bounced(error.message);
        throw error;
      }
    },
  };
};
