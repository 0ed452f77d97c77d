/** The part of the environment that says where traces go, in OpenTelemetry's own names. */
import * as z from 'zod/mini';

/** `key=value` with commas, values as in an address. */
const headers = z.pipe(
  z.string().check(z.regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/)),
  z.transform((list): Record<string, string> =>
    Object.fromEntries(
      list.split(',').map((one) => {
        const at = one.indexOf('=');
        return [one.slice(0, at), decodeURIComponent(one.slice(at + 1).trim())];
      }),
    ),
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
