import * as z from 'zod/mini';
import { controlCharacters, seenCharacter, unseenCharacters } from '../rules/characters.ts';
import { pattern } from '../rules/pattern.ts';
import { typeset, typesetHtml } from '../rules/typeset.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

export const isPortalPath = (value: string): boolean => /^\/(?![/\\])\S*$/.test(value);
const noControlCharacters = z.refine<string>(
  (value) => !controlCharacters.test(value),
  'validation.controlCharacters',
);

const onlySeen = z.overwrite((value: string) => value.replaceAll(unseenCharacters, '').normalize());
/** …and of nothing else: a record whose name is there and is not seen is found by nobody. */
const somethingSeen = z.refine<string>(
  (value) => value === '' || seenCharacter.test(value),
  'validation.required',
);

/** A trimmed text of at most `max` characters; empty is allowed. */
export const text = (max: number) =>
  z
    .string()
    .check(onlySeen, z.trim(), noControlCharacters, z.maxLength(max, 'validation.maxLength'));
/** A text that must hold something. */
export const requiredText = (max: number) =>
  z
    .string()
    .check(
      onlySeen,
      z.trim(),
      noControlCharacters,
      z.minLength(1, 'validation.required'),
      somethingSeen,
      z.maxLength(max, 'validation.maxLength'),
    );
/** A text of one line that must hold something: a name stands in headers of mails. */
export const requiredLine = (max: number) =>
  requiredText(max).check(
    z.refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'validation.controlCharacters'),
  );
/** What is pasted out of a cell or a letter, in one line. */
const inOneLine = z.overwrite((value: string) => value.replaceAll(/[\t\r\n\u2028\u2029]+/g, ' '));
/**
 * What something is called, in one line: a name stands in mails, letters and files, where a line of its own would be
 * somebody else's word.
 */
export const nameText = (max: number) => requiredText(max).check(inOneLine);
/** The same where it may be empty. */
export const lineText = (max: number) => text(max).check(inOneLine);
/** A text of one of the specification's patterns; the message key is `validation.<name>`. */
export const patternText = (name: keyof typeof pattern, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      noControlCharacters,
      z.maxLength(max, 'validation.maxLength'),
      z.regex(pattern[name], `validation.${name}`),
    );
/** An e-mail address; addresses are compared and kept in lower case. */
export const emailText = () =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      noControlCharacters,
      z.maxLength(textLimit.email, 'validation.maxLength'),
      z.regex(pattern.email, 'validation.email'),
    );
/** A text somebody wrote, as readers see it: what belongs together does not part at the end of a line. */
export const shownText = () => z.string().check(z.overwrite(typeset));
/** A record by its number, with what it is called. */
export const named = () => z.object({ id: id(), name: shownText() });
/** The same of rich text. */
export const shownHtml = () => z.string().check(z.overwrite(typesetHtml));
/** A telephone number with its prefix, kept without spaces. */
export const phoneText = () =>
  z.string().check(
    z.overwrite((value: string) => value.replaceAll(/\s/g, '')),
    noControlCharacters,
    z.maxLength(40, 'validation.maxLength'),
    z.regex(pattern.phone, 'validation.phone'),
  );
/** A Czech or Slovak postal code, kept as five digits; shown by `formatPostalCode`. */
export const postalCodeText = () =>
  z.string().check(
    z.overwrite((value: string) => value.replaceAll(/\s/g, '')),
    noControlCharacters,
    z.regex(pattern.postalCode, 'validation.postalCode'),
  );
/** Where a link leads: a web address, or a path of the portal such as `/sport-6`. */
export const linkText = (max: number) =>
  z.string().check(
    z.trim(),
    noControlCharacters,
    z.maxLength(max, 'validation.maxLength'),
    z.refine((value) => isPortalPath(value) || pattern.url.test(value), 'validation.url'),
  );
/**
 * Accepts plausible years only, because databases and calendars disagree about distant ones. What
 * is not a date at all is left to another check.
 */
const isPlausible = (value: string): boolean => {
  const time = Date.parse(value);
  return Number.isNaN(time) || (time >= Date.UTC(1900, 0) && time < Date.UTC(2200, 0));
};
/** An ISO 8601 instant with an offset. */
export const instant = () =>
  z.iso
    .datetime({ offset: true, error: 'validation.instant' })
    .check(z.refine(isPlausible, 'validation.instant'));
/** A day, `YYYY-MM-DD`. */
export const day = () =>
  z.iso.date('validation.date').check(z.refine(isPlausible, 'validation.date'));
/** A month, `YYYY-MM`. */
export const month = () =>
  z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'validation.month'));
/** The optimistic lock's counter. */
export const version = () =>
  z.int().check(z.minimum(1, 'validation.range'), z.maximum(2_147_483_647, 'validation.range'));
export const id = () =>
  z.int().check(z.minimum(1, 'validation.id'), z.maximum(2_147_483_647, 'validation.id'));
export const ids = (max: number) =>
  z.array(id()).check(z.maxLength(max, 'validation.maxItems'), uniqueItems());
export const uuid = () => z.uuid('validation.uuid');

/** Rejects a list that names one thing twice. */
export const uniqueItems = <T>() =>
  z.refine<readonly T[]>((list) => new Set(list).size === list.length, 'validation.unique');

/** An id as an address carries it: in a path, or in a query. */
export const idInAddress = () =>
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
/** Path parameter `:id`. */
export const Id = z.object({ id: idInAddress() });

/** A text in the three languages of the portal; null or empty means not translated yet. */
export const localizedText = (max: number) =>
  z.strictObject({
    cs: z.nullable(text(max)),
    sk: z.nullable(text(max)),
    en: z.nullable(text(max)),
  });
export const LocalizedText = localizedText(20_000).register(z.globalRegistry, {
  id: 'LocalizedText',
});
export type LocalizedText = z.output<typeof LocalizedText>;
const localizedLine = (max: number) =>
  z.strictObject({
    cs: z.nullable(lineText(max)),
    sk: z.nullable(lineText(max)),
    en: z.nullable(lineText(max)),
  });
/**
 * A localised name or title, in one line, whose primary language is required. The server checks the language of its own
 * country, the schema only that there is one at all.
 */
export const requiredLocalizedText = (max: number) =>
  localizedLine(max).check(
    z.refine((value) => Boolean(value.cs ?? value.sk ?? value.en), {
      error: 'validation.required',
      path: ['cs'],
    }),
  );
/**
 * A person as answers name one: the number of the account and a name, which is empty where the account was erased.
 * Screens call such a person by the number; a name alone would leave a blank there.
 */
export const NamedPerson = named().register(z.globalRegistry, { id: 'NamedPerson' });
export type NamedPerson = z.output<typeof NamedPerson>;
