import type { LightRoute, Page } from '@cafeteria/contract';
import type { ComboBoxItem } from '@cafeteria/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { Values } from '../widget.ts';

/** A kind of record that is referred to. */
export type ReferenceTarget = {
  readonly routes: { readonly list: LightRoute; readonly get: LightRoute };
  readonly labelOf: (item: Values) => string;
  /** Where the record lives in administration. */
  readonly path: string;
};
const pauseMs = 250;
const offered = 20;

/** What is found by typing; who may not look for them finds none. */
export const useFound = ({ routes, labelOf }: ReferenceTarget, keyword: string) => {
  const isAllowed = useMay()(routes.list);
  const late = useDebounced(keyword, pauseMs);
  const { data, isFetching } = useQuery({
    ...read(routes.list, {
      keyword: late.slice(0, 128) || undefined,
      pageSize: offered,
      sortBy: 'NAME',
    }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
  const page = data as Page<Values> | undefined;
  return {
    items: (page?.content ?? []).map((row): ComboBoxItem => ({
      key: String(row.id),
      label: labelOf(row),
    })),
    isLoading: isFetching,
  };
};
/** What a record is called; who may not look at it is told its number. */
export const useLabel = ({ routes, labelOf }: ReferenceTarget, id: number | null) => {
  const isAllowed = useMay()(routes.get);
  const { data, isLoading } = useQuery({
    ...read(routes.get, { id }),
    enabled: isAllowed && id !== null && id > 0,
  });
  return { label: data === undefined ? undefined : labelOf(data as Values), isLoading };
};

/** What several are called, each in its place; who may not look at them is told their numbers. */
export const useLabels = ({ routes, labelOf }: ReferenceTarget, ids: readonly number[]) => {
  const isAllowed = useMay()(routes.get);
  const answers = useQueries({
    queries: ids.map((id) => ({ ...read(routes.get, { id }), enabled: isAllowed })),
  });
  return answers.map(({ data, isLoading }, nth) => ({
    id: ids[nth] ?? 0,
    label: data === undefined ? undefined : labelOf(data as Values),
    isLoading,
  }));
};
