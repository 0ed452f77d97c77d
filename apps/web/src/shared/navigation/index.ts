export { AppLink, renderLink } from './AppLink.tsx';
export { currentOf, PageTitle, useCurrentPath } from './current-page.tsx';
