import { type ContactPerson, formatPhone } from '@cafeteria/contract';
import { Button, Field, IconButton, removedAt, replacedAt, TextField } from '@cafeteria/ui';
import { type ChangeEvent, useRef } from 'react';
import {
  Blank,
  PartFields,
  useAdminText,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Company.module.css';

const maxPersons = 10;
const nobody: ContactPerson = { firstName: '', lastName: '', email: null, phone: null, role: null };
const nameOf = ({ firstName, lastName }: ContactPerson): string =>
  `${firstName} ${lastName}`.trim();
type RowProps = {
  readonly person: ContactPerson;
  readonly index: number;
  readonly error: WidgetProps<unknown>['error'];
  readonly onChange: (person: ContactPerson) => void;
  readonly onRemove: () => void;
};

const Remove = ({ person, index, onRemove }: Pick<RowProps, 'person' | 'index' | 'onRemove'>) => {
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

const PersonRow = ({ person, index, error, onChange, onRemove }: RowProps) => {
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
      maxLength={80}
      onChange={(event) => onChange({ ...person, [key]: event.target.value })}
    />
  );
  const optional = (key: 'email' | 'phone' | 'role') => ({
    ...at(key),
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
              <Remove {...{ person, index, onRemove }} />
            </>
          ),
          email: <TextField {...optional('email')} type="email" maxLength={254} />,
          phone: (
            <TextField
              {...optional('phone')}
              type="tel"
              placeholder={text('example.phone')}
              maxLength={40}
            />
          ),
          role: (
            <div className={styles.role}>
              <TextField {...optional('role')} maxLength={80} />
            </div>
          ),
        }}
      />
    </li>
  );
};

const PersonsEdit = ({
  label,
  isLabelHidden,
  description,
  value,
  onChange,
  error,
}: WidgetProps<ContactPerson[]>) => {
  const text = useAdminText();
  const list = useRef<HTMLOListElement>(null);
  const add = (): void => {
    onChange([...value, nobody]);
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
        <div className={styles.people}>
          {value.length > 0 && (
            <ol ref={list} className={styles.list}>
              {value.map((person, index) => (
                <PersonRow
                  key={index}
                  person={person}
                  index={index}
                  error={error}
                  onChange={(next) => onChange(replacedAt(value, index, next))}
                  onRemove={() => onChange(removedAt(value, index))}
                />
              ))}
            </ol>
          )}
          <Button
            kind="ghost"
            size="Small"
            icon="plus"
            disabled={value.length >= maxPersons}
            onClick={add}
          >
            {text('person.add')}
          </Button>
        </div>
      )}
    </Field>
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
