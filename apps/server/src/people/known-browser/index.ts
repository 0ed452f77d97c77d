export { forgetBrowsers } from './known-browser.queries.ts';
export { rememberBrowser } from './known-browser.ts';
export { readUserAgent } from './user-agent.ts';
