import { type Config, type Language, type Me, languages } from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import type { FastifyRequest } from 'fastify';
import type { AskInside, InsideAnswer, ReadyAnswers } from '../platform/http/index.ts';
import { traceHeader } from '../platform/tracing/index.ts';
import { type About, anything } from '../platform/keeper.ts';
import {
  languageOf,
  mayBeSignedIn,
  type PrimaryLanguage,
  readPreference,
} from '../kernel/caller/index.ts';

type Theme = 'system' | 'light' | 'dark';
type ImageFormat = 'avif' | 'webp' | 'jpg';
export type Visitor = {
  readonly me: Me | null;
  readonly config: Config;
  readonly language: Language;
  readonly theme: Theme;
  readonly imageFormat: ImageFormat;
};

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg'];
const choose = <T extends string>(
  options: readonly T[],
  value: string | undefined,
  otherwise: T,
): T => options.find((option) => option === value) ?? otherwise;

/** An answer of the API to the reader of a page. */
export type Answer = Pick<InsideAnswer, 'status' | 'body' | 'contentType'> &
  Partial<Pick<InsideAnswer, 'etag'>>;
export type CallAsVisitor = (path: string, language: string) => Promise<Answer>;
export const jsonOf = <T>({ body }: Answer): T => JSON.parse(Buffer.from(body).toString());

/** The API a page asks inside the process: what is ready, and all of it. */
export type OwnApi = {
  readonly ask: AskInside;
  readonly ready: Pick<ReadyAnswers, 'peek'>;
};

/** Calls the API inside the process, as the reader: same cookies, no network; what is ready is not asked for. */
export const callAsVisitor = ({ ask, ready }: OwnApi, request: Pick<FastifyRequest, 'headers'>) => {
  const about = new Set<string>();
  const note = (names: About = anything): void => {
    for (const name of names) about.add(name);
  };
  const { cookie, [traceHeader]: parent } = request.headers;
  const headers = { ...(cookie && { cookie }), ...(parent && { [traceHeader]: parent }) };
  const call: CallAsVisitor = async (path, language) => {
    const visitorRequest = { url: path, headers: { ...headers, 'accept-language': language } };
    const kept = ready.peek(visitorRequest);
    if (kept) {
      note(kept.about);
      const { bytes: body, etag } = kept;
      return { status: 200, body, contentType: 'application/json', etag };
    }
    const { about: of, ...answer } = await ask(visitorRequest);
    note(of);
    return answer;
  };
  return {
    call,
    /** What the answers so far are about. */
    about: (): About => [...about],
  };
};

/**
 * The revision of the announcement that the reader dismissed, as stored by the browser:
 * `{"value":3,"timestamp":…}`.
 */
export const dismissedRevision = (cookie: string | undefined): number | undefined => {
  const revision = /^\{"value":(\d+),/.exec(cookie ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
};

/** Who asks for a page, in which language and look: the cookie's choice, else the user's, else the browser's. */
export const readVisitor = async (
  call: CallAsVisitor,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  primary: PrimaryLanguage,
): Promise<Visitor> => {
  const preferred = languageOf(request.headers['accept-language'], primary);
  const preference = (name: string): string | undefined => readPreference(request.cookies, name);
  const answer = mayBeSignedIn(request.cookies) ? await call('/api/user/me', preferred) : undefined;
  const me: Me | null = answer?.status === 200 ? jsonOf(answer) : null;
  const chosen = languages.find((language) => language === preference('language'));
  const language = chosen ?? (me ? languageOfUser[me.language] : preferred);
  const config: Config = jsonOf(await call('/api/config', language));
  if (
    config.announcement &&
    config.announcement.revision === dismissedRevision(preference('announcement'))
  )
    config.announcement = null;
  return {
    me,
    config,
    language,
    theme: choose(themes, preference('theme'), 'system'),
    imageFormat: choose(formats, preference('imageFormat'), 'webp'),
  };
};
