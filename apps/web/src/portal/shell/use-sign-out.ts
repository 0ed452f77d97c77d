import { useServices } from '../../shared/services.ts';
import { useFavorites } from '../heart/index.ts';

/** Signs out; favourites edited in the last second are sent before. */
export const useSignOut = (): (() => void) => {
  const { signOut } = useServices();
  const { flush, forget } = useFavorites();
  return () => {
    void flush().then(forget).then(signOut);
  };
};
