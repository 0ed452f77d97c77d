import { currencyOfCountry, type Money } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Checkbox, RadioGroup, SelectField } from '@cafeteria/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMay } from '../../../shared/session/index.ts';
import {
  MoneyField,
  optionalReference,
  type ReferenceTarget,
  useAdminText,
} from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

export const ways = ['EVERYBODY', 'COMPANY', 'ONE'] as const;
const wayTexts = { EVERYBODY: 'everybody', COMPANY: 'company', ONE: 'one' } as const;
/** Who gets how much, as it is being chosen. */
export type Recipients = {
  readonly way: (typeof ways)[number];
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly onlyActive: boolean;
  readonly amount: number | null;
};
export const missingRecipients = ({
  way,
  userId,
  companyId,
  amount,
}: Recipients): readonly string[] => [
  ...(way === 'ONE' && userId === null ? ['userId'] : []),
  ...(way === 'COMPANY' && companyId === null ? ['companyId'] : []),
  ...(amount === null || Number.isNaN(amount) || amount <= 0 ? ['amount'] : []),
];
/** What is said of a field that is missing: an amount of nothing was filled in, and is none. */
export const keyOfMissing = (field: string, { amount }: Recipients) =>
  field === 'amount' && amount !== null ? 'validation.positive' : 'validation.required';
/** The recipients as the API takes them. */
export const sentRecipients = ({ way, userId, companyId, onlyActive, amount }: Recipients) =>
  way === 'ONE'
    ? { items: [{ userId: userId ?? 0, amount: amount ?? 0 }] }
    : {
        everybody: {
          amount: amount ?? 0,
          companyId: way === 'COMPANY' ? companyId : null,
          onlyActive,
        },
      };

/** People of one client. */
const peopleOf = (clientId: number): ReferenceTarget => ({
  routes: {
    list: { ...api.userAdmin.listOfClient, path: `/api/admin/user/client/${clientId}` },
    get: api.userAdmin.get,
  },
  labelOf: ({ firstName, lastName, personalNumber }) =>
    [
      lastName,
      firstName,
      ...(typeof personalNumber === 'string' ? [`(${personalNumber})`] : []),
    ].join(' '),
  path: '/admin/user',
});

type Props = {
  readonly clientId: number;
  readonly value: Recipients;
  readonly onChange: (value: Recipients) => void;
  readonly error: (field: string) => string | undefined;
};

const Person = ({ clientId, value, onChange, error }: Props) => {
  const text = useAdminText();
  const { Edit } = optionalReference(peopleOf(clientId));
  return (
    <Edit
      name="userId"
      label={text('creditGrant.person')}
      isRequired
      value={value.userId}
      onChange={(userId) => onChange({ ...value, userId })}
      onBlur={() => {}}
      error={() => error('userId') ?? error('items[0].userId')}
      attempts={0}
    />
  );
};

const Company = ({ clientId, value, onChange, error }: Props) => {
  const text = useAdminText();
  const { data: client } = useQuery(read(api.clientAdmin.get, { id: clientId }));
  const companies = useQueries({
    queries: (client?.employerCompanyIds ?? []).map((id) => read(api.companyAdmin.get, { id })),
  });
  return (
    <SelectField
      label={text('creditGrant.chooseCompany')}
      isRequired
      error={error('companyId')}
      emptyLabel=""
      options={companies.flatMap(({ data }) =>
        data ? [{ value: String(data.id), label: data.name }] : [],
      )}
      value={value.companyId === null ? '' : String(value.companyId)}
      onChange={(event) => onChange({ ...value, companyId: Number(event.target.value) || null })}
    />
  );
};

/** To whom credits go, and how much to each. */
export const GrantRecipients = (props: Props) => {
  const { value, onChange, error } = props;
  const text = useAdminText();
  const { config } = useServices();
  const may = useMay();
  const mayChooseCompany = may(api.clientAdmin.get) && may(api.companyAdmin.get);
  const offered = ways.filter((one) => one !== 'COMPANY' || mayChooseCompany);
  const currency = currencyOfCountry[config.country];
  const money: Money | null = value.amount === null ? null : { amount: value.amount, currency };
  return (
    <>
      <RadioGroup
        label={text('creditGrant.who')}
        isLabelHidden
        name="who"
        options={offered.map((one) => ({
          value: one,
          label: text(`creditGrant.${wayTexts[one]}`),
        }))}
        value={value.way}
        onChange={(event) =>
          onChange({ ...value, way: ways.find((one) => one === event.target.value) ?? value.way })
        }
      />
      <div className={styles.pair}>
        {value.way === 'ONE' && <Person {...props} />}
        {value.way === 'COMPANY' && <Company {...props} />}
        <MoneyField
          name="amount"
          label={text(value.way === 'ONE' ? 'creditGrant.amountOne' : 'creditGrant.amount')}
          isRequired
          currency={currency}
          value={money}
          onChange={(next) => onChange({ ...value, amount: next?.amount ?? null })}
          onBlur={() => {}}
          error={() => error('amount') ?? error('everybody') ?? error('everybody.amount')}
          attempts={0}
        />
      </div>
      {value.way !== 'ONE' && (
        <Checkbox
          label={text('creditGrant.onlyActive')}
          checked={value.onlyActive}
          onChange={(event) => onChange({ ...value, onlyActive: event.target.checked })}
        />
      )}
    </>
  );
};
