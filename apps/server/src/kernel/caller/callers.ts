import { isSessionless, personHeader, personOf, reachOf, type Route } from '@cafeteria/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { AppError, type CallerTools } from '../../platform/http/index.ts';
import {
  audienceKey,
  audienceOf,
  type Caller,
  languageOf,
  type Machine,
  type PrimaryLanguage,
  sharerKey,
} from './caller.ts';
import { assertOwn } from './own-rows.ts';
import { assertProven, type Sessions } from './sessions.ts';

/** A position makes an answer one person's own. */
const isPersonal = (query: object): boolean => 'lat' in query && query.lat !== undefined;

/** Machines are known by their signature, people by their roles. */
const isLetIn = ({ access }: Route, { machine, reach }: Caller): boolean =>
  access === 'partner' ? machine !== undefined : reach !== 'nothing';

/** A write of a page made for somebody else is refused before anything is read of it. Nobody is not somebody else. */
const assertOwnPage = ({ method, fromAnyPage }: Route, { user, request }: Caller): void => {
  const page = request.headers[personHeader.toLowerCase()];
  const isOwn = page === undefined || user === undefined || page === personOf(user);
  if (method !== 'GET' && !fromAnyPage && !isOwn) throw new AppError('common.error.otherPerson');
};

/** Files and shared answers say nothing of persons: they may be kept by anybody on the way. */
const isShared = ({ binary, cache }: Route): boolean =>
  binary !== undefined || cache === 'catalogue';

/**
 * A link on a page of somebody else's brings the cookie along, and a file of a session is a download at once: some are
 * on record, and one says what is at the bank. Browsers say from where it was asked for; what says nothing is none.
 */
const assertNotForeign = ({ access, binary, method }: Route, { headers }: FastifyRequest): void => {
  const isOwnFile = method === 'GET' && binary !== undefined && !isSessionless(access);
  if (isOwnFile && headers['sec-fetch-site'] === 'cross-site')
    throw new AppError('common.error.forbidden');
};

/**
 * A second wall beside the CSRF token: browsers say which page sends a write, and pages of others
 * have nothing to send. What is no browser says nothing.
 */
const assertOrigin = ({ headers }: FastifyRequest, origins: readonly string[]): void => {
  if (headers.origin !== undefined && !origins.includes(headers.origin))
    throw new AppError('common.error.csrf');
};

/** Somebody signed in asked for what is not theirs (ASVS 5.0, 16.3.2): told in the log, from `info` on. */
const noteRefused = ({ path }: Route, { user, ip, request }: Caller, what: string): void =>
  request.log.info({ user: user?.id, ip, route: path }, what);

type Installation = {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly primary: PrimaryLanguage;
  /** The portal's own addresses. */
  readonly origins: readonly string[];
  /** Whose signature a request bears. */
  readonly findMachine: (request: FastifyRequest) => Promise<Machine | undefined>;
};
/** How the API learns who calls, whether they may, and with whom they may share an answer. */
export const createCallers = ({
  db,
  sessions,
  primary,
  origins,
  findMachine,
}: Installation): CallerTools<Caller> => ({
  identify: async (route, request, reply) => {
    const session = await sessions.find(request);
    // what is shared must not carry anybody's cookie
    if (!isShared(route)) await sessions.rename(session, { request, reply });
    const user = session?.user;
    const language = languageOf(request.headers['accept-language'], primary);
    const audience = audienceOf(user);
    const machine = request.headers['signature-input'] ? await findMachine(request) : undefined;
    const reach = reachOf(route, user?.standing ?? null);
    // somebody of no client has the rows of none, not of all
    const onlyClientId = reach === 'ownClient' ? (user?.clientId ?? 0) : undefined;
    const reader = { language, primary, audience };
    const { ip } = request;
    return { ...reader, user, machine, ip, reach, onlyClientId, session, request, reply };
  },
  assertAccess: (route, caller) => {
    const { access, method } = route;
    const { user, session, request, reply } = caller;
    if (!isShared(route)) reply.header(personHeader, personOf(user));
    assertOwnPage(route, caller);
    if (!isLetIn(route, caller)) {
      if (user) noteRefused(route, caller, 'access was refused');
      throw new AppError(user ? 'common.error.forbidden' : 'common.error.unauthorized');
    }
    // what machines and phones prove themselves by is of this request only: nothing comes by itself, as cookies do
    assertNotForeign(route, request);
    if (method === 'GET' || access === 'partner' || access === 'device') return;
    assertOrigin(request, origins);
    sessions.assertCsrf(request, session);
  },
  assertProven: ({ session }) => assertProven(db, session),
  assertOwn: async (route, caller, input) => {
    try {
      await assertOwn(db, route, caller, input);
    } catch (error) {
      noteRefused(route, caller, 'rows of others were refused');
      throw error;
    }
  },
  sharedBy: ({ language, audience }, query) =>
    isPersonal(query) ? undefined : `${language} ${audienceKey(audience)}`,
  sharerOf: ({ user }) => sharerKey(user),
  ownerOf: ({ user }) => user && String(user.id),
});
