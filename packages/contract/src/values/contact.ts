import * as z from 'zod/mini';
import { ContactType } from '../vocabulary/enums.ts';
import { pattern } from '../rules/pattern.ts';
import { requiredText, text } from './text.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

const patternOf = { TELEPHONE: pattern.phone, EMAIL: pattern.email, WWW: pattern.url } as const;
const keyOf = {
  TELEPHONE: 'validation.phone',
  EMAIL: 'validation.email',
  WWW: 'validation.url',
} as const;

/** A way to reach somebody; the value is checked by its type and the error stands at `contacts[i].value`. */
export const Contact = z
  .strictObject({
    type: ContactType,
    value: requiredText(textLimit.email),
    label: z.nullable(text(80)),
  })
  .check(
    // telephones are kept without spaces everywhere, and shown in groups
    z.overwrite((contact) =>
      contact.type === 'TELEPHONE'
        ? { ...contact, value: contact.value.replaceAll(/\s/g, '') }
        : contact,
    ),
    (context) => {
      const { type, value } = context.value;
      if (value !== '' && !patternOf[type].test(value))
        context.issues.push({
          code: 'custom',
          message: keyOf[type],
          path: ['value'],
          input: value,
        });
    },
  )
  .register(z.globalRegistry, { id: 'Contact' });
export type Contact = z.output<typeof Contact>;
export const Contacts = z.array(Contact).check(z.maxLength(10, 'validation.maxItems'));
