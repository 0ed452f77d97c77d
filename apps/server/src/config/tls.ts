/** The part of the environment that says whether the process speaks https itself, and with which certificate. */
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import * as z from 'zod/mini';

const path = () => z.optional(z.string().check(z.minLength(1)));
export const TlsEnvironment = { TLS_CERT_FILE: path(), TLS_KEY_FILE: path() };
type Env = z.output<z.ZodMiniObject<typeof TlsEnvironment>>;

/** Where a certificate with its chain lies, and its key (PEM). */
export type TlsFiles = { readonly certFile: string; readonly keyFile: string };

/** Both as they lie there now. Throws where one cannot be read, or they do not belong together. */
export const readTlsFiles = ({ certFile, keyFile }: TlsFiles) => {
  const pair = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  createSecureContext(pair);
  return pair;
};

export const tlsConfig = ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
}: Env): TlsFiles | undefined => (certFile && keyFile ? { certFile, keyFile } : undefined);

/** What is wrong with the certificate that is named, in one line; undefined when nothing is. */
export const tlsProblem = (env: Env): string | undefined => {
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = env;
  if (certFile && !keyFile) return 'TLS_CERT_FILE needs TLS_KEY_FILE';
  if (keyFile && !certFile) return 'TLS_KEY_FILE needs TLS_CERT_FILE';
  const files = tlsConfig(env);
  if (!files) return undefined;
  try {
    readTlsFiles(files);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `TLS_CERT_FILE=${files.certFile} and TLS_KEY_FILE=${files.keyFile} cannot be used: ${why}`;
  }
};
