import { type Contact, formatPhone } from '@cafeteria/contract';
import { Icon } from '@cafeteria/ui';
import { Blank, type Widget } from '../../frame/index.ts';
import styles from './Contacts.module.css';
import { ContactsEdit } from './ContactsEdit.tsx';

const icons = { TELEPHONE: 'phone', EMAIL: 'mail', WWW: 'globe' } as const;

const ContactsShow = ({ value }: { readonly value: readonly Contact[] }) =>
  value.length === 0 ? (
    <Blank />
  ) : (
    <ul className={styles.shown}>
      {value.map(({ type, value: contact, label }) => (
        <li key={`${type} ${contact}`}>
          <Icon name={icons[type]} size="em" />{' '}
          {type === 'TELEPHONE' ? formatPhone(contact) : contact}
          {label && <span className={styles.label}> · {label}</span>}
        </li>
      ))}
    </ul>
  );

/** Telephones, e-mails and web addresses. */
export const contacts = (): Widget<Contact[]> => ({
  empty: [],
  isWide: true,
  Edit: ContactsEdit,
  Show: ContactsShow,
});
