import type { FieldsAccess, Own } from '../rules/access.ts';
import type { FileBody } from './file.ts';
import type { CacheTag, Route, Routes } from './route.ts';

/**
 * A route without its schemas: where the browser asks, and which tags that touches. What goes in and what comes back is
 * in its type alone (`Args`, `Result` of `R`).
 */
export interface LightRoute<R extends Route = Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  readonly access: Route['access'];
  readonly own?: Own;
  readonly fields?: FieldsAccess;
  readonly tags?: readonly CacheTag[];
  readonly invalidates?: readonly CacheTag[];
  readonly idempotent?: Route['idempotent'];
  readonly file?: FileBody;
  /** Never there: it tells the compiler which route this is. */
  readonly declared?: R;
}
export type LightRoutes<A extends Routes> = { readonly [K in keyof A]: LightRoute<A[K]> };
