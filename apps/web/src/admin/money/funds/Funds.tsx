import {
  formatIban,
  type Funds,
  type fundsSides,
  type FundsLine,
  type FundsWhat,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount, formatMoney } from '@cafeteria/i18n';
import { Banner, type Column, Heading, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  LoadFailed,
  AdminPage,
  AdminTable,
  ownPage,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { DayField } from '../../widgets/money/index.ts';
import { bankOpenPath, bankPath } from '../bank/index.ts';
import { bookPath, cardPath, day as readDay, fundsPath, TableLinks } from '../book/index.ts';
import { creditStyles as styles, dayText, Figure, Figures, today } from '../credit/index.ts';

/** The days of the month up to one. */
const spanUpTo = (day: string) => ({ from: `${day.slice(0, 7)}-01`, to: day });

type Row = {
  readonly key: string;
  readonly name: string;
  /** The account, or what is said of it. */
  readonly more?: string;
  readonly until: string;
  readonly amount: number;
  readonly href: string;
};
/** What the bank says of each account, less what waits, less what the books say. */
const useRows = ({ accounts, open, booked, day }: Funds): Row[] => {
  const text = useAdminText();
  return [
    ...accounts.map(({ id, name, iban, lastDay, balance }) => ({
      key: String(id),
      name,
      // on a phone it goes on in a second line, between its groups
      more: formatIban(iban).replaceAll('\u00A0', ' '),
      until:
        lastDay === null ? text('funds.unread') : text('funds.until', { day: dayText(lastDay) }),
      amount: balance ?? 0,
      href: bankPath + stringifySearch({ accountId: id }),
    })),
    {
      key: 'open',
      name: text('funds.open'),
      until: text('bank.entryCount', { count: open.entries }),
      amount: 0 - open.amount,
      href: bankOpenPath,
    },
    {
      key: 'booked',
      name: text('funds.booked'),
      until: text('funds.until', { day: dayText(day) }),
      amount: 0 - booked,
      href: cardPath({ account: 'BANK', ...spanUpTo(day) }),
    },
  ];
};
const useColumns = ({ difference }: Funds): Column<Row>[] => {
  const text = useAdminText();
  return [
    {
      key: 'name',
      label: text('funds.field.account'),
      width: 'wide',
      cell: ({ name, more }) => (
        <>
          {name} {more && <span className={styles.soft}>{more}</span>}
        </>
      ),
      total: text('funds.difference'),
    },
    { key: 'until', label: text('funds.field.statements'), cell: ({ until }) => until },
    {
      key: 'amount',
      label: text('book.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
      total: formatAmount(difference),
    },
  ];
};

/** Whether what the bank says, less what waits, is what the books say. */
const BankAndBooks = ({ data }: { readonly data: Funds }) => {
  const text = useAdminText();
  const { difference, currency } = data;
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('funds.bankAndBooks')}
      </Heading>
      <AdminTable
        caption={text('funds.bankAndBooks')}
        isDense
        isListed
        columns={useColumns(data)}
        rows={useRows(data)}
        keyOf={({ key }) => key}
        hrefOf={({ href }) => href}
      />
      {difference === 0 ? (
        <Text tone="soft" size="small">
          {text('funds.agrees')}
        </Text>
      ) : (
        <Banner tone="warning">
          {text('funds.differs', {
            amount: formatMoney({ amount: Math.abs(difference), currency }),
          })}
        </Banner>
      )}
    </section>
  );
};

/** Where in the books a figure stands. */
const cardOf: Readonly<Record<FundsWhat, { account: string; partyId?: number }>> = {
  BANK: { account: 'BANK' },
  GATE: { account: 'GATE' },
  OWN_MONEY: { account: 'USERS', partyId: 0 },
  CREDITS: { account: 'USERS' },
  EXPIRED: { account: 'EXPIRED' },
  PARTNER: { account: 'PARTNER' },
  PAYOUT: { account: 'PAYOUT' },
  EMPLOYER_PREPAID: { account: 'EMPLOYER_PREPAID' },
  VAT: { account: 'VAT' },
  EMPLOYER: { account: 'EMPLOYER' },
  PARTNER_DEBT: { account: 'PARTNER' },
};
type SideProps = { readonly data: Funds; readonly name: keyof typeof fundsSides };
const Side = ({ data, name }: SideProps) => {
  const text = useAdminText();
  const { lines, total } = data[name];
  const columns: Column<FundsLine>[] = [
    {
      key: 'what',
      label: text('funds.field.what'),
      width: 'wide',
      cell: ({ what }) => text(`funds.what.${what}`),
      total: text('book.total'),
    },
    {
      key: 'amount',
      label: text('book.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
      total: formatAmount(total),
    },
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text(`funds.${name}`)}
      </Heading>
      <AdminTable
        caption={text(`funds.${name}`)}
        isDense
        isListed
        columns={columns}
        rows={lines}
        keyOf={({ what }) => what}
        hrefOf={({ what }) => cardPath({ ...cardOf[what], ...spanUpTo(data.day) })}
      />
    </section>
  );
};

const Report = ({ data }: { readonly data: Funds }) => {
  const text = useAdminText();
  const money = (amount: number): string => formatMoney({ amount, currency: data.currency });
  return (
    <>
      <Figures isOfMillions>
        <Figure
          label={text('funds.left')}
          value={money(data.left)}
          note={`${formatAmount(data.there.total)} − ${formatAmount(data.owed.total)}`}
        />
        <Figure
          label={text('funds.leftLater')}
          value={money(data.leftLater)}
          note={`${formatAmount(data.left)} + ${formatAmount(data.coming.total)}`}
        />
      </Figures>
      <BankAndBooks data={data} />
      <div className={styles.pair}>
        <Side data={data} name="owed" />
        <div className={styles.stack}>
          <Side data={data} name="there" />
          <Side data={data} name="coming" />
        </div>
      </div>
    </>
  );
};

type FundsSearch = { readonly day?: string | undefined };
/** What people hold against what is in the bank: whether the books agree with it, and what of it is the operator's. */
const FundsScreen = ({ search, crumbs }: PageProps<Record<never, never>, FundsSearch>) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const day = search.day ?? today();
  const { data, isError, refetch } = useQuery({
    ...read(api.funds.get, { day }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <LoadFailed title={text('funds.failed')} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'book', label: text('book.title'), href: bookPath },
        { key: 'funds', label: text('funds.title') },
      ]}
      title={text('funds.title')}
      actions={<TableLinks of={api.funds.file} queryValues={{ day }} />}
    >
      <div className={styles.stack}>
        <DayField
          label={text('funds.day')}
          isClearable={false}
          value={day}
          onChange={(next) =>
            next && changeAddress(() => fundsPath + stringifySearch({ day: next }))
          }
        />
        <Report data={data} />
      </div>
    </AdminPage>
  );
};

export const fundsPage = ownPage({
  name: 'funds',
  path: fundsPath,
  needs: [api.funds.get, api.funds.file],
  search: { day: readDay },
  Screen: FundsScreen,
});
