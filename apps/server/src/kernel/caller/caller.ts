import {
  administersAll,
  type Language,
  languages,
  type Reach,
  type Routes,
  type Standing,
} from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlersOf } from '../../platform/http/index.ts';

export type SessionUser = {
  readonly id: number;
  /** What their roles let them do. */
  readonly standing: Standing;
  readonly clientId: number | null;
};
/** FULL is signed in; of a session that waits for its second factor nobody is signed in yet. */
export type SessionStage = 'FULL' | 'SECOND_FACTOR';
/** How its owner signed in. */
export type SessionMethod = 'PASSWORD' | 'PASSKEY' | 'ONBOARDING' | 'RESET' | 'EMPLOYER';
export type Session = {
  /** What stays when its token is replaced. */
  readonly id: string;
  readonly user: SessionUser;
  readonly method: SessionMethod;
  readonly csrfToken: string;
  /** Of the token it came with, which may be the one before the last proof. */
  readonly tokenHash: Buffer;
  /** Whether its cookie has the name of before still. */
  readonly isPlain: boolean;
};

/** What somebody may see: what everybody sees, what a client's users see, or (administrators) everything live. */
export type Audience =
  | { readonly kind: 'public' }
  | { readonly kind: 'client'; readonly clientId: number }
  | { readonly kind: 'all' };

/** The language every record has: the installation's own. */
export type PrimaryLanguage = 'cs' | 'sk';

/** For whom content is read: in which language, and what they may see. */
export type Reader = {
  readonly language: Language;
  readonly primary: PrimaryLanguage;
  readonly audience: Audience;
};

/** Who changes something: the user of the session and the address the request came from. */
export type Editor = Reader & {
  readonly user: SessionUser;
  readonly ip: string;
  /** The only client whose rows this call may meet; undefined where it may meet all. */
  readonly onlyClientId?: number | undefined;
};

/** A terminal or an app of a partner, known by the key it signs with. */
export type Machine = {
  readonly credentialId: number;
  readonly partnerId: number;
  /** The place it stands at; null may be any of the partner's. */
  readonly branchOfficeId: number | null;
};

/** Who calls the API: the second argument of every handler. `user` is certain on routes that ask for one. */
export type Caller = Reader & {
  readonly user: SessionUser | undefined;
  /** Certain on routes of partners' machines. */
  readonly machine: Machine | undefined;
  readonly ip: string;
  /** How far the roles of the user reach on this route. */
  readonly reach: Reach;
  readonly onlyClientId: number | undefined;
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** One function per route of a contract: `(input, caller) => answer`. */
export type Handlers<A extends Routes> = HandlersOf<A, Caller>;

export const audienceOf = (user: SessionUser | undefined): Audience => {
  if (user && administersAll(user.standing)) return { kind: 'all' };
  return user?.clientId ? { kind: 'client', clientId: user.clientId } : { kind: 'public' };
};
/** One word for each audience: anyone who shares it sees the same. */
export const audienceKey = (audience: Audience): string =>
  audience.kind === 'client' ? `client ${audience.clientId}` : audience.kind;
/** Who shares ready answers with somebody: '' is everybody who is not signed in. */
export const sharerKey = (user: SessionUser | undefined): string =>
  user ? audienceKey(audienceOf(user)) : '';

/** One language of the header with its weight: `sk-SK;q=0.5`. What the portal does not speak weighs nothing. */
const weighed = (range: string) => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const language = languages.find((one) => one === tag.split('-')[0]);
  const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  return { language, weight: language ? weight : 0 };
};

/** The portal's language the header weighs most, the first of equals; else the given one. */
export const languageOf = (acceptLanguage: string | undefined, fallback: Language): Language =>
  (acceptLanguage ?? '')
    .split(',')
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.language ?? fallback;
