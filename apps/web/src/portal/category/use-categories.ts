import type { Category } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';

const none: readonly Category[] = [];
export const categoriesQuery = read(api.category.tree, {});

/** The category tree of the navigation; empty only while nothing has been loaded yet. */
export const useCategories = (): readonly Category[] => useQuery(categoriesQuery).data ?? none;
