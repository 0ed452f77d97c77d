import type { Role } from '../vocabulary/enums.ts';

/**
 * What administering is called on a route: `books` is the operator's accounting, `admin` all else. A role that
 * administers less than everything brings a word of its own.
 */
export const staffWords = ['admin', 'books'] as const;
export type StaffWord = (typeof staffWords)[number];
/** Whom a route of administration lets in: who has a word, or everybody who has any (`staff`). */
export type StaffAccess = StaffWord | 'staff';
/**
 * Whom a route lets in before it is known who calls: anybody at all, `partner`, a machine of a partner that signs its
 * requests (docs/payment-api.md), and `device`, the app of a phone, which proves itself within the request
 * (docs/device-api.md).
 */
export const sessionlessWords = ['public', 'partner', 'device'] as const;
export type SessionlessAccess = (typeof sessionlessWords)[number];
/** Whom a route lets in; those not of `sessionlessWords` have sessions. */
export type Access = SessionlessAccess | 'user' | StaffAccess;
const sessionless: ReadonlySet<Access> = new Set(sessionlessWords);
/** Whether a route is answered without a session. */
export const isSessionless = (access: Access): access is SessionlessAccess =>
  sessionless.has(access);

export type RoleRule = {
  /** Words it has over the rows of everybody. */
  readonly everywhere: readonly StaffWord[];
  /** Words it has over the rows of its own client, and so only on routes that say whose rows they mean. */
  readonly ownClient: readonly StaffWord[];
};
export type RoleRules = Readonly<Record<Role, RoleRule>>;
/** The one place that knows roles: everything else asks what somebody may. */
export const roleRules: RoleRules = {
  ROLE_USER: { everywhere: [], ownClient: [] },
  // all there is: a new word is theirs too
  ROLE_ADMIN: { everywhere: staffWords, ownClient: [] },
  ROLE_ACCOUNTANT: { everywhere: ['books'], ownClient: [] },
};
/** The roles among values of any kind. */
export const rolesAmong = (values: unknown): readonly Role[] =>
  (Array.isArray(values) ? values : []).filter(
    (value): value is Role => typeof value === 'string' && value in roleRules,
  );
/** What everybody has who is only a user. */
export const plainRole: Role = 'ROLE_USER';

/** What the roles of a person amount to. */
export type Standing = {
  readonly everywhere: ReadonlySet<StaffWord>;
  readonly ownClient: ReadonlySet<StaffWord>;
  /**
   * Whether they administer anything at all: the administration is open to them, and a second factor asked. Whose
   * account it is says `isOfOperator`.
   */
  readonly isStaff: boolean;
};
export const standingOf = (roles: readonly Role[], rules: RoleRules = roleRules): Standing => {
  const own = roles.map((role) => rules[role]);
  const everywhere = new Set(own.flatMap((rule) => rule.everywhere));
  const ownClient = new Set(own.flatMap((rule) => rule.ownClient));
  return { everywhere, ownClient, isStaff: everywhere.size + ownClient.size > 0 };
};

type Words = Pick<Standing, 'everywhere' | 'ownClient'>;
/**
 * Whether somebody may do all that somebody else may. Only then may they change the other's account: it gives them
 * nothing they lack.
 */
export const covers = (one: Words, other: Words): boolean =>
  [...other.everywhere].every((word) => one.everywhere.has(word)) &&
  [...other.ownClient].every((word) => one.everywhere.has(word) || one.ownClient.has(word));

/** The roles whose rule fulfils a condition, for the texts of SQL. */
export const rolesWhere = (
  condition: (standing: Standing) => boolean,
  rules: RoleRules = roleRules,
): readonly Role[] =>
  rolesAmong(Object.keys(rules)).filter((role) => condition(standingOf([role], rules)));

/** Whether somebody administers the whole portal, and so sees what every client sees. */
export const administersAll = ({ everywhere }: Standing): boolean => everywhere.has('admin');

/**
 * Whether a person works for the operator: they have a word over the rows of everybody. Everybody else is their
 * employer's, who administers the rows of their own client alone included: the employer's directory, payroll and
 * sign-in keep their account, and they leave as their colleagues do.
 */
export const isOfOperator = ({ everywhere }: Standing): boolean => everywhere.size > 0;

/**
 * Whether a person must belong to a client: everybody who does not administer the portal, and who has a word over the
 * rows of their own client only, which would mean nobody's.
 */
export const needsClient = (standing: Standing): boolean =>
  !administersAll(standing) ||
  [...standing.ownClient].some((word) => !standing.everywhere.has(word));

/** What the id in an input is of; both belong to a client. */
const owners = ['client', 'user'] as const;
export type Owner = (typeof owners)[number];
/** Which inputs of a route say whose rows it means: `{ clientId: 'client' }`. */
export type Own = Readonly<Record<string, Owner>>;
type Guarded = { readonly path: string; readonly access: Access; readonly own?: Own | undefined };
/**
 * Whose rows a route means. Addresses say it themselves (`client/:clientId`, `user/:id`), so that nobody can forget it;
 * what is sent beside the address is named by `own`. Undefined: rows of nobody in particular.
 */
export const ownOf = ({ path, own }: Pick<Guarded, 'path' | 'own'>): Own | undefined => {
  const inPath = owners.flatMap((owner) =>
    [...path.matchAll(new RegExp(`/${owner}/:(\\w+)`, 'g'))].map(([, name = '']) => [name, owner]),
  );
  const all: Own = { ...own, ...Object.fromEntries(inPath) };
  return Object.keys(all).length > 0 ? all : undefined;
};

/** How far a call reaches: over all rows, over those of the caller's client, or it is refused. */
export type Reach = 'everything' | 'ownClient' | 'nothing';
/** The reach of a person, or of nobody (null), on a route. What machines may is not said here. */
export const reachOf = (route: Guarded, standing: Standing | null): Reach => {
  const { access } = route;
  if (access === 'public' || access === 'device') return 'everything';
  if (access === 'partner' || standing === null) return 'nothing';
  if (access === 'user') return 'everything';
  if (access === 'staff') return standing.isStaff ? 'everything' : 'nothing';
  if (standing.everywhere.has(access)) return 'everything';
  return standing.ownClient.has(access) && ownOf(route) ? 'ownClient' : 'nothing';
};
export const mayCall = (route: Guarded, standing: Standing | null): boolean =>
  reachOf(route, standing) !== 'nothing';

/** A field of a form that not everybody may write who may send the form. */
export type FieldAccess = {
  /** The word they need, over the rows of everybody. */
  readonly access: StaffWord;
  /** What stands in a new record of everybody else; an existing one keeps what it has. */
  readonly otherwise: unknown;
};
export type FieldsAccess = Readonly<Record<string, FieldAccess>>;
export const mayWrite = ({ access }: FieldAccess, { everywhere }: Standing): boolean =>
  everywhere.has(access);

/** One word for all actions, or a word for each; an action that is not named is for administrators. */
export type ActionAccess<Action extends string> =
  | StaffAccess
  | { readonly [A in Action]?: StaffAccess };
export const accessFor = <Action extends string>(
  access: ActionAccess<Action> | undefined,
  action: Action,
): StaffAccess => (typeof access === 'object' ? access[action] : access) ?? 'admin';
