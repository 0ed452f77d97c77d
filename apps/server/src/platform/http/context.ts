import type { Language, Role, Route } from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who calls, as the session says. */
export type SessionUser = {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly clientId: number | null;
};
export type Session = {
  readonly user: SessionUser;
  readonly csrfToken: string;
  readonly tokenHash: Buffer;
};

/** What somebody may see: what everybody sees, what a client's users see, or (administrators) everything live. */
export type Audience =
  | { readonly kind: 'public' }
  | { readonly kind: 'client'; readonly clientId: number }
  | { readonly kind: 'all' };

/** What a handler knows beside its input. `user` is there for certain on routes that ask for one. */
export type Context<R extends Route = Route> = {
  readonly user: R['access'] extends 'public' ? SessionUser | undefined : SessionUser;
  readonly session: Session | undefined;
  readonly language: Language;
  readonly audience: Audience;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export const audienceOf = (user: SessionUser | undefined): Audience => {
  if (user?.roles.includes('ROLE_ADMIN')) return { kind: 'all' };
  return user?.clientId ? { kind: 'client', clientId: user.clientId } : { kind: 'public' };
};

/** The first of the portal's languages the header names; Czech otherwise. */
export const languageOf = (acceptLanguage: string | undefined, fallback: Language): Language => {
  const wanted = /(?:^|[\s,])(cs|sk|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return wanted === 'cs' || wanted === 'sk' || wanted === 'en' ? wanted : fallback;
};
