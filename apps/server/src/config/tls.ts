/** The part of the environment that says whether the process speaks https itself, and with which certificate. */
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import * as z from 'zod/mini';

export const path = () => z.optional(z.string().check(z.minLength(1)));
export const TlsEnvironment = { TLS_CERT_FILE: path(), TLS_KEY_FILE: path() };
type Env = z.output<z.ZodMiniObject<typeof TlsEnvironment>>;

/** Where a certificate with its chain lies, and its key (PEM). */
export type TlsFiles = { readonly certFile: string; readonly keyFile: string };

/** Both as they lie there now. Throws where one cannot be read, or they do not belong together. */
const readTlsFiles = ({ certFile, keyFile }: TlsFiles) => {
  const pair = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  createSecureContext(pair);
  return pair;
};

export const tlsConfig = ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
}: Env): TlsFiles | undefined => (certFile && keyFile ? { certFile, keyFile } : undefined);

type MaybeFiles = { readonly [Name in keyof TlsFiles]: TlsFiles[Name] | undefined };
/** What is wrong with a certificate whose variables begin so, in one line; undefined when nothing is. */
export const pairProblem = (
  prefix: string,
  { certFile, keyFile }: MaybeFiles,
): string | undefined => {
  if (certFile && !keyFile) return `${prefix}_CERT_FILE needs ${prefix}_KEY_FILE`;
  if (keyFile && !certFile) return `${prefix}_KEY_FILE needs ${prefix}_CERT_FILE`;
  if (!certFile || !keyFile) return undefined;
  try {
    readTlsFiles({ certFile, keyFile });
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `${prefix}_CERT_FILE=${certFile} and ${prefix}_KEY_FILE=${keyFile} cannot be used: ${why}`;
  }
};
export const tlsProblem = ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
}: Env): string | undefined => pairProblem('TLS', { certFile, keyFile });
