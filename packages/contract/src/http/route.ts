import type * as z from 'zod/mini';
import type { Access, FieldsAccess, Own, StaffWord } from '../rules/access.ts';
import type { About } from './about.ts';
import type { FileBody, FileSource } from './file.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The cache tags of the specification (section 7). A read carries tags, a write names the tags it invalidates. */
type SpecificationTag =
  | 'loggedUser'
  | 'carousel'
  | 'tile'
  | 'favoriteEntities'
  | 'partner'
  | 'offer'
  | 'client'
  | 'category'
  | 'subcategory'
  | 'searchResults'
  | 'promoRow'
  | 'magazineArticle'
  | 'company'
  | 'user'
  | 'config'
  | 'media';
/**
 * Beside them: `money` of what a user has and what happened to it (deposits, payments and withdrawals invalidate it),
 * `wallet` of the signed-in person's cards and deposits, `mobileDevice` of their phones, `session` of where they are
 * signed in, `passkey` of what they sign in with, `admin:<entity>` of an entity that only administration knows (its
 * reads go stale together, whichever of them a write names), and `*` on a read that every write makes stale.
 */
export type CacheTag =
  | SpecificationTag
  | 'money'
  | `admin:${string}`
  | 'wallet'
  | 'mobileDevice'
  | 'session'
  | 'passkey'
  | '*';

/**
 * One endpoint as plain data. Server types, validation, OpenAPI, client queries and the access test
 * derive from it.
 */
export type Route = {
  readonly method: Method;
  /** Begins with `/api/`; parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Whose rows it means, where the address does not say it (`ownOf`). */
  readonly own?: Own | undefined;
  /** Fields of the body that not everybody may write who may call it. */
  readonly fields?: FieldsAccess | undefined;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The bytes sent are a file; what `body` says goes beside it. */
  readonly file?: FileBody;
  readonly response: z.ZodMiniType;
  readonly tags?: readonly CacheTag[];
  readonly invalidates?: readonly CacheTag[];
  /**
   * Answered no matter whose page asks: the route begins or ends a session, or writes nothing of a person. Every other
   * write is refused when the session is meanwhile another person's than the page's.
   */
  readonly fromAnyPage?: true;
  /**
   * A write of money: repeated with the same `Idempotency-Key` it answers what it answered first and is not done again.
   * `required` refuses a request without one.
   */
  readonly idempotent?: true | 'required';
  /**
   * Kept as ready bytes: until the catalogue changes (only for answers that hold nothing personal), or for its person
   * until something of theirs or of the catalogue changes (the tables it is made of announce that).
   */
  readonly cache?: 'catalogue' | 'person';
  /** What of the catalogue an answer that is kept holds; one that does not say may hold anything of it. */
  readonly about?: readonly About[];
  /** Asks for a fresh proof: somebody else may sit at an open session. */
  readonly proof?: true;
  /** Largest request body in bytes; without it the server's default holds. */
  readonly bodyLimit?: number;
  /**
   * Takes seconds of work and not milliseconds (a file of everything, a spreadsheet that is read): a person has one
   * at a time, and the portal a few.
   */
  readonly isHeavy?: true;
  /**
   * May be seconds old: answered from a replica of the database where there is one. A report that people look at, and
   * never what somebody is about to decide about money.
   */
  readonly mayLag?: true;
  /** What a non-JSON answer consists of (OpenAPI only); the handler then writes the reply itself. */
  readonly binary?: string;
  /**
   * One event of an answer that stays open (server-sent events); the handler then gives events
   * one after the other, the first at once. Anyone who asks for JSON gets the first alone, as `response`.
   */
  readonly stream?: z.ZodMiniType;
};

/**
 * The header that makes a write of money harmless to repeat (IETF draft "The Idempotency-Key HTTP
 * Header Field"): the same key with the same request gets the first answer again.
 */
export const idempotencyHeader = 'Idempotency-Key';
/** What a key may be: a UUID does well. */
export const isIdempotencyKey = (value: string): boolean => /^[\x21-\x7e]{8,200}$/.test(value);

/** What is kept for many is asked by anybody: an answer that is somebody's own must not be. */
type Keepable<R> = R extends { readonly cache: 'catalogue' }
  ? { readonly access: 'public' }
  : unknown;
/** What may lag is read by administration, and kept nowhere: what is kept stays as old as it was. */
type MayLag<R> = R extends { readonly mayLag: true }
  ? { readonly method: 'GET'; readonly access: StaffWord; readonly cache?: never }
  : unknown;
/**
 * Declares one endpoint and keeps its literal types.
 * @example
 * route({
 *   method: 'GET',
 *   path: '/api/offer/:id',
 *   access: 'public',
 *   summary: 'One offer',
 *   params: Id,
 *   response: OfferDetail,
 * })
 */
export const route = <const R extends Route>(declared: R & Keepable<R> & MayLag<R>): R => declared;

/** An object type without fields would forbid, in an intersection, the fields of all others. */
type Combinable<T> = T extends Record<string, never> ? unknown : T;
type Output<R, K extends PropertyKey> = R extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? Combinable<z.output<S>>
  : unknown;
type InputOf<R, K extends PropertyKey> = R extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? Combinable<z.input<S>>
  : unknown;

/** What a handler receives: path parameters, query and body after validation and defaults, and the bytes of a file. */
export type Input<R extends Route> = Output<R, 'params'> &
  Output<R, 'query'> &
  (R extends { readonly body: z.ZodMiniType } ? { body: z.output<R['body']> } : unknown) &
  (R extends { readonly file: FileBody } ? { file: Uint8Array } : unknown);

/** What a caller passes: the same before defaults. */
export type Args<R extends Route> = InputOf<R, 'params'> &
  InputOf<R, 'query'> &
  (R extends { readonly body: z.ZodMiniType } ? BodyOf<z.input<R['body']>> : unknown) &
  (R extends { readonly file: FileBody } ? { file: FileSource } : unknown);
/** A body that may be left out is no key that has to be there. */
type BodyOf<B> = undefined extends B ? { body?: B } : { body: B };

/** What the endpoint answers. */
export type Result<R extends Route> = z.output<R['response']>;
export type Routes = Readonly<Record<string, Route>>;
