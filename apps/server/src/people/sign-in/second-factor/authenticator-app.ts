import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, half a minute. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the app's camera reads. */
export const appUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** Of which half-minute a code is: of this one, the one before or the next; undefined when of none. */
export const stepOf = (secret: string, code: string, now = Date.now()): number | undefined => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...settings,
    token,
    secret: Secret.fromBase32(secret),
    window: 1,
    timestamp: now,
  });
  return delta === null
    ? undefined
    : TOTP.counter({ period: settings.period, timestamp: now }) + delta;
};
