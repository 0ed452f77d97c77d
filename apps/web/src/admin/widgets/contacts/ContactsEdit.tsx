import { type Contact, ContactType, formatPhone } from '@cafeteria/contract';
import {
  Button,
  Field,
  IconButton,
  movedAt,
  removedAt,
  replacedAt,
  SelectField,
  TextField,
} from '@cafeteria/ui';
import { useRef } from 'react';
import { PartFields, useAdminText, type WidgetProps } from '../../frame/index.ts';
import styles from './Contacts.module.css';

const maxContacts = 10;
const inputTypes = { TELEPHONE: 'tel', EMAIL: 'email', WWW: 'url' } as const;
const examples = { TELEPHONE: 'phone', EMAIL: 'email', WWW: 'web' } as const;
/** What the first contacts usually are. */
const nextTypes = ['TELEPHONE', 'EMAIL'] as const;
type RowProps = {
  readonly contact: Contact;
  readonly index: number;
  readonly count: number;
  readonly error: WidgetProps<unknown>['error'];
  readonly onChange: (contact: Contact) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

const RowActions = ({
  name,
  index,
  count,
  onMove,
  onRemove,
}: Pick<RowProps, 'index' | 'count' | 'onMove' | 'onRemove'> & { readonly name: string }) => {
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

const ContactRow = ({ contact, index, count, error, onChange, onMove, onRemove }: RowProps) => {
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
              value={contact.value}
              onChange={(event) => onChange({ ...contact, value: event.target.value })}
            />
          ),
          label: (
            <TextField
              size="small"
              label={text('contacts.label')}
              isLabelHidden={index > 0}
              maxLength={80}
              placeholder={text('contacts.labelExample')}
              error={error(`${index}.label`)}
              value={contact.label ?? ''}
              onChange={(event) => onChange({ ...contact, label: event.target.value || null })}
            />
          ),
        }}
      />
      <RowActions name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
};

/** Ways to reach somebody: rows of type, value and label; each row shows its own error. */
export const ContactsEdit = ({ value, onChange, error, ...props }: WidgetProps<Contact[]>) => {
  const { label, isLabelHidden, description } = props;
  const text = useAdminText();
  const list = useRef<HTMLOListElement>(null);
  const add = (): void => {
    onChange([...value, { type: nextTypes[value.length] ?? 'WWW', value: '', label: null }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus(),
    );
  };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error('root') ?? error()}
      isGroup
    >
      {() => (
        <div className={styles.contacts}>
          {value.length > 0 && (
            <ol ref={list} className={styles.list}>
              {value.map((contact, index) => (
                <ContactRow
                  key={index}
                  contact={contact}
                  index={index}
                  count={value.length}
                  error={error}
                  onChange={(next) => onChange(replacedAt(value, index, next))}
                  onMove={(by) => onChange(movedAt(value, index, index + by))}
                  onRemove={() => onChange(removedAt(value, index))}
                />
              ))}
            </ol>
          )}
          <Button
            kind="ghost"
            size="Small"
            icon="plus"
            disabled={value.length >= maxContacts}
            onClick={add}
          >
            {text('contacts.add')}
          </Button>
        </div>
      )}
    </Field>
  );
};
