import * as z from 'zod/mini';
import { Empty } from '../http/crud.ts';
import { route } from '../http/route.ts';
import { id, requiredText, text } from '../values/text.ts';
import { pattern } from '../rules/pattern.ts';
import { deviceLimit } from '../vocabulary/limits.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** Passwords keep every character they were typed with, so they are neither trimmed nor folded. */
export const givenPassword = () =>
  z
    .string()
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(textLimit.password, 'validation.maxLength'),
    );
/** A password to be; how long it is at least, the installation says. */
export const newPassword = () =>
  z
    .string()
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(textLimit.password, 'validation.maxLength'),
      z.regex(pattern.password, 'validation.password'),
    );
/** The code that a link carries. */
export const linkCode = () => requiredText(200);
/** What a link of a mail or a letter carries; never in an address of the API, which proxies log. */
export const Link = z.strictObject({ userId: id(), code: linkCode() });

export const PasswordRecovery = z.strictObject({
  username: requiredText(textLimit.email),
  recaptchaToken: z.optional(text(4_000)),
});
export type PasswordRecovery = z.output<typeof PasswordRecovery>;
export const PasswordReset = z.strictObject({
  userId: id(),
  code: linkCode(),
  password: newPassword(),
});
export const PasswordWasReset = z
  .object({
    /** What the passkeys are called that still open the account: a new password ends none. */
    passkeys: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'PasswordWasReset' });
export type PasswordWasReset = z.output<typeof PasswordWasReset>;
export const PasswordChange = z.strictObject({
  currentPassword: givenPassword(),
  newPassword: newPassword(),
  /** The phones that go on paying; all others are disconnected. */
  keepDevices: z._default(z.array(id()).check(z.maxLength(deviceLimit.max)), []),
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const passwordRoutes = {
  recover: route({
    method: 'POST',
    path: '/api/auth/recover-password',
    access: 'public',
    summary: 'Ask for a link to a new password; the answer is the same no matter who asks',
    body: PasswordRecovery,
    response: Empty,
    fromAnyPage: true,
  }),
  check: route({
    method: 'POST',
    path: '/api/auth/reset-password/check',
    access: 'public',
    summary: 'Whether the link of a mail still holds, before anything is typed',
    body: Link,
    response: z.object({ valid: z.boolean() }),
    fromAnyPage: true,
  }),
  reset: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary:
      'Set a new password by the link of a mail; ends the sessions and the phones of its owner',
    body: PasswordReset,
    response: PasswordWasReset,
    fromAnyPage: true,
  }),
  change: route({
    method: 'PUT',
    path: '/api/user/password',
    access: 'user',
    summary: 'Change own password; ends the other sessions, and the phones that are not kept',
    body: PasswordChange,
    response: Empty,
    invalidates: ['session', 'mobileDevice'],
  }),
};
