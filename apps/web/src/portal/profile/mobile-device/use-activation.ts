import type { MobileDeviceActivation } from '@cafeteria/contract';
import { pattern } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { ApiError, apiOf } from '../../../shared/api/index.ts';

export type Found = { readonly registration: MobileDeviceActivation | null };
/** Refused is no failure here: unknown, used and old registrations are the screen's to explain. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === 422 || failure.status === 400);

/** The phone that waits to be confirmed; null when there is none to confirm. */
export const useActivation = (registrationId: string) => {
  const isWritten = pattern.registrationId.test(registrationId);
  const { data, isError, refetch } = useQuery<Found>({
    queryKey: [[], 'mobile-device-activation', registrationId],
    enabled: isWritten,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, signal }) => {
      try {
        const registration = await apiOf(client).call(
          api.mobileDevice.activation,
          { registrationId },
          { signal },
        );
        return { registration };
      } catch (failure) {
        if (isRefused(failure)) return { registration: null };
        throw failure;
      }
    },
  });
  return { found: isWritten ? data : { registration: null }, isError, refetch };
};
