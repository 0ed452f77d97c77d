import { Pot, type Statement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, dayAndTime, formatMoney, pragueDay, formatSignedMoney } from '@cafeteria/i18n';
import { Button, buttonClass, ErrorState, Heading, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { AppLink, PageTitle } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import type { PageProps } from '../../page.ts';
import { historyHref, readHistorySearch } from './history-search.ts';
import { balancesAfter, received, spent } from './statement-totals.ts';
import styles from './Statement.module.css';

/** The pots this statement says anything of; benefits always. */
const potsOf = ({ opening, closing, lines }: Statement): Pot[] =>
  Pot.options.filter(
    (pot) =>
      pot === 'BENEFIT' ||
      opening[pot] !== 0 ||
      closing[pot] !== 0 ||
      lines.some(({ change }) => change[pot] !== 0),
  );

/** An amount of a column; on a phone, where the columns have no heads, the style writes which. */
const Amount = ({ column, children }: { readonly column: string; readonly children: string }) => (
  <td className={styles.amount} data-column={column}>
    {children}
  </td>
);

const Sum = ({
  label,
  amountOf,
  statement,
  pots,
}: {
  readonly label: string;
  readonly amountOf: (pot: Pot) => number;
  readonly statement: Statement;
  readonly pots: readonly Pot[];
}) => {
  const { t } = useTexts('profile');
  const money = (amount: number) => formatMoney({ amount, currency: statement.currency });
  return (
    <tr className={styles.sum}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      {pots.map((pot) => (
        <Amount key={pot} column={t(`pot.${pot}`)}>
          {money(amountOf(pot))}
        </Amount>
      ))}
      <Amount column={t('statement.total')}>
        {money(Pot.options.reduce((sum, pot) => sum + amountOf(pot), 0))}
      </Amount>
    </tr>
  );
};

const Line = ({
  line: { date, title, change },
  balance,
  statement: { currency },
  pots,
}: {
  readonly line: Statement['lines'][number];
  /** Of all pots together when it had happened. */
  readonly balance: number;
  readonly statement: Statement;
  readonly pots: readonly Pot[];
}) => {
  const { t } = useTexts('profile');
  return (
    <tr>
      <td className={styles.date}>{formatDate(date)}</td>
      <td className={styles.title}>{title}</td>
      {pots.map((pot) => (
        <Amount key={pot} column={t(`pot.${pot}`)}>
          {change[pot] === 0 ? '' : formatSignedMoney({ amount: change[pot], currency })}
        </Amount>
      ))}
      <Amount column={t('statement.total')}>{formatMoney({ amount: balance, currency })}</Amount>
    </tr>
  );
};

const Table = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useTexts('profile');
  const { from, to, opening, closing, lines } = statement;
  const pots = potsOf(statement);
  const balances = balancesAfter(statement);
  return (
    <table className={styles.table} data-testid="statement">
      <thead>
        <tr>
          <th scope="col">{t('fact.date')}</th>
          <th scope="col">{t('statement.what')}</th>
          {pots.map((pot) => (
            <th key={pot} scope="col">
              {t(`pot.${pot}`)}
            </th>
          ))}
          <th scope="col">{t('statement.total')}</th>
        </tr>
      </thead>
      <tbody>
        <Sum
          label={t('statement.opening', { date: formatDate(from) })}
          amountOf={(pot) => opening[pot]}
          {...{ statement, pots }}
        />
        {lines.map((line, index) => (
          <Line key={line.id} line={line} balance={balances[index] ?? 0} {...{ statement, pots }} />
        ))}
        <Sum label={t('statement.received')} amountOf={received(lines)} {...{ statement, pots }} />
        <Sum label={t('statement.spent')} amountOf={spent(lines)} {...{ statement, pots }} />
        <Sum
          label={t('statement.closing', { date: formatDate(to) })}
          amountOf={(pot) => closing[pot]}
          {...{ statement, pots }}
        />
      </tbody>
    </table>
  );
};

const Paper = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useTexts('profile');
  const { name, clientName, madeAt } = statement;
  return (
    <>
      <Text>
        <strong>{name}</strong>
        {clientName && `, ${clientName}`}
      </Text>
      <Table statement={statement} />
      <Text tone="soft" size="small">
        {t('statement.note', dayAndTime(madeAt))}
      </Text>
    </>
  );
};

/** A statement of a period that prints on plain paper: what there was, what changed, what there is. */
export const StatementScreen = ({ search: urlSearch }: PageProps) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const search = readHistorySearch(urlSearch);
  const today = pragueDay();
  const from = search.from ?? `${today.slice(0, 4)}-01-01`;
  const to = search.to ?? today;
  const { data, isError, refetch } = useQuery(read(api.history.statement, { from, to }));
  const title = t('statement.of', { from: formatDate(from), to: formatDate(to) });
  return (
    <div className={styles.screen} aria-busy={!data && !isError}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.onScreen}>
        <Crumbs
          items={[
            { key: 'profile.history', label: t('history.title'), href: historyHref({}) },
            { key: 'profile.statement', label: t('statement.title') },
          ]}
        />
      </div>
      <header className={styles.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <div className={styles.onScreen}>
          <Button onClick={() => globalThis.print()} disabled={!data}>
            {t('statement.print')}
          </Button>
          <AppLink href={historyHref({ from, to })} className={buttonClass({ kind: 'ghost' })}>
            {t('statement.change')}
          </AppLink>
        </div>
      </header>
      {data && <Paper statement={data} />}
      {!data && !isError && <Skeleton shape="row" count={8} />}
      {!data && isError && (
        <ErrorState
          title={t('statement.failed')}
          actions={
            <Button icon="refresh" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {t('statement.failedText')}
        </ErrorState>
      )}
    </div>
  );
};
