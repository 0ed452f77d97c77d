import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, half a minute. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the app's camera reads. */
export const appUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** Of which half-minute a code is, and how many away from this one: none, or one; undefined when of no such. */
export const stepOf = (
  secret: string,
  code: string,
  now = Date.now(),
): { readonly step: number; readonly away: number } | undefined => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const away = TOTP.validate({
    ...settings,
    token,
    secret: Secret.fromBase32(secret),
    window: 1,
    timestamp: now,
  });
  if (away === null) return undefined;
  return { step: TOTP.counter({ period: settings.period, timestamp: now }) + away, away };
};
