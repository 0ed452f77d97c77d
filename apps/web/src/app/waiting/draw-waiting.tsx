import { renderToString } from 'react-dom/server';
import { importProfileFrame } from '../../portal/profile/index.ts';
import { ensureTexts } from '../../shared/routing/index.ts';
import type { createApp } from '../create-app.tsx';
import { Waiting } from './Waiting.tsx';
import style from './waiting.css?inline';

/**
 * Draws the frame of a page that the browser draws, and in it the shape of what is to come; undefined where even that
 * is not to be had. Nothing of it becomes alive: the page takes its place.
 */
export const drawWaiting = async ({
  element,
  router,
  i18n,
}: ReturnType<typeof createApp>): Promise<
  { readonly placeholder: string; readonly style: string } | undefined
> => {
  const path = router.latestLocation.pathname;
  const [{ ProfileFrame }] = await Promise.all([
    importProfileFrame(),
    ensureTexts(i18n, ['common', 'profile', 'admin']),
  ]);
  router.update({
    ...router.options,
    defaultPendingComponent: () => <Waiting path={path} ProfileFrame={ProfileFrame} />,
  });
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect' || (result?.status ?? 200) !== 200) return undefined;
  return { placeholder: renderToString(element), style };
};
