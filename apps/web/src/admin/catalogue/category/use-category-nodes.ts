import type { CategoryNode } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';

/** All categories with all their subcategories, switched off or not; empty until they are here. */
export const useCategoryNodes = (): readonly CategoryNode[] =>
  useQuery(read(api.categoryAdmin.tree, {})).data ?? [];
