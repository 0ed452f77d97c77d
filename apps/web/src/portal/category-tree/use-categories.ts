import type { CategoryView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';

const none: readonly CategoryView[] = [];
export const categoriesQuery = read(api.category.tree, {});

/** The category tree of the navigation; empty only until it is loaded. */
export const useCategories = (): readonly CategoryView[] => useQuery(categoriesQuery).data ?? none;
