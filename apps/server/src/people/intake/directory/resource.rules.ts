import { emailText, requiredText, text, type UserLanguage } from '@cafeteria/contract';
import type * as z from 'zod/mini';
import type { DirectoryUser, DirectoryWrite } from '../../records/user/index.ts';
import { enterpriseSchema, userSchema } from './path.ts';
import { badValue } from './scim-error.ts';

/** What the directory says of a person, before it is checked; undefined is not said. */
export type DirectoryAttributes = {
  externalId?: string | null;
  userName?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  displayName?: string | null;
  email?: string | null;
  language?: string | null;
  employeeNumber?: string | null;
  active?: boolean;
};

const languageTags = { CZ: 'cs-CZ', SK: 'sk-SK', EN: 'en' } as const;
const languages: Readonly<Record<string, UserLanguage>> = { cs: 'CZ', sk: 'SK', en: 'EN' };
/** The portal's language of a tag such as `cs-CZ` or `sk_SK`; undefined when it does not speak it. */
export const languageOfTag = (tag: string): UserLanguage | undefined =>
  languages[tag.toLowerCase().split(/[-_,;]/)[0] ?? ''];

export const etagOf = ({ version }: Pick<DirectoryUser, 'version'>): string => `W/"${version}"`;

/** A person in the shape of RFC 7643: what the directory keeps itself, nothing of money, telephone or use. */
export const resourceOf = (user: DirectoryUser, address: string) => ({
  schemas: [userSchema, enterpriseSchema],
  id: String(user.id),
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.username,
  name: {
    givenName: user.firstName,
    familyName: user.lastName,
    formatted: `${user.firstName} ${user.lastName}`.trim(),
  },
  displayName: `${user.firstName} ${user.lastName}`.trim(),
  ...(user.email !== null && { emails: [{ value: user.email, type: 'work', primary: true }] }),
  active: user.active,
  preferredLanguage: languageTags[user.language],
  [enterpriseSchema]: user.personalNumber === null ? {} : { employeeNumber: user.personalNumber },
  meta: {
    resourceType: 'User',
    created: new Date(user.created).toISOString(),
    lastModified: new Date(user.modified).toISOString(),
    version: etagOf(user),
    location: `${address}/Users/${user.id}`,
  },
});
export type UserResource = ReturnType<typeof resourceOf>;

const checked = (
  schema: z.ZodMiniType<string, string>,
  attribute: string,
  value: string,
): string => {
  const result = schema.safeParse(value);
  // none of these is written in more lines than one
  if (result.success && !/\p{Cc}/u.test(result.data)) return result.data;
  throw badValue(`${attribute} is not valid`);
};
/** The names, or the two ends of the name that is shown. */
const namesOf = ({ givenName, familyName, displayName }: DirectoryAttributes) => {
  const parts = (displayName ?? '').trim().split(/\s+/).filter(Boolean);
  const first = givenName?.trim() || (parts.length > 1 ? parts.slice(0, -1).join(' ') : '');
  const last = familyName?.trim() || (parts.length > 1 ? (parts.at(-1) ?? '') : '');
  return {
    firstName: checked(requiredText(80), 'name.givenName', first),
    lastName: checked(requiredText(80), 'name.familyName', last),
  };
};

const kept = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);

/** An attribute that may be missing: said, else known, else null; an empty text is none. */
const optional = (
  schema: z.ZodMiniType<string, string>,
  attribute: string,
  { sent, current }: { sent: string | null | undefined; current: string | null | undefined },
): string | null => {
  const value = kept(sent, current) ?? '';
  return value.trim() === '' ? null : checked(schema, attribute, value);
};
const userLanguageOf = (tag: string | null | undefined): UserLanguage | undefined =>
  tag ? languageOfTag(tag) : undefined;

/** Somebody new: nothing is known yet, and the directory's people may sign in unless it says otherwise. */
const nobody = (language: UserLanguage): DirectoryWrite => ({
  externalId: null,
  username: '',
  email: null,
  firstName: '',
  lastName: '',
  language,
  personalNumber: null,
  active: true,
});

/** What is to be saved: what the directory says over what is known; what it does not mention stays. */
export const merge = (
  attributes: DirectoryAttributes,
  before: DirectoryWrite | undefined,
  fallback: UserLanguage,
): DirectoryWrite => {
  const known = before ?? nobody(fallback);
  return {
    ...namesOf({
      // of somebody known the names themselves are kept, not the one that is shown
      displayName: before ? null : (attributes.displayName ?? null),
      givenName: kept(attributes.givenName, known.firstName),
      familyName: kept(attributes.familyName, known.lastName),
    }),
    externalId: optional(requiredText(200), 'externalId', {
      sent: attributes.externalId,
      current: known.externalId,
    }),
    username: checked(
      requiredText(254),
      'userName',
      kept(attributes.userName, known.username) ?? '',
    ),
    email: optional(emailText(), 'emails', { sent: attributes.email, current: known.email }),
    language: userLanguageOf(attributes.language) ?? known.language,
    personalNumber: optional(text(40), 'employeeNumber', {
      sent: attributes.employeeNumber,
      current: known.personalNumber,
    }),
    active: kept(attributes.active, known.active) ?? true,
  };
};
