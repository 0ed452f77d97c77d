import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import {
  nobody,
  personHeader,
  personOf,
  type Role,
  type RoleRules,
  roleRules,
  type Standing,
  standingOf,
} from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, type ProductGauge } from '../../platform/http/index.ts';
import {
  type Caller,
  type Session,
  type SessionMethod,
  type SessionStage,
  type SessionUser,
  sharerKey,
} from './caller.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';
import {
  deleteSession,
  findSession,
  holdOwner,
  insertSession,
  isProven,
  type SessionRow,
  touchSession,
} from './session.queries.ts';

export const sessionCookie = 'session';
export const csrfCookie = 'csrf';
export const csrfHeader = 'X-CSRF-TOKEN';
type CookieSettings = { secure: boolean; domain: string | undefined };

type Opening = {
  readonly method: SessionMethod;
  readonly stage?: SessionStage;
  /** The password that was right: where another one was set in the meantime, it opens nothing. */
  readonly passwordHash?: string;
  /** Whether it goes on from the caller's session, which must not have ended. */
  readonly goesOn?: boolean;
};

type Opened = Parameters<typeof insertSession>[1] & {
  readonly passwordHash: string | undefined;
  readonly goesOn: boolean;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');
const equal = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

const cookieOf = ({ secure, domain }: CookieSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, ...(domain && { domain }) }) as const;

/** The CSRF token of a signed-in caller belongs to the session, an anonymous caller's to a cookie of its own. */
const createCsrf = (cookie: ReturnType<typeof cookieOf>) => {
  /** The token a form must send back; an anonymous caller gets a cookie to compare it with. */
  const csrfToken = (
    session: Session | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): string => {
    if (session) return session.csrfToken;
    const known = request.cookies[csrfCookie];
    const token = known && known.length === 43 ? known : newToken();
    reply.setCookie(csrfCookie, token, cookie);
    return token;
  };

  const assertCsrf = (request: FastifyRequest, session: Session | undefined): void => {
    const sent = request.headers[csrfHeader.toLowerCase()];
    const expected = session ? session.csrfToken : request.cookies[csrfCookie];
    if (typeof sent !== 'string' || !expected || !equal(sent, expected))
      throw new AppError('common.error.csrf');
  };

  return { csrfToken, assertCsrf };
};

/** The user of a session; what roles amount to is worked out once for each set of them. */
const createUserReader = (rules: RoleRules): ((row: SessionRow) => SessionUser) => {
  const known = new Map<string, Standing>();
  const standing = (roles: readonly Role[]): Standing => {
    const key = roles.join(' ');
    const found = known.get(key) ?? standingOf(roles, rules);
    known.set(key, found);
    return found;
  };
  return ({ user_id: id, roles, client_id: clientId }) => ({
    id,
    standing: standing(roles),
    clientId,
  });
};

const countSignIns = () => {
  const opened: Record<string, number> = {};
  const gauge: ProductGauge = {
    name: 'sign_ins_total',
    help: 'Sessions that were opened at this node, by how their people came in',
    label: 'method',
    read: async () => opened,
  };
  const note = (method: SessionMethod): void => {
    opened[method] = (opened[method] ?? 0) + 1;
  };
  return { gauge, note };
};

/** Ends the session somebody came with and opens another; whether what it is opened by still holds. */
const replaceSession = (
  db: Db,
  before: Session | undefined,
  { passwordHash, goesOn, ...row }: Opened,
): Promise<boolean> =>
  atomic(db, async (tx) => {
    // a change of the password waits, and then ends this session too; one that came first is seen
    if (!(await holdOwner(tx, row.userId, passwordHash))) return false;
    const hasEnded = before !== undefined && !(await deleteSession(tx, before.tokenHash));
    if (goesOn && hasEnded) return false;
    await insertSession(tx, row);
    return true;
  });

