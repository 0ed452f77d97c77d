export { devPage } from './dev-page.ts';
