import type { Browser } from '@playwright/test';

/**
 * How many milliseconds the servers and the journeys are ahead of the machine (`npm run test:on`). Browsers are not:
 * under another clock their processes wait for each other for ever.
 */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);

/** In a page: it is so much later than the browser believes. */
const setClock = (milliseconds: number): void => {
  const now = (): number => Reflect.apply(Own.now, Own, []) + milliseconds;
  const Own = Date;
  globalThis.Date = new Proxy(Own, {
    apply: () => new Own(now()).toString(),
    construct: (_, given) => Reflect.construct(Own, given.length > 0 ? given : [now()]),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Own, name)),
  });
};

/** Every page of a browser is on the day of the journeys. */
export const onTheirDay = (browser: Browser): Browser => {
  if (ahead === 0) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(setClock, ahead);
    return context;
  };
  return browser;
};
