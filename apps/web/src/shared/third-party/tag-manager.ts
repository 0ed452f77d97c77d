import { loadScript } from './load-script.ts';

/** Starts the tag manager of the installation. */
export const startTagManager = async (id: string): Promise<void> => {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  await loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
};
