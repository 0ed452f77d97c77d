import {
  isOwnMoney,
  PayrollFigure,
  type PayrollProfile,
  PayrollWhat,
  Regime,
  type Regime as RegimeOf,
  taxedCredits,
  textLimit,
} from '@cafeteria/contract';
import { IconButton, SelectField, TextField } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';
import { countryRegimes, RegimeField } from '../../widgets/money/index.ts';
import { type Row, RowsField } from '../../widgets/rows/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = {
  readonly profile: PayrollProfile;
  readonly onChange: (profile: PayrollProfile) => void;
};
type Column = PayrollProfile['columns'][number];
type Code = PayrollProfile['codes'][number];
const regimes = countryRegimes<RegimeOf>(Regime.options.filter((one) => !isOwnMoney(one)));
const figures: ReadonlySet<string> = new Set(PayrollFigure.options);
const plain = {
  onBlur: () => {},
  error: () => undefined,
  attempts: 0,
  isRequired: false,
} as const;

type WhatProps<W extends PayrollWhat> = {
  readonly label: string;
  readonly options: readonly W[];
  readonly value: W;
  readonly onChange: (what: W) => void;
};
const WhatField = <W extends PayrollWhat>({ label, options, value, onChange }: WhatProps<W>) => {
  const text = useAdminText();
  return (
    <SelectField
      label={label}
      options={options.map((one) => ({ value: one, label: text(`payrollProfile.what.${one}`) }))}
      value={value}
      onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? value)}
    />
  );
};
const Remove = ({
  isLast,
  onClick,
}: {
  readonly isLast: boolean;
  readonly onClick: () => void;
}) => {
  const text = useAdminText();
  return (
    <IconButton
      size="Small"
      icon="trash"
      kind="negative"
      label={text('payrollProfile.remove')}
      disabled={isLast}
      onClick={onClick}
    />
  );
};

const ColumnRow = ({ value, index, count, onChange, onMove, onRemove }: Row<Column>) => {
  const text = useAdminText();
  return (
    <li className={styles.row}>
      <TextField
        label={text('payrollProfile.field.heading')}
        value={value.heading}
        maxLength={textLimit.heading}
        onChange={({ target }) => onChange({ ...value, heading: target.value })}
      />
      <WhatField
        label={text('payrollProfile.field.what')}
        options={PayrollWhat.options}
        value={value.what}
        onChange={(what) =>
          onChange({ ...value, what, regime: figures.has(what) ? value.regime : null })
        }
      />
      {figures.has(value.what) && (
        <RegimeField
          label={text('payrollProfile.field.regime')}
          emptyLabel={text('payrollProfile.anyRegime')}
          regimesOf={regimes}
          value={value.regime}
          onChange={(regime) => onChange({ ...value, regime })}
        />
      )}
      <IconButton
        size="Small"
        icon="arrow-up"
        label={text('contacts.moveUp', { name: value.heading })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <Remove isLast={count === 1} onClick={onRemove} />
    </li>
  );
};
/** Columns of the file in their order. */
export const ProfileColumns = ({ profile, onChange }: Props) => {
  const text = useAdminText();
  return (
    <RowsField<Column>
      {...plain}
      name="columns"
      label={text('payrollProfile.field.columns')}
      value={profile.columns}
      onChange={(columns) => onChange({ ...profile, columns })}
      addLabel={text('payrollProfile.addColumn')}
      next={{ heading: '', what: 'PERSONAL_NUMBER', regime: null }}
      row={(row) => <ColumnRow key={row.index} {...row} />}
    />
  );
};

const CodeRow = ({ value, onChange, onRemove }: Row<Code>) => {
  const text = useAdminText();
  return (
    <li className={styles.row}>
      <RegimeField
        label={text('payrollProfile.field.regime')}
        regimesOf={regimes}
        value={value.regime}
        onChange={(regime) => onChange({ ...value, regime: regime ?? value.regime })}
      />
      <WhatField
        label={text('payrollProfile.field.figure')}
        options={PayrollFigure.options}
        value={value.figure}
        onChange={(figure) => onChange({ ...value, figure })}
      />
      <TextField
        label={text('payrollProfile.field.code')}
        value={value.code}
        maxLength={textLimit.wageCode}
        onChange={({ target }) => onChange({ ...value, code: target.value })}
      />
      <Remove isLast={false} onClick={onRemove} />
    </li>
  );
};
/** Under which wage component each amount is paid. */
export const ProfileCodes = ({ profile, onChange }: Props) => {
  const text = useAdminText();
  return (
    <RowsField<Code>
      {...plain}
      name="codes"
      label={text('payrollProfile.field.codes')}
      value={profile.codes}
      onChange={(codes) => onChange({ ...profile, codes })}
      addLabel={text('payrollProfile.addCode')}
      next={{ regime: taxedCredits, figure: 'TAXABLE', code: '' }}
      row={(row) => <CodeRow key={row.index} {...row} />}
    />
  );
};
