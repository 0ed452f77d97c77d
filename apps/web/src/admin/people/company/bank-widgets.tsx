import { BankAccount, czechIban, formatAccount, formatIban } from '@cafeteria/contract';
import { Button, Field, TextField } from '@cafeteria/ui';
import {
  Blank,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Company.module.css';

const none: BankAccount = { prefix: null, number: '', bankCode: '' };
const isBlank = ({ prefix, number, bankCode }: BankAccount): boolean =>
  !prefix && !number && !bankCode;

const AccountEdit = ({
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<BankAccount | null>) => {
  const text = useAdminText();
  const shown = value ?? none;
  const change = (part: Partial<BankAccount>): void => {
    const next = { ...shown, ...part };
    onChange(isBlank(next) ? null : next);
  };
  return (
    <Field label={label} description={description} error={error()} isGroup>
      {() => (
        <div className={styles.account}>
          <TextField
            size="small"
            label={text('account.prefix')}
            inputMode="numeric"
            maxLength={6}
            error={error('prefix')}
            value={shown.prefix ?? ''}
            onBlur={onBlur}
            onChange={(event) => change({ prefix: event.target.value.trim() || null })}
          />
          <span className={styles.sign} aria-hidden="true">
            <br />–
          </span>
          <TextField
            size="small"
            label={text('account.number')}
            inputMode="numeric"
            maxLength={10}
            error={error('number')}
            value={shown.number}
            onBlur={onBlur}
            onChange={(event) => change({ number: event.target.value.trim() })}
          />
          <span className={styles.sign} aria-hidden="true">
            <br />/
          </span>
          <TextField
            size="small"
            label={text('account.bankCode')}
            inputMode="numeric"
            maxLength={4}
            error={error('bankCode')}
            value={shown.bankCode}
            onBlur={onBlur}
            onChange={(event) => change({ bankCode: event.target.value.trim() })}
          />
        </div>
      )}
    </Field>
  );
};
/** A Czech account number in its three parts. */
export const bankAccount = (): Widget<BankAccount | null> => ({
  empty: null,
  isWide: true,
  Edit: AccountEdit,
  Show: ({ value }) => (value === null ? <Blank /> : formatAccount(value)),
});

const IbanEdit = ({
  name,
  label,
  description,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<string | null>) => {
  const text = useAdminText();
  const account = useOtherField('bankAccount', BankAccount);
  const derived = account && czechIban(account);
  return (
    <div className={styles.iban}>
      <TextField
        name={name}
        label={label}
        description={description}
        error={error()}
        autoComplete="off"
        maxLength={42}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value || null)}
      />
      {derived && derived !== value && (
        <Button kind="ghost" size="Small" onClick={() => onChange(derived)}>
          {text('account.useIban', { iban: formatIban(derived) })}
        </Button>
      )}
    </div>
  );
};
/** An IBAN; that of the Czech account beside it is offered. */
export const iban = (): Widget<string | null> => ({
  empty: null,
  Edit: IbanEdit,
  Show: ({ value }) => (value === null ? <Blank /> : formatIban(value)),
});
