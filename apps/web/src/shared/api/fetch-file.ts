import type { Args, LightRoute, Route } from '@cafeteria/contract';
import type { Api, Reply } from './api-client.ts';

/** The name a server gives a file; ours are made of letters, figures and signs that need no quoting. */
const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'file';

const readFile = async (reply: Reply): Promise<File> => {
  const blob = await reply.blob?.();
  if (!blob) throw new Error('files are fetched by browsers');
  return new File([blob], nameIn(reply.headers.get('content-disposition')), { type: blob.type });
};

/** Calls a route that answers a file, where what proves the caller goes in a body and a link cannot carry it. */
export const fetchFile = async <R extends Route>(
  api: Api,
  route: LightRoute<R>,
  args: Args<R>,
): Promise<File> => {
  let file: File | undefined;
  await api.call(route, args, {
    read: async (reply) => {
      file = await readFile(reply);
    },
  });
  if (!file) throw new Error(`no file of ${route.path}`);
  return file;
};
