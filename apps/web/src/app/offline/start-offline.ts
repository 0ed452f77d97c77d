import { onlineManager } from '@tanstack/react-query';
import { portalAnswers } from '../../shared/api/index.ts';
import type { Boot } from '../boot.ts';
import { withLastVisit } from './last-visit.ts';

const againMs = 5_000;

/** Resolves once the portal can be reached again. */
const reached = async (): Promise<void> => {
  while (!(await portalAnswers())) {
    await new Promise<void>((resolve) => {
      const timer = window.setTimeout(resolve, againMs);
      window.addEventListener(
        'online',
        () => {
          window.clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
};

/** The home, and what is the reader's own, are drawn from what was kept. */
const isKept = (path: string): boolean => path === '/' || /^\/profile(\/|$)/.test(path);

/**
 * Starts the page that a device has kept. Where there is something to draw it from, it goes on by itself as soon as the
 * portal can be reached; anywhere else the page itself is loaded then, and until then this resolves to nothing.
 */
export const startOffline = async (kept: Boot): Promise<Boot> => {
  onlineManager.setOnline(false);
  const boot = withLastVisit(kept);
  const back = reached();
  if (boot.me && isKept(window.location.pathname)) {
    void back.then(() => onlineManager.setOnline(true));
    return boot;
  }
  await back;
  window.location.reload();
  return new Promise(() => undefined);
};
