import type { MonthRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Banner, buttonClass, Card, ProgressBar, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import {
  AdminPage,
  LoadFailed,
  ownPage,
  PageLink,
  PageName,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { journalPath, spanOfMonth } from '../book/index.ts';
import {
  creditStyles as styles,
  Figure,
  Figures,
  moneyText,
  monthText,
  today,
} from '../credit/index.ts';
import { month, monthIn, monthPath, monthsLater, monthsPath, monthTitle } from './address.ts';
import { CloseMonth } from './CloseMonth.tsx';
import { EmployersNote } from './EmployersNote.tsx';
import { MonthAccounting } from './MonthAccounting.tsx';
import { MonthClosings } from './MonthClosings.tsx';
import { MonthMark } from './MonthMark.tsx';
import { MonthTasks } from './MonthTasks.tsx';

const pollMs = 1_000;

/** What moved, what is owed to whom in the last evening, and what is there to pay it with. */
const Sums = ({ record }: { readonly record: MonthRecord }) => {
  const text = useAdminText();
  const money = (name: 'received' | 'paid' | 'people' | 'partners' | 'employers' | 'bank') =>
    moneyText(record[name], record.currency);
  return (
    <Card className={styles.card}>
      <Figures isOfMillions>
        <Figure label={text('month.field.received')} value={money('received')} />
        <Figure label={text('month.field.paid')} value={money('paid')} />
        <Figure
          label={text('month.field.bank')}
          value={money('bank')}
          note={text('month.byBooks')}
        />
        <Figure
          label={text('month.field.people')}
          value={money('people')}
          note={text('month.evening')}
        />
        <Figure
          label={text('month.field.partners')}
          value={money('partners')}
          note={text('month.evening')}
        />
        <Figure
          label={text('month.field.employers')}
          value={money('employers')}
          note={text('month.evening')}
        />
      </Figures>
      <EmployersNote />
    </Card>
  );
};

/** How far a closing is: it is made with nobody looking, and begins again by itself where it died. */
const Making = ({ record: { progress } }: { readonly record: MonthRecord }) => {
  const text = useAdminText();
  const done = progress && {
    value: progress.made,
    max: progress.files,
    valueText: text('month.closingOf', {
      made: formatNumber(progress.made),
      files: formatNumber(progress.files),
    }),
  };
  return (
    <Card className={styles.card}>
      <ProgressBar label={text('month.closing')} {...done} />
      <Text tone="soft" size="small">
        {text('month.closingText')}
      </Text>
    </Card>
  );
};

/** What stands in the way of closing, or why nothing was frozen, said in a line. */
const Hindrance = ({ record }: { readonly record: MonthRecord }) => {
  const { status, earlier, closings } = record;
  const text = useAdminText();
  const { i18n } = useTexts();
  if (status === 'CLOSING') return <Making record={record} />;
  if (status === 'RUNNING') return <Banner tone="info">{text('month.runs')}</Banner>;
  if (status === 'CLOSED' && closings.length === 0)
    return <Banner tone="info">{text('month.ended')}</Banner>;
  if (status !== 'OPEN' || earlier === null) return null;
  return (
    <Banner tone="info">
      {text('month.earlierOpen')}{' '}
      <PageName href={monthPath(earlier)}>{monthText(earlier, i18n.language)}</PageName>
    </Banner>
  );
};

const Neighbours = ({ shown }: { readonly shown: string }) => {
  const { i18n } = useTexts();
  return [monthsLater(shown, -1), monthsLater(shown, 1)]
    .filter((other) => other <= today().slice(0, 7))
    .map((other) => (
      <PageLink key={other} className={buttonClass({ kind: 'ghost' })} href={monthPath(other)}>
        {monthText(other, i18n.language)}
      </PageLink>
    ));
};

const MonthDetail = ({
  search,
  crumbs,
}: PageProps<Record<never, never>, { readonly month?: string }>) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const shown = monthIn(search.month);
  const { data, isError, refetch } = useQuery({
    ...read(api.month.get, { month: shown }),
    refetchInterval: ({ state }) => (state.data?.status === 'CLOSING' ? pollMs : false),
  });
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const title = monthTitle(shown, i18n.language);
  return (
    <AdminPage
      title={title}
      mark={<MonthMark status={data.status} />}
      crumbs={[
        ...crumbs,
        { key: 'month', label: text('month.title'), href: monthsPath },
        { key: 'month.detail', label: title },
      ]}
      actions={
        <>
          <Neighbours shown={shown} />
          <PageLink
            className={buttonClass({ kind: 'ghost' })}
            href={journalPath(spanOfMonth(shown))}
          >
            {text('book.journal')}
          </PageLink>
          <CloseMonth record={data} />
        </>
      }
    >
      <div className={styles.stack}>
        <Hindrance record={data} />
        <Sums record={data} />
        <MonthTasks record={data} />
        <MonthAccounting month={shown} />
        <MonthClosings record={data} />
      </div>
    </AdminPage>
  );
};

/** A month from "everything is booked" to "closed". */
export const monthPage = ownPage({
  name: 'month.detail',
  path: '/admin/month/closing',
  needs: [api.month.get],
  search: { month },
  Screen: MonthDetail,
});
