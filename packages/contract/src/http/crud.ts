import * as z from 'zod/mini';
import { type CacheTag, route } from './route.ts';
import { accessFor, type ActionAccess, type FieldsAccess, type Own } from '../rules/access.ts';
import { pageOf } from './page.ts';
import { Id, id, instant, version } from '../values/text.ts';
import { PublicationState } from '../vocabulary/enums.ts';

/** What every admin-managed entity has beside its own fields. */
export const Managed = z.object({
  id: id(),
  version: z.int(),
  active: z.boolean(),
  dateCreated: instant(),
  lastModified: instant(),
  lastModifiedBy: z.nullable(id()),
});
/** …and its derived state, for entities with a validity. */
export const Published = z.extend(Managed, { publication: PublicationState });

/** The body of `PUT …/activate`: the specification's own form for users. */
export const Activation = z.strictObject({ active: z.boolean() });
/** Answer of calls that have nothing to say. */
export const Empty = z.object({});

type Shape = z.ZodMiniObject;
type Versioned<S extends Shape> = z.ZodMiniObject<
  S['shape'] & { version: z.ZodMiniInt },
  z.core.$strict
>;
/**
 * The body of an update: the input and the version it was read at. An overload, because TypeScript
 * cannot extend a generic shape soundly.
 */
export function versioned<S extends Shape>(input: S): Versioned<S>;
export function versioned(input: Shape): Shape {
  return z.safeExtend(input, { version: version() });
}

type CrudAction = 'list' | 'get' | 'create' | 'update' | 'remove' | 'activate' | 'restore' | 'copy';
const NoParent = z.object({});
type CrudSchemas<
  RecordShape extends Shape,
  RowShape extends Shape,
  FormShape extends Shape,
  FilterShape extends Shape,
  ParentShape extends Shape,
> = {
  /** The whole entity, as its detail and form show it. */
  record: RecordShape;
  /** The part of it that lists show. */
  row: RowShape;
  /** What a form sends. */
  form: FormShape;
  /** The query of the list (`adminListQuery(...)` and what the entity adds). */
  filter: FilterShape;
  /** Who may do what; administrators unless said. */
  access?: ActionAccess<CrudAction>;
  /** Whose its rows are: the field of its form, or of its record, that names a client. */
  own?: Own;
  /** Fields of its form that not everybody may write who may save it. */
  fields?: FieldsAccess;
  /** Without tags of the specification it has one of its own, which nothing but its own writes makes stale. */
  invalidates?: readonly CacheTag[];
  tag?: CacheTag;
  /** Path parameters of the entity it lives under, for example `:partnerId`. */
  parent: ParentShape;
};
type AdminPath = `/api/admin/${string}`;
/** What the summaries call the entity: the last word of its path. */
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const ownTag = (path: string): CacheTag => `admin:${nameOf(path)}`;

/** Of a new record only its form says whose it is. */
const ownIn = (own: Own | undefined, { shape }: Shape): Own | undefined => {
  const named = Object.entries(own ?? {}).filter(([field]) => field in shape);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
};

const readRoutes = <
  const P extends AdminPath,
  RecordShape extends Shape,
  RowShape extends Shape,
  FilterShape extends Shape,
  ParentShape extends Shape,
>(
  path: P,
  {
    record,
    row,
    filter,
    access,
    own,
    tag,
    parent,
  }: Omit<
    CrudSchemas<RecordShape, RowShape, Shape, FilterShape, ParentShape>,
    'form' | 'invalidates' | 'fields'
  >,
) => {
  const read = { method: 'GET', own, tags: [tag ?? ownTag(path)] } as const;
  return {
    list: route({
      ...read,
      access: accessFor(access, 'list'),
      path,
      summary: `List ${nameOf(path)}s`,
      params: parent,
      query: filter,
      response: pageOf(row),
    }),
    get: route({
      ...read,
      access: accessFor(access, 'get'),
      path: `${path}/:id`,
      summary: `One ${nameOf(path)}`,
      params: z.extend(parent, Id.shape),
      response: record,
    }),
  };
};

