import type { CategoryNode, CategoryView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useMay } from '../../../shared/session/index.ts';

/** Whether the categories are still to come. */
export const useAwaitsCategories = (): boolean => useQuery(read(api.category.tree, {})).isLoading;
/** The active categories with their subcategories, as readers see them; empty while loading. */
export const useCategoryTree = (): readonly CategoryView[] =>
  useQuery(read(api.category.tree, {})).data ?? [];

/** What the navigation and the forms know of the categories. */
export const categoryNodesQuery = read(api.categoryAdmin.tree, {});

/** Whether they are still to come; for who may not have them they are not. */
export const useAwaitsNodes = (): boolean =>
  useQuery({ ...categoryNodesQuery, enabled: useMay()(api.categoryAdmin.tree) }).isLoading;
/** All categories with all their subcategories, inactive ones included; empty while loading. */
export const useCategoryNodes = (): readonly CategoryNode[] =>
  useQuery({ ...categoryNodesQuery, enabled: useMay()(api.categoryAdmin.tree) }).data ?? [];
