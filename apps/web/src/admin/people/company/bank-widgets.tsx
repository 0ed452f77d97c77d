import {
  BankAccount,
  czechIban,
  formatAccount,
  formatIban,
  maxLengthOf,
  textLimit,
} from '@cafeteria/contract';
import { Button, Field, TextField } from '@cafeteria/ui';
import {
  Blank,
  PartFields,
  useAdminText,
  useOtherField,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Company.module.css';

const none: BankAccount = { prefix: null, number: '', bankCode: '' };
const isBlank = ({ prefix, number, bankCode }: BankAccount): boolean =>
  !prefix && !number && !bankCode;

const Sign = ({ children }: { readonly children: string }) => (
  <span className={styles.sign} aria-hidden="true">
    <br />
    {children}
  </span>
);
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
  const digits = (key: keyof BankAccount) => (
    <TextField
      label={text(`account.${key}`)}
      inputMode="numeric"
      maxLength={maxLengthOf(BankAccount.shape[key])}
      error={error(key)}
      value={shown[key] ?? ''}
      onBlur={onBlur}
      onChange={(event) => change({ [key]: event.target.value.trim() || none[key] })}
    />
  );
  return (
    <Field label={label} description={description} error={error()} isGroup>
      {() => (
        <div className={styles.account}>
          <PartFields<BankAccount>
            controls={{
              prefix: digits('prefix'),
              number: (
                <>
                  <Sign>–</Sign>
                  {digits('number')}
                </>
              ),
              bankCode: (
                <>
                  <Sign>/</Sign>
                  {digits('bankCode')}
                </>
              ),
            }}
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
        maxLength={textLimit.typedIban}
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
