import type { CategoryCode } from '@cafeteria/contract';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../category-tree/index.ts';

/** Categories by number and by code: tiles speak in numbers, lists in codes. Unknown while they are on their way. */
export const useCategoriesOfPins = () => {
  const { data } = useQuery(categoriesQuery);
  const codes = new Map(data?.map(({ id, code }) => [id, code]));
  const numbers = new Map(data?.map(({ id, code }) => [code, id]));
  return (
    data && {
      codeOf: (id: number): CategoryCode | undefined => codes.get(id),
      numberOf: (code: CategoryCode | null): number => (code && numbers.get(code)) ?? 0,
    }
  );
};
export type CategoriesOfPins = NonNullable<ReturnType<typeof useCategoriesOfPins>>;
