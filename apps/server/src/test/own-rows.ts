import { ownOf, type Owner, type Route } from '@cafeteria/contract';
import type * as z from 'zod/mini';

/** What ids of people and clients are called wherever they stand in what is sent. */
const named = /^(?:\w*C|c)lientIds?$|^(?:\w*U|u)serIds?$/;

type Node = { readonly _zod: { readonly def: object } };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '_zod' in value;
/** The schemas directly within a schema: what an object, an array or an optional holds. */
const within = ({ _zod: { def } }: Node): [string, Node][] => {
  const shape = 'shape' in def ? Object.entries(def.shape as object) : [];
  const rest = Object.entries(def).filter(([key]) => key !== 'shape');
  return [
    ...shape.filter((entry): entry is [string, Node] => isNode(entry[1])),
    ...rest.flatMap(([, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isNode)
        .map((one): [string, Node] => ['', one]),
    ),
  ];
};
const namesIn = (schema: Node, seen = new Set<Node>()): string[] => {
  if (seen.has(schema)) return [];
  seen.add(schema);
  return within(schema).flatMap(([name, inner]) => [
    ...(named.test(name) ? [name] : []),
    ...namesIn(inner, seen),
  ]);
};

/** What a write is told of people and clients without the contract saying that it means their rows. */
export const unguarded = ({ body, path, own }: Pick<Route, 'body' | 'path' | 'own'>): string[] => {
  const guarded = ownOf({ path, own }) ?? {};
  return body ? namesIn(body).filter((name) => !(name in guarded)) : [];
};

/** Inputs an `own` names that the route does not have; a crud list is narrowed by its rows instead. */
export const unknownInputs = ({ path, own, params, query, body }: Route): string[] => {
  const inputs = [params, query, body].flatMap((schema) => Object.keys(shapeOf(schema)));
  return Object.keys(ownOf({ path, own }) ?? {}).filter((name) => !inputs.includes(name));
};
const shapeOf = (schema: z.ZodMiniType | undefined): object =>
  schema && 'shape' in schema ? (schema.shape as object) : {};

/** An address whose clients and people are the given ones, and whose other ids nothing has. */
export const addressOwnedBy = (route: Route, ids: Readonly<Record<Owner, number>>): string => {
  const own = ownOf({ path: route.path }) ?? {};
  return route.path
    .replaceAll(/:uuid/g, '00000000-0000-4000-8000-000000000000')
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      const owner = own[name];
      return owner ? String(ids[owner]) : '999999';
    });
};
