import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './given.ts';
import { parseEnvironment } from './config.ts';

describe('the environment', () => {
  it('is complete without a single variable', () => {
    expect(parseEnvironment({})).toMatchObject({
      webPort: 3000,
      apiPort: 8080,
      demo: true,
      country: 'Cz',
      currency: 'CZK',
      webOrigin: 'http://localhost:3000',
      isLocal: true,
      cookie: { secure: false, domain: undefined },
    });
  });
  it('turns the demo off where a database is given, unless it is asked for', () => {
    expect(parseEnvironment({ DATABASE_URL: 'postgres://db/x' }).demo).toBe(false);
    expect(parseEnvironment({ DATABASE_URL: 'postgres://db/x', DEMO: 'true' }).demo).toBe(true);
  });
  it('makes cookies of a public host valid for its api. subdomain', () => {
    expect(parseEnvironment({ PUBLIC_URL: 'https://benefity.cz' }).cookie).toEqual({
      secure: true,
      domain: 'benefity.cz',
    });
    expect(
      parseEnvironment({ PUBLIC_URL: 'https://benefity.cz', API_SUBDOMAIN: 'false' }).cookie.domain,
    ).toBeUndefined();
  });
  it.each([
    ['WEB_PORT', 'abc'],
    ['API_PORT', '70000'],
    ['COUNTRY', 'Pl'],
    ['PUBLIC_URL', 'not a url'],
    ['DEMO', 'perhaps'],
    ['GOOGLE_TAG_MANAGER_ID', 'UA-1'],
    ['FEATURES', 'FLYING'],
  ])('stops at a wrong %s with one clear line', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new ConfigError(`${name}=${value} is not a valid value (see docs/operations.md)`),
    );
  });
  it('lets no password be shorter than eight characters, nor want more than 64', () => {
    for (const length of ['7', '65'])
      expect(() => parseEnvironment({ PASSWORD_MIN_LENGTH: length })).toThrow(
        'PASSWORD_MIN_LENGTH',
      );
    expect(parseEnvironment({ PASSWORD_MIN_LENGTH: '64' }).portal.passwordMinLength).toBe(64);
  });

  it('asks a provider of places where it is, and with its key', () => {
    expect(parseEnvironment({}).placeProvider).toEqual({
      kind: 'gazetteer',
      url: '',
      key: undefined,
      perMinute: 300,
    });
    expect(
      parseEnvironment({ PLACE_PROVIDER: 'mapy', PLACE_PROVIDER_KEY: 'k' }).placeProvider,
    ).toMatchObject({ kind: 'mapy', url: 'https://api.mapy.com', key: 'k' });
    expect(() => parseEnvironment({ PLACE_PROVIDER: 'google' })).toThrow(
      new ConfigError('PLACE_PROVIDER=google needs PLACE_PROVIDER_KEY (see docs/operations.md)'),
    );
    expect(() => parseEnvironment({ PLACE_PROVIDER: 'nominatim' })).toThrow(
      new ConfigError('PLACE_PROVIDER=nominatim needs PLACE_PROVIDER_URL (see docs/operations.md)'),
    );
  });
  it.each([
    [{ RECAPTCHA_API_KEY: 'key' }, 'RECAPTCHA_API_KEY needs RECAPTCHA_SECRET'],
    [{ RECAPTCHA_SECRET: 'secret' }, 'RECAPTCHA_SECRET needs RECAPTCHA_API_KEY'],
    [{ FEATURES: 'RECAPTCHA' }, 'FEATURES=RECAPTCHA needs RECAPTCHA_API_KEY and RECAPTCHA_SECRET'],
  ])('stops at half a bot check: %j', (environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(
      new ConfigError(`${line} (see docs/operations.md)`),
    );
  });
  it('pays in at the demonstration gate in the demo, and nowhere else unless asked', () => {
    expect(parseEnvironment({}).payment).toEqual({ kind: 'demo' });
    expect(parseEnvironment({ DEMO: 'false' }).payment).toEqual({ kind: 'none' });
    expect(parseEnvironment({ PAYMENT_GATE: 'none' }).payment).toEqual({ kind: 'none' });
    expect(parseEnvironment({ DEMO: 'false', PAYMENT_GATE: 'demo' }).payment.kind).toBe('demo');
    expect(
      parseEnvironment({
        PAYMENT_GATE: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_12345678',
        STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
      }).payment,
    ).toMatchObject({ kind: 'stripe', apiBase: undefined });
  });
  it('reads the keys of ČSOB, and stops where they are none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cafeteria-keys-'));
    const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const own = join(folder, 'own.pem');
    const bank = join(folder, 'bank.pem');
    writeFileSync(own, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(bank, keys.publicKey.export({ type: 'spki', format: 'pem' }));
    const environment = {
      PAYMENT_GATE: 'csob',
      CSOB_MERCHANT_ID: 'M1',
      CSOB_PRIVATE_KEY_FILE: own,
      CSOB_BANK_PUBLIC_KEY_FILE: bank,
    };
    expect(parseEnvironment(environment).payment).toMatchObject({
      kind: 'csob',
      apiUrl: 'https://api.platebnibrana.csob.cz/api/v1.9',
    });
    expect(() => parseEnvironment({ ...environment, CSOB_PRIVATE_KEY_FILE: bank })).toThrow(
      new ConfigError(
        `CSOB_PRIVATE_KEY_FILE=${bank} is no readable RSA private key (see docs/operations.md)`,
      ),
    );
    rmSync(folder, { recursive: true });
    expect(() => parseEnvironment(environment)).toThrow(ConfigError);
  });
  it.each([
    [{ PAYMENT_GATE: 'stripe' }, 'PAYMENT_GATE=stripe needs STRIPE_SECRET_KEY'],
    [
      { PAYMENT_GATE: 'stripe', STRIPE_SECRET_KEY: 'sk_test_12345678' },
      'PAYMENT_GATE=stripe needs STRIPE_WEBHOOK_SECRET',
    ],
    [{ PAYMENT_GATE: 'csob' }, 'PAYMENT_GATE=csob needs CSOB_MERCHANT_ID'],
  ])('stops at half a payment gate: %j', (environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(
      new ConfigError(`${line} (see docs/operations.md)`),
    );
  });
  it.each([
    ['Cz', { min: 10_000, max: 2_000_000, monthly: 5_000_000 }],
    ['Sk', { min: 400, max: 80_000, monthly: 200_000 }],
  ])('limits what is topped up in %s', (COUNTRY, deposit) =>
    expect(parseEnvironment({ COUNTRY }).deposit).toEqual(deposit),
  );
  it.each([
    [{ DEPOSIT_MIN: '30000' }, 'DEPOSIT_MIN (30000) is more than DEPOSIT_MAX (20000)'],
    [{ DEPOSIT_MONTHLY: '5000' }, 'DEPOSIT_MAX (20000) is more than DEPOSIT_MONTHLY (5000)'],
    [
      {
        DATABASE_URL: 'postgres://db/x',
        PAYMENT_GATE: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_secret',
        STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      },
      'PAYMENT_GATE=stripe with DATABASE_URL needs ENCRYPTION_KEY',
    ],
    [{ DATABASE_OWNER_URL: 'postgres://owner@db/x' }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
    [
      { BACKUP_PGBACKREST_STANZA: 'main' },
      'BACKUP_PGBACKREST_STANZA needs DATABASE_URL: the bundled database is not backed up by it',
    ],
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY is not a valid value'],
  ])('stops at top-ups that cannot work: %j', (environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(
      new ConfigError(`${line} (see docs/operations.md)`),
    );
  });
  it('never prints a value that may hold a password', () => {
    expect(() => parseEnvironment({ STRIPE_SECRET_KEY: 'sk_live' })).toThrow(
      new ConfigError('STRIPE_SECRET_KEY is not a valid value (see docs/operations.md)'),
    );
    expect(() => parseEnvironment({ DATABASE_URL: 'mysql://me:secret@db/x' })).toThrow(
      new ConfigError('DATABASE_URL is not a valid value (see docs/operations.md)'),
    );
  });
});
