import {
  type UsedElsewhere as Used,
  type UsedElsewhereForm,
  yearlyRegimes,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, type Column, Heading, SelectField, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { read, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { AdminTable, Allowed, MoneyField, useAdminText, useWords } from '../../frame/index.ts';
import { countryRegimes, RegimeField } from '../../widgets/money/index.ts';
import { creditStyles as styles, moneyText, today } from '../credit/index.ts';

const regimesOf = countryRegimes(yearlyRegimes);
const years = (): readonly string[] => {
  const year = Number(today().slice(0, 4));
  return [year, year - 1].map(String);
};

const useSave = (userId: number) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.usedElsewhere.save));
  const save = async (body: UsedElsewhereForm): Promise<void> => {
    const saved = await mutateAsync({ id: userId, body }).catch(() => undefined);
    if (saved) notifications.add('success', text('usedElsewhere.saved'));
  };
  return { save, isPending };
};

type Employer = Used['employers'][number];
const keyOf = ({ clientId, companyId }: Employer): string => `${clientId} ${companyId}`;
/** Whose limit it is: an employer, and which of its companies where more of them are known. */
const nameOf = (
  { clientId, clientName, companyName }: Employer,
  employers: readonly Employer[],
): string =>
  companyName && employers.filter((one) => one.clientId === clientId).length > 1
    ? `${clientName} – ${companyName}`
    : clientName;

/** Whose limit is meant, where there is a choice. */
const EmployerField = ({
  employers,
  value,
  onChange,
}: {
  readonly employers: readonly Employer[];
  readonly value: Employer | undefined;
  readonly onChange: (key: string) => void;
}) => {
  const text = useAdminText();
  if (!value || employers.length < 2) return null;
  return (
    <SelectField
      label={text('userCredit.from')}
      options={employers.map((one) => ({ value: keyOf(one), label: nameOf(one, employers) }))}
      value={keyOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

/** One figure more, or another one in the place of what was said. */
const Add = ({
  employers,
  currency,
  save,
  isPending,
}: Pick<Used, 'currency' | 'employers'> & ReturnType<typeof useSave>) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [chosen, setChosen] = useState('');
  const employer = employers.find((one) => keyOf(one) === chosen) ?? employers[0];
  const [regime, setRegime] = useState<UsedElsewhereForm['regime'] | null>(null);
  const [year, setYear] = useState(years()[0] ?? '');
  const [amount, setAmount] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const missing = (value: unknown): string | undefined =>
    isTried && value === null ? t('validation.required') : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || !employer || !regime || amount === null || Number.isNaN(amount)) return;
    setTried(false);
    const { clientId, companyId } = employer;
    void save({ clientId, companyId, regime, year: Number(year), amount });
  };
  return (
    <form className={styles.row} noValidate onSubmit={submit}>
      <EmployerField employers={employers} value={employer} onChange={setChosen} />
      <RegimeField
        label={text('clientCredit.regime')}
        regimesOf={regimesOf}
        emptyLabel={text('value.none')}
        isRequired
        error={missing(regime)}
        value={regime}
        onChange={setRegime}
      />
      <SelectField
        label={text('usedElsewhere.year')}
        options={years().map((one) => ({ value: one, label: one }))}
        value={year}
        onChange={(event) => setYear(event.target.value)}
      />
      <MoneyField
        name="usedElsewhere"
        label={text('usedElsewhere.amount')}
        currency={currency}
        value={amount === null ? null : { amount, currency }}
        onChange={(money) => setAmount(money?.amount ?? null)}
        onBlur={() => undefined}
        isRequired
        error={() => missing(amount)}
        attempts={0}
      />
      <Button type="submit" kind="ghost" isPending={isPending}>
        {text('action.save')}
      </Button>
    </form>
  );
};

/** What of yearly limits was used where the portal does not see it: it counts, and is no money. */
export const UsedElsewhere = ({ userId }: { readonly userId: number }) => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  const { data } = useQuery(read(api.usedElsewhere.list, { id: userId }));
  const saving = useSave(userId);
  if (!data) return null;
  const { currency, items, employers } = data;
  const columns: Column<Used['items'][number]>[] = [
    { key: 'year', label: text('usedElsewhere.year'), cell: ({ year }) => String(year) },
    { key: 'regime', label: text('clientCredit.regime'), cell: ({ regime }) => wordOf(regime) },
    { key: 'from', label: text('userCredit.from'), cell: (item) => nameOf(item, employers) },
    {
      key: 'amount',
      label: text('usedElsewhere.amount'),
      align: 'end',
      cell: ({ amount }) => moneyText(amount, currency),
    },
    {
      key: 'remove',
      label: '',
      align: 'end',
      cell: ({ clientName: _name, companyName: _company, ...item }) => (
        <Allowed to={api.usedElsewhere.save}>
          <Button
            kind="ghost"
            size="Small"
            onClick={() => void saving.save({ ...item, amount: 0 })}
          >
            {text('action.delete')}
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('usedElsewhere.title')}
      </Heading>
      <Text tone="soft">{text('usedElsewhere.about')}</Text>
      {items.length > 0 && (
        <AdminTable
          caption={text('usedElsewhere.title')}
          rows={items}
          keyOf={({ regime, year, ...item }) => `${keyOf(item)} ${regime} ${year}`}
          columns={columns}
        />
      )}
      {employers.length > 0 && (
        <Allowed to={api.usedElsewhere.save}>
          <Add employers={employers} currency={currency} {...saving} />
        </Allowed>
      )}
    </section>
  );
};
