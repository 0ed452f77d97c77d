import { type Config, type Language, type Me, languages } from '@cafeteria/contract';
import { languageOfUser } from '@cafeteria/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf, sessionCookie, type PrimaryLanguage } from '../entity/caller/index.ts';

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

/** Calls the API inside the process, as the reader: same cookies, no network. */
export const callAsVisitor =
  (api: FastifyInstance, request: FastifyRequest) =>
  async (
    path: string,
    language: string,
  ): Promise<{ status: number; body: string; contentType: string }> => {
    const headers = {
      'accept-language': language,
      ...(request.headers.cookie && { cookie: request.headers.cookie }),
    };
    const {
      statusCode,
      body,
      headers: answered,
    } = await api.inject({ method: 'GET', url: path, headers });
    return {
      status: statusCode,
      body,
      contentType: String(answered['content-type'] ?? 'application/json'),
    };
  };
export type CallAsVisitor = ReturnType<typeof callAsVisitor>;

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
