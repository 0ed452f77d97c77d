import { useFavorites } from '../../features/favorite/index.ts';
import { useServices } from '../../platform/services.ts';

/** Signs out; favourites edited in the last second are sent before. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useServices();
  const { flush, forget } = useFavorites();
  return () => {
    void flush().then(forget).then(signOut);
  };
};
