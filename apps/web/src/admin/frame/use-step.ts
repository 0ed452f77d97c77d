import type { LightRoute, Route } from '@cafeteria/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, invalidateTags, isMissing, write } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { useAdminText } from './texts.ts';

/**
 * What `useMutation` answers, for a step that another administrator may have taken first. What was refused is told as
 * a notification, what is gone as well, and the page stays: it shows what the route invalidates as it is now.
 * @example useStep(api.settlement.approve)
 */
export const useStep = <R extends Route>(route: LightRoute<R>) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const client = useQueryClient();
  return useMutation({
    ...write(route, { tellsMissing: true }),
    onError: (error) => {
      if (isMissing(error)) notifications.add('error', text('done.partGone'));
      if (error instanceof ApiError) void invalidateTags(client, route.invalidates ?? []);
    },
  });
};
