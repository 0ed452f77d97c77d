import type { Route } from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the product knows of the sender of a request; the product says more of it. */
export type AnyCaller = { readonly user: object | undefined };
/** What a request says, part by part, after validation. */
export type RouteInput = {
  readonly params: object;
  /** Not there before the address is known to be the caller's. */
  readonly query?: object;
  readonly body?: unknown;
};
/** What the product has to say about callers. */
export type CallerTools<C extends AnyCaller> = {
  readonly identify: (route: Route, request: FastifyRequest, reply: FastifyReply) => Promise<C>;
  /** Throws when the caller may not use the route, or the request is not theirs. */
  readonly assertAccess: (route: Route, caller: C) => void;
  /** Throws when the caller's sign-in is not fresh, for a route that asks for it. */
  readonly assertProven: (caller: C) => Promise<void>;
  /** Throws when what is asked for is of somebody whose rows the caller may not meet. */
  readonly assertOwn: (route: Route, caller: C, input: RouteInput) => Promise<void>;
  /** Names everybody who gets the same answer to the same address; undefined when nobody else does. */
  readonly sharedBy: (caller: C, query: object) => string | undefined;
  /** Whom a caller was found to share ready answers with, in the words of the response cache. */
  readonly sharerOf: (caller: C) => string;
  /** The person who calls, in the words of their own answers. */
  readonly ownerOf: (caller: C) => string | undefined;
};
