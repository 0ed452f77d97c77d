import type { CategoryView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';

/** Categories with their subcategories; empty until they are here. */
export const useCategoryTree = (): readonly CategoryView[] =>
  useQuery(read(api.category.tree, {})).data ?? [];
