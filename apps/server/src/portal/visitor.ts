import { type Config, type Language, type Me, languages } from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { aboutOf } from '../platform/http/index.ts';
import type { About } from '../platform/keeper.ts';
import { languageOf, sessionCookie, type PrimaryLanguage } from '../kernel/caller/index.ts';

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

export type CallAsVisitor = (
  path: string,
  language: string,
) => Promise<{ readonly status: number; readonly body: string; readonly contentType: string }>;

/** Calls the API inside the process, as the reader: same cookies, no network. */
export const callAsVisitor = (
  api: FastifyInstance,
  request: FastifyRequest,
): { readonly call: CallAsVisitor; readonly about: () => About } => {
  const about = new Set<string>();
  const headers = request.headers.cookie ? { cookie: request.headers.cookie } : {};
  return {
    call: async (path, language) => {
      const answer = await api.inject({
        method: 'GET',
        url: path,
        headers: { ...headers, 'accept-language': language },
      });
      for (const name of aboutOf(answer.raw.res)) about.add(name);
      return {
        status: answer.statusCode,
        body: answer.body,
        contentType: String(answer.headers['content-type'] ?? 'application/json'),
      };
    },
    /** What the answers so far are about. */
    about: () => [...about],
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
  request: FastifyRequest,
  primary: PrimaryLanguage,
): Promise<Visitor> => {
  const asked = languageOf(request.headers['accept-language'], primary);
  const answer = request.cookies[sessionCookie] ? await call('/api/user/me', asked) : undefined;
  const me: Me | null = answer?.status === 200 ? JSON.parse(answer.body) : null;
  const chosen = languages.find((language) => language === request.cookies.language);
  const language = chosen ?? (me ? languageOfUser[me.language] : asked);
  const config: Config = JSON.parse((await call('/api/config', language)).body);
  if (
    config.announcement &&
    config.announcement.revision === dismissedRevision(request.cookies.announcement)
  )
    config.announcement = null;
  return {
    me,
    config,
    language,
    theme: choose(themes, request.cookies.theme, 'system'),
    imageFormat: choose(formats, request.cookies.imageFormat, 'webp'),
  };
};
