import { CancelledError } from '@tanstack/react-query';
import { ApiError, ConnectionError, OtherPersonError } from '../shared/api/index.ts';
import type { ClientLog } from '../shared/client-log.ts';
import { type Warning, warningEvent } from '../shared/report-warning.ts';

type Kind = 'error' | 'rejection' | 'screen';

/**
 * A call that nobody waits for any more: a screen was left before its data came. React, which had begun to draw it,
 * wraps what it has got over.
 */
const isGivenUp = (error: unknown): boolean =>
  error instanceof CancelledError ||
  (error instanceof Error && (error.name === 'AbortError' || isGivenUp(error.cause)));

/** What is no defect: a call the failure policy has dealt with, or one given up. */
const isDealtWith = (error: unknown): boolean =>
  error instanceof ApiError ||
  error instanceof ConnectionError ||
  error instanceof OtherPersonError ||
  isGivenUp(error);

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * Sends to the browser log what nobody caught (specification, section 8): thrown errors, rejected promises, broken
 * screens, warnings. The same trouble is told once per page: one that repeats itself would only fill the log.
 */
export const watchTrouble = (log: ClientLog, page: EventTarget = window) => {
  const reported = new Set<string>();
  const tell = (error: unknown, kind: Kind, more: Readonly<Record<string, unknown>> = {}): void => {
    const message = messageOf(error);
    if (isDealtWith(error) || reported.has(message)) return;
    reported.add(message);
    void log(message, { kind, ...more, ...(error instanceof Error && { stack: error.stack }) });
  };
  const hear = (event: Event, error: unknown, kind: Kind): void => {
    tell(error, kind);
    // nor is it for the console
    if (isGivenUp(error)) event.preventDefault();
  };
  page.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) hear(event, event.error ?? event.message, 'error');
  });
  page.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) hear(event, event.reason, 'rejection');
  });
  page.addEventListener(warningEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { message, metadata }: Warning = event.detail;
    if (reported.has(message)) return;
    reported.add(message);
    void log(message, metadata, 'warn');
  });
  return {
    /** A screen that could not be shown; the reader sees the message of an error boundary. */
    onBrokenScreen: (
      error: unknown,
      info: { readonly componentStack?: string | undefined },
    ): void => {
      tell(error, 'screen', { componentStack: info.componentStack });
      // told above already; this is for the console
      reportError(error);
    },
  };
};
