import type { MoneyAndPeople as Data } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMonth, formatNumber } from '@cafeteria/i18n';
import { Button, Card, type Column, Fold, Heading, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { AdminTable, useAdminText } from '../../frame/index.ts';
import {
  Figure,
  Figures,
  moneyText,
  MonthColumns,
  percentOf,
  wholeText,
} from '../../money/credit/index.ts';
import styles from './MoneyAndPeople.module.css';

type Month = Data['months'][number];
const sumOf = (months: readonly Month[], key: 'given' | 'spent'): number =>
  months.reduce((sum, month) => sum + month[key], 0);

const MoneyFigures = ({ data: { months, expiring, currency } }: { readonly data: Data }) => {
  const text = useAdminText();
  const [given, spent] = [sumOf(months, 'given'), sumOf(months, 'spent')];
  const share = percentOf(spent, given);
  return (
    <>
      <Figure
        label={text('dashboard.money.given')}
        value={wholeText({ amount: given, currency })}
        tone="given"
      />
      <Figure
        label={text('dashboard.money.spent')}
        value={wholeText({ amount: spent, currency })}
        note={share && text('dashboard.money.share', { percent: share })}
        tone="spent"
      />
      <Figure
        label={text('dashboard.money.expiring', { date: formatDate(expiring.until) })}
        value={wholeText({ amount: expiring.amount, currency })}
      />
    </>
  );
};

const PeopleFigures = ({ data: { people } }: { readonly data: Data }) => {
  const text = useAdminText();
  const { total, active, neverSignedIn } = people;
  return (
    <>
      <Figure label={text('dashboard.money.people')} value={formatNumber(total)} />
      <Figure
        label={text('dashboard.money.active')}
        value={formatNumber(active)}
        note={percentOf(active, total)}
      />
      <Figure
        label={text('dashboard.money.never')}
        value={formatNumber(neverSignedIn)}
        note={percentOf(neverSignedIn, total)}
      />
    </>
  );
};

const useColumns = (currency: Data['currency']): Column<Month>[] => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return [
    {
      key: 'month',
      label: text('dashboard.money.month'),
      cell: ({ month }) => formatMonth(month, i18n.language),
    },
    {
      key: 'given',
      label: text('dashboard.money.givenShort'),
      align: 'end',
      cell: ({ given }) => moneyText(given, currency),
    },
    {
      key: 'spent',
      label: text('dashboard.money.spentShort'),
      align: 'end',
      cell: ({ spent }) => moneyText(spent, currency),
    },
  ];
};

const Shown = ({ data }: { readonly data: Data }) => {
  const text = useAdminText();
  const columns = useColumns(data.currency);
  return (
    <>
      <Figures>
        <MoneyFigures data={data} />
        <PeopleFigures data={data} />
      </Figures>
      <MonthColumns
        months={data.months}
        label={text('dashboard.money.chart')}
        currency={data.currency}
      />
      <Fold title={text('dashboard.money.table')}>
        <AdminTable
          caption={text('dashboard.money.chart')}
          columns={columns}
          rows={data.months.toReversed()}
          keyOf={({ month }) => month}
          isDense
        />
      </Fold>
    </>
  );
};

/** What the operator looks at first: the money employers give, what becomes of it, and who comes. */
export const MoneyAndPeople = () => {
  const text = useAdminText();
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(read(api.dashboard.money, {}));
  const inside = (): ReactNode => {
    if (data) return <Shown data={data} />;
    if (!isError) return <Skeleton shape="block" className={styles.waiting ?? ''} />;
    return (
      <Text tone="soft" role="status">
        {text('dashboard.money.failed')}{' '}
        <Button kind="ghost" size="Small" icon="refresh" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </Text>
    );
  };
  return (
    <Card className={styles.card} aria-busy={!data && !isError} data-testid="dashboard-money">
      <Heading level={2} size="md">
        {text('dashboard.money.title')}
      </Heading>
      {inside()}
    </Card>
  );
};
