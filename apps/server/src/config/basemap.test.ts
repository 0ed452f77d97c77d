import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './given.ts';
import { parseEnvironment } from './config.ts';
import { contentSecurityPolicy } from '../portal/security.ts';

const raster = {
  BASEMAP_RASTER_URL: 'https://maps.example/{z}/{x}/{y}.png',
  BASEMAP_ATTRIBUTION: '© Maps',
};
const basemapOf = (environment: Readonly<Record<string, string>>) =>
  parseEnvironment(environment).basemap;

describe('the map of the configuration', () => {
  it('is the bundled one unless another is asked for', () => {
    expect(basemapOf({})).toEqual({ kind: 'tiles', place: undefined, attribution: undefined });
    expect(basemapOf({ BASEMAP_PMTILES: 'region.pmtiles' })).toMatchObject({
      kind: 'tiles',
      place: resolve('region.pmtiles'),
    });
    expect(
      basemapOf({ BASEMAP_PMTILES: 'https://maps.example/r.pmtiles?k={key}', BASEMAP_KEY: 'a b' }),
    ).toMatchObject({ place: 'https://maps.example/r.pmtiles?k=a%20b' });
    expect(
      basemapOf({
        BASEMAP_STYLE_URL: 'https://maps.example/style.json',
        BASEMAP_ATTRIBUTION: '© Maps',
      }),
    ).toMatchObject({ kind: 'style', url: 'https://maps.example/style.json' });
    expect(basemapOf(raster)).toEqual({
      kind: 'raster',
      url: 'https://maps.example/{z}/{x}/{y}.png',
      attribution: '© Maps',
    });
  });
  it.each([
    ['BASEMAP_PMTILES', 's3://bucket/r.pmtiles'],
    ['BASEMAP_STYLE_URL', 'style.json'],
    ['BASEMAP_STYLE_URL', 'ftp://maps.example/style.json'],
    ['BASEMAP_RASTER_URL', 'https://maps.example/{z}/{x}.png'],
    ['BASEMAP_RASTER_URL', '/{z}/{x}/{y}.png'],
  ])('stops at %s=%s', (name, value) => {
    expect(() => parseEnvironment({ BASEMAP_ATTRIBUTION: '© Maps', [name]: value })).toThrow(
      new ConfigError(`${name}=${value} is not a valid value (see docs/operations.md)`),
    );
  });
  it.each([
    [
      'two maps',
      { ...raster, BASEMAP_PMTILES: 'region.pmtiles' },
      'BASEMAP_PMTILES and BASEMAP_RASTER_URL exclude each other',
    ],
    [
      'a key that is not there',
      { BASEMAP_STYLE_URL: 'https://maps.example/style.json?key={key}' },
      'BASEMAP_STYLE_URL has a {key}, and BASEMAP_KEY is not set',
    ],
    [
      'a style of nobody',
      { BASEMAP_STYLE_URL: 'https://maps.example/style.json' },
      'BASEMAP_STYLE_URL needs BASEMAP_ATTRIBUTION, which names whose map it is',
    ],
    [
      'pictures of nobody',
      { BASEMAP_RASTER_URL: raster.BASEMAP_RASTER_URL },
      'BASEMAP_RASTER_URL needs BASEMAP_ATTRIBUTION, which names whose map it is',
    ],
  ])('stops at %s with one clear line', (_what, environment, line) => {
    expect(() => parseEnvironment(environment)).toThrow(
      new ConfigError(`${line} (see docs/operations.md)`),
    );
  });
});

describe('the content security policy', () => {
  const policyOf = (environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
    const policy = contentSecurityPolicy({
      ...parseEnvironment(environment),
      apiOrigin: 'https://api.benefity.example',
      cssHash: 'sha256-x',
    });
    return new Map(
      policy
        .split('; ')
        .map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1)]),
    );
  };
  it('lists the policies of trusted types, but where third parties bring their own', () => {
    expect(policyOf({}).get('trusted-types')).toBe(
      "default cafeteria-script lexical 'allow-duplicates'",
    );
    expect(policyOf({ GOOGLE_TAG_MANAGER_ID: 'GTM-ABC123' }).has('trusted-types')).toBe(false);
  });
  it('knows nobody but the API where the map is an archive, even a remote one', () => {
    const archives: readonly Readonly<Record<string, string>>[] = [
      {},
      { BASEMAP_PMTILES: 'https://maps.example/r.pmtiles' },
    ];
    for (const environment of archives) {
      expect(policyOf(environment).get('connect-src')).toBe("'self' https://api.benefity.example");
      expect(policyOf(environment).get('img-src')).toBe(
        "'self' data: blob: https://api.benefity.example",
      );
    }
  });
  it.each([
    [
      'a style',
      { BASEMAP_STYLE_URL: 'https://maps.example/style.json', BASEMAP_ATTRIBUTION: '© Maps' },
    ],
    ['pictures', raster],
  ])('opens for the one origin of %s, and nothing else', (_what, environment) => {
    const [before, after] = [policyOf({}), policyOf(environment)];
    const widened = [...after]
      .filter(([name, values]) => before.get(name) !== values)
      .map(([name, values]) => [name, values.replace(`${before.get(name)} `, '')]);
    expect(widened).toEqual([
      ['img-src', 'https://maps.example'],
      ['connect-src', 'https://maps.example'],
    ]);
  });
});