/** What sends a whole form: the new record, the saved one and its copy. */
const formRoutes = <
  const P extends AdminPath,
  RecordShape extends Shape,
  FormShape extends Shape,
  ParentShape extends Shape,
>(
  path: P,
  {
    record,
    form,
    access,
    own,
    fields,
    invalidates = [ownTag(path)],
    parent,
  }: Omit<CrudSchemas<RecordShape, Shape, FormShape, Shape, ParentShape>, 'row' | 'filter'>,
) => {
  const name = nameOf(path);
  const params = z.extend(parent, Id.shape);
  const write = { own, fields, invalidates, response: record } as const;
  return {
    create: route({
      ...write,
      own: ownIn(own, form),
      access: accessFor(access, 'create'),
      method: 'POST',
      path,
      summary: `Create a ${name}`,
      params: parent,
      body: form,
    }),
    update: route({
      ...write,
      access: accessFor(access, 'update'),
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Save a ${name}`,
      params,
      body: versioned(form),
    }),
    copy: route({
      ...write,
      access: accessFor(access, 'copy'),
      method: 'POST',
      path: `${path}/:id/copy`,
      summary: `Save the edited ${name} as a new one`,
      params,
      body: form,
    }),
  };
};

/** What changes whether a record is there, and whether it is on. */
const stateRoutes = <
  const P extends AdminPath,
  RecordShape extends Shape,
  ParentShape extends Shape,
>(
  path: P,
  {
    record,
    access,
    own,
    invalidates = [ownTag(path)],
    parent,
  }: Omit<CrudSchemas<RecordShape, Shape, Shape, Shape, ParentShape>, 'row' | 'filter' | 'form'>,
) => {
  const name = nameOf(path);
  const params = z.extend(parent, Id.shape);
  const one = { own, invalidates, params, response: record } as const;
  return {
    remove: route({
      ...one,
      access: accessFor(access, 'remove'),
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete a ${name}`,
      response: Empty,
    }),
    activate: route({
      ...one,
      access: accessFor(access, 'activate'),
      method: 'PUT',
      path: `${path}/:id/activate`,
      summary: `Switch a ${name} on or off`,
      body: Activation,
    }),
    restore: route({
      ...one,
      access: accessFor(access, 'restore'),
      method: 'PUT',
      path: `${path}/:id/restore`,
      summary: `Bring back a deleted ${name}, on or off`,
      body: Activation,
    }),
  };
};

/**
 * The eight routes of an ordinary admin entity under `/api/admin/<path>`: list, get, create, update (with `version`),
 * remove, restore, activate and copy (the edited form as a new, inactive record).
 */
export const crudRoutesUnder = <
  const P extends AdminPath,
  RecordShape extends Shape,
  RowShape extends Shape,
  FormShape extends Shape,
  FilterShape extends Shape,
  ParentShape extends Shape,
>(
  path: P,
  schemas: CrudSchemas<RecordShape, RowShape, FormShape, FilterShape, ParentShape>,
) => ({
  ...readRoutes(path, schemas),
  ...formRoutes(path, schemas),
  ...stateRoutes(path, schemas),
});

/** The same for an entity that lives under no other. */
export const crudRoutes = <
  const P extends AdminPath,
  RecordShape extends Shape,
  RowShape extends Shape,
  FormShape extends Shape,
  FilterShape extends Shape,
>(
  path: P,
  schemas: Omit<
    CrudSchemas<RecordShape, RowShape, FormShape, FilterShape, typeof NoParent>,
    'parent'
  >,
) =>
  crudRoutesUnder<P, RecordShape, RowShape, FormShape, FilterShape, typeof NoParent>(path, {
    ...schemas,
    parent: NoParent,
  });
