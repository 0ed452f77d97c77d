import { CreditExpiry, type CreditPolicy } from '@cafeteria/contract';
import { formatDate } from '@cafeteria/i18n';
import { RadioGroup, SelectField, Switch } from '@cafeteria/ui';
import {
  NumberField,
  optionalDate,
  PartFields,
  useAdminText,
  type Widget,
  type WidgetProps,
} from '../../frame/index.ts';
import styles from './Client.module.css';

const beyond = ['BLOCK', 'TAX'] as const;
const day = optionalDate();

type Props = WidgetProps<CreditPolicy>;
/** What the field of a part of the policy is given. */
const usePart = ({ error, ...props }: Props) => {
  const text = useAdminText();
  return (key: 'months' | 'fixedDate' | 'leaverDays') => ({
    ...props,
    name: `creditPolicy.${key}`,
    label: text(`credit.${key}`),
    description: undefined,
    isRequired: true,
    error: () => error(key),
  });
};

/** When credits expire, with what that asks for. */
const Expiry = (props: Props) => {
  const { value, onChange } = props;
  const text = useAdminText();
  const partOf = usePart(props);
  const expire = (expiry: CreditExpiry): void =>
    onChange({
      ...value,
      expiry,
      months: expiry === 'MONTHS' ? (value.months ?? 12) : null,
      fixedDate: expiry === 'FIXED_DATE' ? value.fixedDate : null,
    });
  return (
    <div className={styles.pair}>
      <SelectField
        label={text('credit.expiry')}
        isRequired
        options={CreditExpiry.options.map((one) => ({
          value: one,
          label: text(`enum.creditExpiry.${one}`),
        }))}
        value={value.expiry}
        onChange={(event) =>
          expire(CreditExpiry.options.find((one) => one === event.target.value) ?? value.expiry)
        }
      />
      {value.expiry === 'MONTHS' && (
        <NumberField
          {...partOf('months')}
          options={{}}
          value={value.months}
          onChange={(months) => onChange({ ...value, months })}
        />
      )}
      {value.expiry === 'FIXED_DATE' && (
        <day.Edit
          {...partOf('fixedDate')}
          value={value.fixedDate}
          onChange={(fixedDate) => onChange({ ...value, fixedDate })}
        />
      )}
    </div>
  );
};

const PolicyEdit = (props: Props) => {
  const { value, onChange } = props;
  const text = useAdminText();
  const partOf = usePart(props);
  return (
    <div className={styles.stack}>
      <PartFields<CreditPolicy>
        controls={{
          expiry: <Expiry {...props} />,
          months: 'elsewhere',
          fixedDate: 'elsewhere',
          overLimit: (
            <RadioGroup
              label={text('credit.overLimit')}
              name="creditPolicy.overLimit"
              options={beyond.map((one) => ({ value: one, label: text(`enum.overLimit.${one}`) }))}
              value={value.overLimit}
              onChange={(event) =>
                onChange({
                  ...value,
                  overLimit: beyond.find((one) => one === event.target.value) ?? value.overLimit,
                })
              }
            />
          ),
          leaverDays: (
            <div className={styles.pair}>
              <NumberField
                {...partOf('leaverDays')}
                options={{}}
                value={value.leaverDays}
                onChange={(leaverDays) =>
                  onChange({ ...value, leaverDays: leaverDays ?? Number.NaN })
                }
              />
            </div>
          ),
          allowPrivateWallet: (
            <Switch
              label={text('credit.allowPrivateWallet')}
              checked={value.allowPrivateWallet}
              onChange={(event) => onChange({ ...value, allowPrivateWallet: event.target.checked })}
            />
          ),
        }}
      />
    </div>
  );
};

const PolicyShow = ({ value }: { readonly value: CreditPolicy }) => {
  const text = useAdminText();
  const until =
    value.expiry === 'MONTHS'
      ? `: ${value.months}`
      : value.expiry === 'FIXED_DATE' && value.fixedDate
        ? `: ${formatDate(value.fixedDate)}`
        : '';
  const parts = [
    text(`enum.overLimit.${value.overLimit}`),
    `${text('credit.leaverDays')}: ${value.leaverDays}`,
    ...(value.allowPrivateWallet ? [text('credit.allowPrivateWallet')] : []),
  ];
  return (
    <div>
      {text(`enum.creditExpiry.${value.expiry}`)}
      {until}
      <span className={styles.soft}>{parts.join(' · ')}</span>
    </div>
  );
};

/** How long credits live, and what happens beyond a tax limit and after leaving. */
export const creditPolicy = (): Widget<CreditPolicy> => ({
  empty: {
    expiry: 'END_OF_YEAR',
    months: null,
    fixedDate: null,
    overLimit: 'BLOCK',
    allowPrivateWallet: false,
    leaverDays: 0,
  },
  isWide: true,
  Edit: PolicyEdit,
  Show: PolicyShow,
});
