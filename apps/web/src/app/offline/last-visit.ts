import { personOf } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { PageOwner } from '../../shared/api/index.ts';
import { themes } from '../../shared/preferences/index.ts';
import { meQuery } from '../../shared/session/index.ts';
import {
  clearStoredData,
  readCookie,
  storedData,
  writeVisitCookie,
} from '../../shared/storage/index.ts';
import type { Boot } from '../boot.ts';

/** What the home and the reader's money are drawn from (`offline-screens.ts`), and the frame of every page. */
const keptPaths: ReadonlySet<string> = new Set(
  [
    api.category.tree,
    api.favorite.get,
    api.home.get,
    api.carousel.list,
    api.balance.get,
    api.balance.overview,
    api.coverage.ways,
    api.history.spending,
    api.history.list,
    api.task.list,
  ].map(({ path }) => path),
);
const isWorthKeeping = ({ queryKey, state }: Query): boolean =>
  keptPaths.has(queryKey[1]) && state.data !== undefined;

/** Writing is not worth a moment of what somebody is doing. */
const pauseMs = 1_000;
const visitCookie = 'visit';

type Deps = { readonly queryClient: QueryClient; readonly owner: PageOwner };
/**
 * A session that ended by itself, or at another device, tells no page: the next one comes for nobody, or for somebody
 * else. What is kept of the person before goes as with a sign-out.
 */
const forgetWhoLeft = ({ queryClient }: Deps): void => {
  const me = queryClient.getQueryData(meQuery.queryKey);
  const kept = storedData.lastVisit.get();
  if (kept && me !== undefined && kept.me.id !== me?.id) clearStoredData();
};

/**
 * Keeps what a signed-in person last saw of their home and their money, for when there is no connection. It is of this
 * build, this session of the browser and this person; once it is gone, because they signed out in whichever tab, only
 * another page of theirs begins it again.
 */
export const keepLastVisit = (deps: Deps): void => {
  const { queryClient, owner } = deps;
  forgetWhoLeft(deps);
  const cache = queryClient.getQueryCache();
  let isNew = true;
  let timer: number | undefined;
  const write = (): void => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    if (!me || personOf(me) !== owner.get()) return;
    if (!isNew && storedData.lastVisit.get()?.me.id !== me.id) return;
    isNew = false;
    const visit = readCookie(visitCookie) ?? crypto.randomUUID();
    writeVisitCookie(visitCookie, visit);
    storedData.lastVisit.set({
      build: __VERSION_INFO__.buildDate,
      visit,
      me,
      answers: cache
        .findAll({ predicate: isWorthKeeping })
        .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const),
    });
  };
  const writeSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, pauseMs);
  };
  writeSoon();
  owner.subscribe(() => {
    isNew = true;
    writeSoon();
  });
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isWorthKeeping(event.query))
      writeSoon();
  });
};

/** The page a device has kept, started with what was kept of its person; without anything, as nobody known. */
export const withLastVisit = ({ me: _nobody, ...boot }: Boot): Boot => {
  const kept = storedData.lastVisit.get();
  const theme = themes.find((one) => one === readCookie('theme')) ?? boot.theme;
  const isOwn =
    kept?.build === __VERSION_INFO__.buildDate && kept.visit === readCookie(visitCookie);
  if (!isOwn) {
    storedData.lastVisit.clear();
    return { ...boot, theme };
  }
  return { ...boot, theme, me: kept.me, queries: kept.answers };
};
