import { nobody, personHeader, personOf, type RoleRules, roleRules } from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError, type ProductGauge } from '../../platform/http/index.ts';
import type { Caller, Session, SessionMethod, SessionStage } from './caller.ts';
import {
  type CookieSettings,
  createCookie,
  csrfCookie,
  type OwnCookie,
  sessionCookie,
} from './cookie.ts';
import { createCsrf, hashOf, newToken } from './csrf.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';
import { createUserReader, isHeldBy } from './session-row.ts';
import { deleteSession } from './session-end.queries.ts';
import {
  areAllNodesNew,
  findSession,
  holdOwner,
  insertSession,
  isProven,
  isSessionOpen,
  proveByToken,
  proveSession,
  renameSession,
  type SessionRow,
  touchSession,
} from './session.queries.ts';
import { createVersionWatch, type VersionWatch } from './version-watch.ts';

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
    const hasEnded = before !== undefined && !(await deleteSession(tx, before));
    if (goesOn && hasEnded) return false;
    await insertSession(tx, row);
    return true;
  });

/** What is done with the token of an open session: another is given to who proves who they are, a better name to it. */
const createRenewals = (db: Db, cookie: OwnCookie, version: VersionWatch) => ({
  /**
   * Remembers that the owner has just typed the password, and gives the session another token: anybody else who has
   * the one of before has no proof by it, and is out in half a minute.
   */
  prove: async (session: Session, { reply }: Pick<Caller, 'reply'>): Promise<void> => {
    const token = newToken();
    const isReplaced = (await version.ask()) && (await proveByToken(db, session, hashOf(token)));
    if (isReplaced) await cookie.set(reply, token);
    else await proveSession(db, session);
  },
  /** Gives the cookie its name with a prefix, where it has the one of before. */
  rename: async (
    session: Session | undefined,
    { request, reply }: Pick<Caller, 'request' | 'reply'>,
  ): Promise<void> => {
    const found = session?.isPlain ? cookie.find(request) : undefined;
    if (!session || !found || !(await cookie.mayHavePrefix())) return;
    if (await renameSession(db, session)) await cookie.set(reply, found.value);
  },
});

/** The caller's session, looked up once per request; or the one that waits for its second factor. */
const createFind = (db: Db, cookie: OwnCookie, memory: SessionMemory, rules: RoleRules) => {
  const userOf = createUserReader(rules);
  return async (
    request: FastifyRequest,
    stage: SessionStage = 'FULL',
  ): Promise<Session | undefined> => {
    const found = cookie.find(request);
    if (!found) return undefined;
    const { value, isPlain } = found;
    const tokenHash = hashOf(value);
    const look = (): Promise<SessionRow | undefined> => findSession(db, tokenHash, stage);
    const row = await (stage === 'FULL' ? memory.get(tokenHash.toString('base64'), look) : look());
    if (!row || !isHeldBy(row, isPlain)) return undefined;
    if (row.stale) await touchSession(db, row.id);
    return {
      id: row.id,
      user: userOf(row),
      method: row.method,
      csrfToken: row.csrf_token,
      tokenHash,
      isPlain,
    };
  };
};

/** Server-side sessions: the browser holds a random token, the database only its hash. */
export const createSessions = (
  db: Db,
  settings: CookieSettings,
  memory: SessionMemory = createSessionMemory(),
  rules: RoleRules = roleRules,
) => {
  const signIns = countSignIns();
  const version = createVersionWatch(() => areAllNodesNew(db));
  const createOwn = (name: string, of: CookieSettings = settings) =>
    createCookie(name, of, version);
  const cookie = createOwn(sessionCookie);
  const anonymous = createOwn(csrfCookie);

  const find = createFind(db, cookie, memory, rules);

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
      isPrefixed: await cookie.mayHavePrefix(),
      passwordHash,
      goesOn,
    });
    if (!isOpen) return false;
    if (stage === 'FULL') signIns.note(method);
    request.log.info({ user: userId, method, stage, ip: request.ip }, 'signed in');
    await cookie.set(reply, token);
    anonymous.clear(reply);
    reply.header(personHeader, stage === 'FULL' ? personOf({ id: userId }) : nobody);
    return true;
  };

  const close = async (session: Session | undefined, reply: FastifyReply): Promise<void> => {
    if (session) await deleteSession(db, session);
    cookie.clear(reply);
    anonymous.clear(reply);
    reply.header(personHeader, nobody);
  };

  return {
    find,
    open,
    close,
    gauge: signIns.gauge,
    createCookie: createOwn,
    ...createRenewals(db, cookie, version),
    ...createCsrf(anonymous),
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
  { id }: Session,
  stage: SessionStage = 'FULL',
): Promise<boolean> => isSessionOpen(db, id, stage);

/**
 * Refuses what a session that has ended meanwhile would leave behind: another way in, another address. Asked where the
 * account is held, so that a change of the password either waits or is seen.
 */
export const assertAlive = async (tx: Db, session: Session | undefined): Promise<void> => {
  if (!session || !(await isSessionAlive(tx, session)))
    throw new AppError('common.error.unauthorized');
};
