/** Which span of which trace a call belongs to, as browsers and proxies say it (W3C Trace Context, level 1). */
export type SpanName = { readonly traceId: string; readonly spanId: string };

/** …and whether the beginning of the trace is kept. */
export type TraceParent = SpanName & { readonly isKept: boolean };

/** The header: version, trace, span, flags. */
export const traceHeader = 'traceparent';

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]([0-9a-f])$/;
/** What the header says; undefined where it says nothing, or nothing that can be read. */
export const readTraceParent = (header: unknown): TraceParent | undefined => {
  const [, traceId, spanId, flags = '0'] =
    typeof header === 'string' ? (pattern.exec(header) ?? []) : [];
  return traceId && spanId
    ? { traceId, spanId, isKept: Number.parseInt(flags, 16) % 2 === 1 }
    : undefined;
};
/** The header of a call that a span makes. */
export const traceParentOf = ({ traceId, spanId, isKept }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`;
