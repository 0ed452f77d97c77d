import { Contact, Contacts, ContactType, formatPhone, maxLengthOf } from '@cafeteria/contract';
import { IconButton, SelectField, TextField } from '@cafeteria/ui';
import { PartFields, useAdminText, type WidgetProps } from '../../frame/index.ts';
import { type Row, RowsField } from '../rows/index.ts';
import styles from './Contacts.module.css';

const inputTypes = { TELEPHONE: 'tel', EMAIL: 'email', WWW: 'url' } as const;
const examples = { TELEPHONE: 'phone', EMAIL: 'email', WWW: 'web' } as const;
/** What the first contacts usually are. */
const nextTypes = ['TELEPHONE', 'EMAIL'] as const;
type ContactProps = Row<Contact> & { readonly error: WidgetProps<unknown>['error'] };

type ActionsProps = ContactProps & { readonly name: string };
const RowActions = ({ name, index, count, onMove, onRemove }: ActionsProps) => {
  const text = useAdminText();
  return (
    <div className={styles.actions}>
      <IconButton
        size="Small"
        icon="chevron-up"
        label={text('contacts.moveUp', { name })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="Small"
        icon="chevron-down"
        label={text('contacts.moveDown', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="Small"
        icon="trash"
        kind="negative"
        label={text('contacts.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
};

const ContactRow = (props: ContactProps) => {
  const { value: contact, index, error, onChange } = props;
  const text = useAdminText();
  const shown = contact.type === 'TELEPHONE' ? formatPhone(contact.value) : contact.value;
  const name = shown || text('contacts.nth', { number: index + 1 });
  const types = ContactType.options.map((type) => ({
    value: type,
    label: text(`enum.contactType.${type}`),
  }));
  return (
    <li className={styles.row}>
      <PartFields<Contact>
        controls={{
          type: (
            <SelectField
              size="small"
              label={text('contacts.type')}
              isLabelHidden={index > 0}
              options={types}
              value={contact.type}
              onChange={(event) =>
                onChange({
                  ...contact,
                  type:
                    ContactType.options.find((type) => type === event.target.value) ?? contact.type,
                })
              }
            />
          ),
          value: (
            <TextField
              size="small"
              label={text('contacts.value')}
              isLabelHidden={index > 0}
              isRequired
              type={inputTypes[contact.type]}
              placeholder={text(`example.${examples[contact.type]}`)}
              error={error(`${index}.value`) ?? error(String(index))}
              value={shown}
              onChange={(event) => onChange({ ...contact, value: event.target.value })}
            />
          ),
          label: (
            <TextField
              size="small"
              label={text('contacts.label')}
              isLabelHidden={index > 0}
              maxLength={maxLengthOf(Contact.shape.label)}
              placeholder={text('contacts.labelExample')}
              error={error(`${index}.label`)}
              value={contact.label ?? ''}
              onChange={(event) => onChange({ ...contact, label: event.target.value || null })}
            />
          ),
        }}
      />
      <RowActions {...props} name={name} />
    </li>
  );
};

/** Ways to reach somebody: rows of type, value and label; each row shows its own error. */
export const ContactsEdit = (props: WidgetProps<Contact[]>) => {
  const text = useAdminText();
  const { length } = props.value;
  const next: Contact = { type: nextTypes[length] ?? 'WWW', value: '', label: null };
  return (
    <RowsField
      {...props}
      addLabel={text('contacts.add')}
      next={length < (maxLengthOf(Contacts) ?? 0) ? next : undefined}
      row={(row) => <ContactRow key={row.index} {...row} error={props.error} />}
    />
  );
};
