import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './config.ts';
import { ConfigError } from './given.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('where traces go', () => {
  it('is nowhere by itself, and browsers are told so', () => {
    const { tracing, portal } = parseEnvironment({});
    expect([tracing, portal.tracing]).toEqual([undefined, null]);
  });
  it('is a collector, which gets its headers as they are written in an address', () => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20YTpi, x-org = 7';
    const { tracing, portal } = parseEnvironment({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS,
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Basic YTpi', 'x-org': '7' },
      ratio: 0.25,
      serviceName: 'cafeteria',
    });
    expect(portal.tracing).toBe(0.25);
  });
  it.each(['no pair', 'a=b,,c=d', '=b', 'key=100%', 'key=%FF', 'key=a%0Ab', 'a b=c'])(
    'is refused with one line where its headers are %s, which may hold a key and is not told',
    (OTEL_EXPORTER_OTLP_HEADERS) => {
      expect(() => parseEnvironment({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS })).toThrow(
        new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is not a valid value (see docs/operations.md)'),
      );
    },
  );
});
