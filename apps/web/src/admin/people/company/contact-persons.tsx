import { ContactPerson, formatPhone, maxLengthOf } from '@cafeteria/contract';
import { IconButton, TextField } from '@cafeteria/ui';
import type { ChangeEvent } from 'react';
import {
  Blank,
  PartFields,
  useAdminText,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import { type Row, RowsField } from '../../widgets/rows/index.ts';
import styles from './Company.module.css';

const maxPersons = 10;
const nobody: ContactPerson = { firstName: '', lastName: '', email: null, phone: null, role: null };
const nameOf = ({ firstName, lastName }: ContactPerson): string =>
  `${firstName} ${lastName}`.trim();
type PersonProps = Row<ContactPerson> & { readonly error: WidgetProps<unknown>['error'] };

const Remove = ({ value: person, index, onRemove }: PersonProps) => {
  const text = useAdminText();
  return (
    <IconButton
      size="Small"
      icon="trash"
      kind="negative"
      label={text('contacts.remove', {
        name: nameOf(person) || text('person.nth', { number: index + 1 }),
      })}
      onClick={onRemove}
    />
  );
};

const PersonRow = (props: PersonProps) => {
  const { value: person, index, error, onChange } = props;
  const text = useAdminText();
  const at = (key: keyof ContactPerson) =>
    ({
      label: text(`person.${key}`),
      error: error(`${index}.${key}`),
      value: person[key] ?? '',
    }) as const;
  const name = (key: 'firstName' | 'lastName') => (
    <TextField
      {...at(key)}
      isRequired
      maxLength={maxLengthOf(ContactPerson.shape[key])}
      onChange={(event) => onChange({ ...person, [key]: event.target.value })}
    />
  );
  const optional = (key: 'email' | 'phone' | 'role') => ({
    ...at(key),
    maxLength: maxLengthOf(ContactPerson.shape[key]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...person, [key]: event.target.value || null }),
  });
  return (
    <li className={styles.person}>
      <PartFields<ContactPerson>
        controls={{
          firstName: name('firstName'),
          lastName: (
            <>
              {name('lastName')}
              <Remove {...props} />
            </>
          ),
          email: <TextField {...optional('email')} type="email" />,
          phone: (
            <TextField
              {...optional('phone')}
              type="tel"
              value={formatPhone(person.phone ?? '')}
              placeholder={text('example.phone')}
            />
          ),
          role: (
            <div className={styles.role}>
              <TextField {...optional('role')} />
            </div>
          ),
        }}
      />
    </li>
  );
};

const PersonsEdit = (props: WidgetProps<ContactPerson[]>) => {
  const text = useAdminText();
  return (
    <RowsField
      {...props}
      addLabel={text('person.add')}
      next={props.value.length < maxPersons ? nobody : undefined}
      row={(row) => <PersonRow key={row.index} {...row} error={props.error} />}
    />
  );
};

const PersonsShow = ({ value }: { readonly value: readonly ContactPerson[] }) =>
  value.length === 0 ? (
    <Blank />
  ) : (
    <ul className={styles.shown}>
      {value.map((person, index) => (
        <li key={index}>
          {nameOf(person)}
          <span className={styles.soft}>
            {[person.role, person.email, person.phone && formatPhone(person.phone)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );

/** People to turn to, at most ten. */
export const contactPersons = (): Widget<ContactPerson[]> => ({
  empty: [],
  isWide: true,
  Edit: PersonsEdit,
  Show: PersonsShow,
});
