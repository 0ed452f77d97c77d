import type { Readable } from 'node:stream';
import { type FileBody, fileForm, takesType, uploadLimit } from '@cafeteria/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { CallerGoneError } from './gone.ts';
import { createOpenCount } from './limit.ts';

/** Files on their way or worked on at once, of everybody: so many are in memory, none larger than its route takes. */
const maxOfAll = 24;

/** Bodies are handed on as streams, whatever they are; nothing of them is read before somebody asks for it. */
export const registerFileParser = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, stream, done) => done(null, stream));
};

/** Lets a few files in at once, of a person and of all; who sends more is refused before any of it is read. */
export const createFileGate = () => {
  const ofOne = createOpenCount(uploadLimit.files);
  const ofAll = createOpenCount(maxOfAll);
  const within = async <T>(
    count: ReturnType<typeof createOpenCount>,
    key: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (!count.open(key)) throw new AppError('common.error.tooManyRequests');
    try {
      return await work();
    } finally {
      count.close(key);
    }
  };
  return <T>(owner: string, work: () => Promise<T>): Promise<T> =>
    within(ofOne, owner, () => within(ofAll, '', work));
};

/** What is said beside a file: JSON in the query. */
export const readFileForm = ({ query }: FastifyRequest): unknown => {
  const form = (query as Readonly<Record<string, unknown>>)[fileForm];
  if (form === undefined || form === '') return {};
  try {
    return JSON.parse(typeof form === 'string' ? form : '');
  } catch {
    throw new AppError('common.error.badRequest');
  }
};

/** The bytes, counted while they come; nothing is kept of what is too long. */
const collect = async (stream: Readable, maxBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    length += (part as Buffer).length;
    if (length > maxBytes) throw new AppError('common.error.tooLarge');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts, length);
};

/** The file a request sends. */
export const readFileBody = async (request: FastifyRequest, file: FileBody): Promise<Buffer> => {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (!takesType(file, type.trim().toLowerCase()))
    throw new AppError('common.error.unsupportedMediaType');
  if (!request.body) return Buffer.alloc(0);
  return collect(request.body as Readable, file.bytes).catch((error: unknown) => {
    if (request.raw.destroyed) throw new CallerGoneError('the sender of a file has gone');
    throw error;
  });
};
