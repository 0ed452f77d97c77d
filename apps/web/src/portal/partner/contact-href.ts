import { type Contact, formatPhone, withProtocol } from '@cafeteria/contract';

/** The link of a contact. */
export const contactHref = ({ type, value }: Pick<Contact, 'type' | 'value'>): string => {
  switch (type) {
    case 'TELEPHONE':
      return `tel:${value.replaceAll(/\s/g, '')}`;
    case 'EMAIL':
      return `mailto:${value}`;
    case 'WWW':
      return withProtocol(value);
  }
};

/** How a contact is written: a phone number in groups, a URL without its protocol. */
export const contactText = ({ type, value }: Pick<Contact, 'type' | 'value'>): string => {
  if (type === 'TELEPHONE') return formatPhone(value);
  return type === 'WWW' ? value.replace(/^https?:\/\//, '').replace(/\/$/, '') : value;
};
