import { expect, test } from 'vitest';
import { contactHref, contactText } from './contact-href.ts';

test.each([
  [
    { type: 'TELEPHONE', value: '+420777123456' },
    'tel:+420777123456',
    '+420\u00A0777\u00A0123\u00A0456',
  ],
  [
    { type: 'TELEPHONE', value: '+420 777 123 456' },
    'tel:+420777123456',
    '+420\u00A0777\u00A0123\u00A0456',
  ],
  [{ type: 'EMAIL', value: 'info@kino.cz' }, 'mailto:info@kino.cz', 'info@kino.cz'],
  [{ type: 'WWW', value: 'www.kino.cz/' }, 'http://www.kino.cz/', 'www.kino.cz'],
  [{ type: 'WWW', value: 'https://kino.cz/program' }, 'https://kino.cz/program', 'kino.cz/program'],
] as const)('%o opens %s and reads %s', (contact, address, text) =>
  expect([contactHref(contact), contactText(contact)]).toEqual([address, text]),
);
