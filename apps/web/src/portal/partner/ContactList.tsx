import type { Contact } from '@cafeteria/contract';
import { Icon } from '@cafeteria/ui';
import { contactHref, contactText } from './contact-href.ts';
import styles from './ContactList.module.css';

const icons = { TELEPHONE: 'phone', EMAIL: 'mail', WWW: 'globe' } as const;

/** Contacts as links. */
export const ContactList = ({ contacts }: { readonly contacts: readonly Contact[] }) => (
  <ul className={styles.list} role="list">
    {contacts.map((contact) => (
      <li key={`${contact.type}-${contact.value}`} className={styles.item}>
        <Icon name={icons[contact.type]} className={styles.icon} />
        <span className={styles.text}>
          {contact.label && <span className={styles.label}>{contact.label}</span>}
          <a
            href={contactHref(contact)}
            className={styles.link}
            {...(contact.type === 'WWW' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {contactText(contact)}
          </a>
        </span>
      </li>
    ))}
  </ul>
);