/** Server-side sessions: the browser holds a random token, the database only its hash. */
export const createSessions = (
  db: Db,
  settings: CookieSettings,
  memory: SessionMemory = createSessionMemory(),
  rules: RoleRules = roleRules,
) => {
  const userOf = createUserReader(rules);
  const signIns = countSignIns();
  const cookie = cookieOf(settings);

  /** The caller's session, looked up once per request; or the one that waits for its second factor. */
  const find = async (
    request: FastifyRequest,
    stage: SessionStage = 'FULL',
  ): Promise<Session | undefined> => {
    const token = request.cookies[sessionCookie];
    if (!token) return undefined;
    const tokenHash = hashOf(token);
    const look = (): Promise<SessionRow | undefined> => findSession(db, tokenHash, stage);
    const row = await (stage === 'FULL' ? memory.get(tokenHash.toString('base64'), look) : look());
    if (!row) return undefined;
    if (row.stale) await touchSession(db, tokenHash);
    return {
      user: userOf(row),
      method: row.method,
      csrfToken: row.csrf_token,
      tokenHash,
    };
  };

  /**
   * Opens a session under a fresh token, so that one planted before sign-in is worth nothing. Answers whether what it
   * is opened by still holds.
   */
  const open = async (
    userId: number,
    { session, request, reply }: Pick<Caller, 'session' | 'request' | 'reply'>,
    { method, stage = 'FULL', passwordHash, goesOn = false }: Opening,
  ): Promise<boolean> => {
    const token = newToken();
    const row = { userId, csrfToken: newToken(), method, stage, ip: request.ip };
    const isOpen = await replaceSession(db, session, {
      ...row,
      tokenHash: hashOf(token),
      userAgent: request.headers['user-agent'],
      passwordHash,
      goesOn,
    });
    if (!isOpen) return false;
    if (stage === 'FULL') signIns.note(method);
    request.log.info({ user: userId, method, stage, ip: request.ip }, 'signed in');
    reply
      .setCookie(sessionCookie, token, cookie)
      .clearCookie(csrfCookie, cookie)
      .header(personHeader, stage === 'FULL' ? personOf({ id: userId }) : nobody);
    return true;
  };

  const close = async (session: Session | undefined, reply: FastifyReply): Promise<void> => {
    if (session) await deleteSession(db, session.tokenHash);
    reply
      .clearCookie(sessionCookie, cookie)
      .clearCookie(csrfCookie, cookie)
      .header(personHeader, nobody);
  };

  return { find, open, close, gauge: signIns.gauge, ...createCsrf(cookie) };
};

/** Headers that were read already: a browser sends the same with every request. */
const mostHeaders = 20_000;
const longestHeader = 1_024;
/**
 * The key of the session a cookie header names; '' of none. The header is read by the framework's own parser: anyone
 * who it took for another than `find` does would get, or spoil, what is another's.
 */
const createKeyReader = (): ((header: string | undefined) => string) => {
  const known = new LRUCache<string, string>(atMost(mostHeaders));
  const read = (header: string): string => {
    const token = fastifyCookie.parse(header)[sessionCookie];
    return token ? hashOf(token).toString('base64') : '';
  };
  return (header) => {
    if (!header?.includes(sessionCookie)) return '';
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const key = read(header);
    if (header.length <= longestHeader) known.set(header, key);
    return key;
  };
};

/** Who sends a request, as far as that is known without asking the database. */
export const createSenders = (memory: SessionMemory, rules: RoleRules = roleRules) => {
  const userOf = createUserReader(rules);
  const keyOf = createKeyReader();
  return {
    /**
     * …as far as answers are shared: '' for who is not signed in, the name of the audience of a known session,
     * undefined when that has to be looked up.
     */
    sharerOf: (header: string | undefined): string | undefined => {
      const key = keyOf(header);
      if (key === '') return '';
      const row = memory.peek(key);
      return row && sharerKey(userOf(row));
    },
    /** …by person; undefined when nobody is signed in, or that has to be looked up. */
    ownerOf: (header: string | undefined): string | undefined => {
      const row = memory.peek(keyOf(header));
      return row && String(row.user_id);
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;

/** Refuses when the owner neither signed in nor typed the password a moment ago: somebody else may sit there. */
export const assertProven = async (db: Db, session: Session | undefined): Promise<void> => {
  if (!session || !(await isProven(db, session))) throw new AppError('proof.error.needed');
};

/** Whether a session is still there; unlike a request of its person, the question does not prolong it. */
export const isSessionAlive = async (
  db: Db,
  { tokenHash }: Session,
  stage: SessionStage = 'FULL',
): Promise<boolean> => (await findSession(db, tokenHash, stage)) !== undefined;

/**
 * Refuses what a session that has ended meanwhile would leave behind: another way in, another address. Asked where the
 * account is held, so that a change of the password either waits or is seen.
 */
export const assertAlive = async (tx: Db, session: Session | undefined): Promise<void> => {
  if (!session || !(await isSessionAlive(tx, session)))
    throw new AppError('common.error.unauthorized');
};
