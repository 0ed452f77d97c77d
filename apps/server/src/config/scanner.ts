/** The part of the environment that says who looks at files before they are taken. */
import * as z from 'zod/mini';

const hostAndPort = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i;
export const ScannerEnvironment = {
  /** Where ClamAV's daemon listens: `/run/clamav/clamd.ctl` or `host:3310`. */
  CLAMD_ADDRESS: z.optional(
    z.string().check(z.refine((address) => address.startsWith('/') || hostAndPort.test(address))),
  ),
};
type Env = z.output<z.ZodMiniObject<typeof ScannerEnvironment>>;

/** Undefined where nobody looks. */
export const scannerConfig = ({ CLAMD_ADDRESS: address }: Env) => {
  if (!address) return undefined;
  const [, host = '', port = ''] = hostAndPort.exec(address) ?? [];
  return address.startsWith('/')
    ? { path: address }
    : { host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) };
};
