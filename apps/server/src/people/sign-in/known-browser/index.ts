import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { forgetBrowser, listBrowsers } from './known-browser.queries.ts';

export { forgetBrowsers } from './known-browser.queries.ts';
export { rememberBrowser } from './known-browser.ts';
export { readUserAgent } from './user-agent.ts';

export const browsersOfPerson: PersonalDataPart = {
  name: 'knownBrowsers',
  tables: ['known_browser'],
  read: listBrowsers,
  forget: forgetBrowser,
};
