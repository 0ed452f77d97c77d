import { api } from '@cafeteria/contract/light';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';

/** Who runs the portal; null while nobody is named. */
export const operatorQuery = read(api.operator.get, {});

/** Asks for it before the page is drawn. */
export const loadOperator = (client: QueryClient): Promise<unknown> =>
  client.ensureQueryData(operatorQuery);
