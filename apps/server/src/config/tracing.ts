/** The part of the environment that says where traces go, in OpenTelemetry's own names. */
import * as z from 'zod/mini';

/** A value as in an address, as it is sent: undefined where it cannot be read, or not be sent in a header. */
const headerValue = (text: string): string | undefined => {
  try {
    const value = decodeURIComponent(text).trim();
    return /^[\x20-\x7E]*$/.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
const pairsIn = (list: string): readonly (readonly [name: string, value: string | undefined])[] =>
  list.split(',').map((one) => {
    const at = one.indexOf('=');
    return [one.slice(0, Math.max(at, 0)).trim(), headerValue(one.slice(at + 1))];
  });
/** `key=value` with commas. */
const headers = z.pipe(
  z
    .string()
    .check(
      z.refine((list) =>
        pairsIn(list).every(([name, value]) => /^[\w-]+$/.test(name) && value !== undefined),
      ),
    ),
  z.transform((list): Record<string, string> =>
    Object.fromEntries(pairsIn(list).map(([name, value = '']) => [name, value])),
  ),
);
export const TracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(headers),
  OTEL_SERVICE_NAME: z._default(z.string().check(z.minLength(1)), 'cafeteria'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
};
type Env = z.output<z.ZodMiniObject<typeof TracingEnvironment>>;

/** What may let others write to the operator's collector. */
export const tracingSecrets = ['OTEL_EXPORTER_OTLP_HEADERS'];

/** Undefined where nothing is traced. */
export const tracingConfig = (env: Env) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
        serviceName: env.OTEL_SERVICE_NAME,
      };
