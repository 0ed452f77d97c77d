export { isLoginPath, loginHref, safeRedirect, unauthorizedHref } from './login-href.ts';
export { meQuery, useMe } from './me.ts';
export { parting } from './parting.ts';
export { requireSignIn } from './sign-in-guard.ts';
export { isStaff, standingOfMe, useMay } from './standing.ts';
export { guardSignOut, maySignOut } from './sign-out-guard.ts';
