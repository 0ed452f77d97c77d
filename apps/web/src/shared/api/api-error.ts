import type { ErrorBody, FieldError, GlobalError } from '@cafeteria/contract';

/** The client's own kinds of failure (specification, section 8). */
export type ClientErrorKind = 'FETCH_ERROR' | 'TIMEOUT' | 'PARSING_ERROR';

/** What was asked: the route, and its path with the parameters filled in. */
export type CallDescription = {
  readonly method: string;
  readonly endpoint: string;
  readonly path: string;
};

/** A call that got an answer other than success. */
export class ApiError extends Error {
  readonly status: number;
  readonly globalErrors: readonly GlobalError[];
  readonly fieldErrors: readonly FieldError[];
  readonly request: CallDescription;
  constructor(status: number, body: ErrorBody, request: CallDescription) {
    super(`${request.method} ${request.endpoint} answered ${status}`);
    this.status = status;
    this.request = request;
    this.globalErrors = body.globalErrors ?? [];
    this.fieldErrors = body.fieldErrors ?? [];
  }
}

/** A call that got no answer, or none that could be read. */
export class ConnectionError extends Error {
  readonly kind: ClientErrorKind;
  constructor(kind: ClientErrorKind, call: string, options?: ErrorOptions) {
    super(`${call}: ${kind}`, options);
    this.kind = kind;
  }
}

/** The session is meanwhile another person's than the page (decision 0032): neither the call nor its answer counts. */
export class OtherPersonError extends Error {
  constructor(call: string) {
    super(`${call}: the session belongs to another person than the page`);
  }
}
