/** What readers ask of the demo, as hard as they can: for the memory it takes. */
import { languages } from '@cafeteria/contract';
import { signIn } from '../../apps/server/src/cli/till/person.ts';
import type { LoadRequest } from './loader.ts';
import type { Loader } from './loading.ts';
import { origins } from './product.ts';

type Load = Parameters<Loader['load']>[0];
const categories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const sorts = ['SCORING', 'NAME', 'RATING', 'DATE_CREATED'];
const pages = ['/', '/magazine', '/map', '/login', '/search?keyword=kava'];

/** The load of one round: lists, searches and pages, of somebody signed in and of anybody. */
export const demoLoads = async (seconds: number): Promise<Load[]> => {
  const person = await signIn(origins.api, 'employee@demo.test', 'Demo.User.1');
  const { cookie = '' } = person.headers();
  const requests = (
    paths: readonly string[],
    headers: LoadRequest['headers'] = {},
  ): LoadRequest[] =>
    ['', cookie].flatMap((one) =>
      languages.flatMap((language) =>
        paths.map((path) => ({
          path,
          headers: { ...headers, 'accept-language': language, ...(one && { cookie: one }) },
        })),
      ),
    );
  const lists = categories.flatMap((id) =>
    sorts.flatMap((sort) =>
      [0, 1, 2].map((page) => `/api/tile/category/${id}?sort=${sort}&pageNumber=${page}`),
    ),
  );
  const words = ['kavarna', 'restaurace praha', 'masaz', 'hotel', 'fitnes'];
  const searches = words.map((keyword) => `/api/search?keyword=${encodeURIComponent(keyword)}`);
  const html = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const categoryPages = categories.map((id) => `/category/c-${id}`);
  return [
    {
      origin: origins.api,
      connections: 32,
      seconds,
      requests: requests([...lists, '/api/user/me']),
    },
    { origin: origins.api, connections: 8, seconds, requests: requests(searches) },
    {
      origin: origins.web,
      connections: 8,
      seconds,
      requests: requests([...pages, ...categoryPages], html),
    },
  ];
};
