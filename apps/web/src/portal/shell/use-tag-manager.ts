import { useEffect } from 'react';
import { useServices } from '../../shared/services.ts';
import { startTagManager } from '../../shared/third-party/index.ts';

/** The tag manager comes after the page, and only where the installation has one. */
export const useTagManager = (): void => {
  const id = useServices().config.googleTagManagerId;
  useEffect(() => {
    if (id) void startTagManager(id).catch(() => {});
  }, [id]);
};
