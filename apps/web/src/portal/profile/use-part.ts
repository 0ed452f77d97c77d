import type { LightRoute, Route } from '@cafeteria/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateTags, isMissing, write } from '../../shared/api/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';

/**
 * What `useMutation` answers, for one of several things on a page. Where it is gone, for it was removed in another tab
 * or has ended by itself, that is said, what the route invalidates is read again, and the page stays.
 * @example usePart(api.passkey.rename)
 */
export const usePart = <R extends Route>(
  route: LightRoute<R>,
  options: { readonly saysRefusals?: boolean } = {},
) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const client = useQueryClient();
  return useMutation({
    ...write(route, { ...options, tellsMissing: true }),
    onError: (error) => {
      if (!isMissing(error)) return;
      notifications.add('info', t('partGone'));
      void invalidateTags(client, route.invalidates ?? []);
    },
  });
};
