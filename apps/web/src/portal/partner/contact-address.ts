import { type Contact, formatPhone, withProtocol } from '@cafeteria/contract';

/** What pressing a contact opens. */
export const contactAddress = ({ type, value }: Pick<Contact, 'type' | 'value'>): string => {
  switch (type) {
    case 'TELEPHONE':
      return `tel:${value.replaceAll(/\s/g, '')}`;
    case 'EMAIL':
      return `mailto:${value}`;
    case 'WWW':
      return withProtocol(value);
  }
};

/** How a contact is written: a number in groups, an address without its protocol. */
export const contactText = ({ type, value }: Pick<Contact, 'type' | 'value'>): string => {
  if (type === 'TELEPHONE') return formatPhone(value);
  return type === 'WWW' ? value.replace(/^https?:\/\//, '').replace(/\/$/, '') : value;
};
