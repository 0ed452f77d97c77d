import type { LightRoute, Page } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import type { Values } from '../widget.ts';

type Props = { readonly route: LightRoute; readonly parent: Values; readonly state: Values };
/** How many rows a view has; nothing until it is known. */
export const ViewCount = ({ route, parent, state }: Props) => {
  const { data } = useQuery(read(route, { ...parent, ...state, pageSize: 1 }));
  return data ? formatNumber((data as Page<unknown>).totalElements) : null;
};
