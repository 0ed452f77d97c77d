import type { Page } from '@cafeteria/contract';
import { useQueries } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { recordPath, type Resource, routeOf } from './resource.ts';
import { useLocalized } from './use-localized.ts';
import type { Values } from './widget.ts';

const pauseMs = 250;
const shortest = 2;
/** Of each kind. */
const shown = 4;

/** Records whose list finds the text, a few of each; a list that does not answer is told, and the others stand. */
export const useRecords = (resources: readonly Resource[], typed: string) => {
  const tell = useLocalized();
  const keyword = useDebounced(typed, pauseMs).slice(0, 128);
  const isAsked = keyword.length >= shortest;
  const listable = resources.filter(({ routes }) => routes.list);
  const answers = useQueries({
    queries: listable.map((resource) => ({
      ...read(routeOf(resource, 'list'), { keyword, pageSize: 20, sortBy: 'NAME' }),
      enabled: isAsked,
    })),
  });
  const found = listable.map((resource, index) => {
    const page = isAsked ? (answers[index]?.data as Page<Values> | undefined) : undefined;
    const rows = (page?.content ?? []).slice(0, shown).map((row) => ({
      href: recordPath(resource, {}, Number(row.id)),
      label: resource.title(row, tell),
      hint: resource.hint?.(row),
    }));
    return { resource, rows };
  });
  const isLate = keyword !== typed || answers.some((one) => one.isLoading);
  return {
    found,
    isLoading: typed.length >= shortest && isLate,
    isBroken: isAsked && answers.some((one) => one.isError),
    retry: (): void => {
      for (const one of answers) if (one.isError) void one.refetch();
    },
  };
};
