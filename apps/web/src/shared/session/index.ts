export { isLoginPath, loginHref, safeRedirect, unauthorizedHref } from './login-href.ts';
export { isAdmin, meQuery, useMe } from './me.ts';
