export { AppLink, renderLink } from './AppLink.tsx';
export { PageTitle } from './PageTitle.tsx';
export { currentOf, useCurrentPath } from './use-current.ts';
