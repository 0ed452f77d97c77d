export { isLoginPath, loginHref, safeRedirect, unauthorizedHref } from './login-href.ts';
export { isAdmin, meQuery, useMe } from './me.ts';
export { guardSignOut, maySignOut } from './sign-out-guard.ts';
