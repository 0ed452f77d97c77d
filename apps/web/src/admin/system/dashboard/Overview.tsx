import { type Dashboard, type PublicationState } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Banner, Card, Heading, LinkList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { Attention, AttentionLink } from './Attention.tsx';
import { Missed } from './Missed.tsx';
import { MoneyAndPeople } from './MoneyAndPeople.tsx';
import { Scheduled } from './Scheduled.tsx';
import { StateChart } from './StateChart.tsx';
import { Wishes } from './Wishes.tsx';
import { read } from '../../../shared/api/index.ts';
import {
  LoadFailed,
  AdminPage,
  ownPage,
  PageSkeleton,
  RecordMark,
  useAdminText,
  useLocalized,
  Allowed,
  renderPageLink,
} from '../../frame/index.ts';
import styles from './Overview.module.css';

/** As many as what happens on schedule beside it, so that neither leaves a hole. */
const recent = 8;
const tones = {
  INACTIVE: 'neutral',
  SCHEDULED: 'info',
  LIVE: 'positive',
  EXPIRED: 'warning',
} as const;
const depositTones = { SUCCESSFUL: 'positive', CREATED: 'info', DECLINED: 'warning' } as const;
const depositStates = ['SUCCESSFUL', 'CREATED', 'DECLINED'] as const;
const onboardingTones = { NONE: 'neutral', SENT: 'info', COMPLETED: 'positive' } as const;
const onboardings = ['COMPLETED', 'SENT', 'NONE'] as const;
const states = [
  'LIVE',
  'SCHEDULED',
  'EXPIRED',
  'INACTIVE',
] as const satisfies readonly PublicationState[];

const latest = { sortBy: 'LAST_MODIFIED', sortDirection: 'DESC', pageSize: recent } as const;
/** What was changed last, partners and offers together. */
const useRecent = () => {
  const tell = useLocalized();
  const partners = useQuery(read(api.partnerAdmin.list, latest)).data?.content ?? [];
  const offers = useQuery(read(api.offerAdmin.list, latest)).data?.content ?? [];
  return [
    ...partners.map((item) => ({
      key: `partner-${item.id}`,
      href: `/admin/partner/${item.id}`,
      icon: 'store' as const,
      label: item.name,
      item,
    })),
    ...offers.map((item) => ({
      key: `offer-${item.id}`,
      href: `/admin/offer/${item.id}`,
      icon: 'tag' as const,
      label: `${tell(item.name)} · ${item.partnerName}`,
      item,
    })),
  ]
    .toSorted((a, b) => b.item.lastModified.localeCompare(a.item.lastModified))
    .slice(0, recent);
};

const Recent = () => {
  const text = useAdminText();
  const items = useRecent();
  return (
    <Card className={styles.kind}>
      <Heading level={2} size="md">
        {text('overview.recent')}
      </Heading>
      <LinkList
        items={items.map(({ item, ...link }) => ({
          ...link,
          description: (
            <span className={styles.when}>
              {formatMoment(item.lastModified)}
              <RecordMark item={item} />
            </span>
          ),
        }))}
        renderLink={renderPageLink}
      />
    </Card>
  );
};

/** How many records are in which state. */
const Charts = ({ data }: { readonly data: Dashboard }) => {
  const text = useAdminText();
  const partsOf = (name: 'partner' | 'offer', counts: typeof data.partners) =>
    states.map((state) => ({
      key: state,
      label: text(`publication.${state}`),
      count: counts[state],
      href: `/admin/${name}?state=${state}`,
      tone: tones[state],
    }));
  return (
    <div className={styles.charts}>
      <StateChart
        title={text('partner.list')}
        href="/admin/partner"
        parts={partsOf('partner', data.partners)}
      />
      <StateChart
        title={text('offer.list')}
        href="/admin/offer"
        parts={partsOf('offer', data.offers)}
      />
      <StateChart
        title={text('dashboard.users')}
        href="/admin/user"
        parts={onboardings.map((status) => ({
          key: status,
          label: text(`dashboard.onboarding.${status}`),
          count: data.users[status],
          href: `/admin/user?onboarding=${status}`,
          tone: onboardingTones[status],
        }))}
      />
      <StateChart
        title={text('dashboard.deposits')}
        href="/admin/deposit"
        parts={depositStates.map((status) => ({
          key: status,
          label: text(`deposit.status.${status}`),
          count: data.deposits[status],
          href: `/admin/deposit?status=${status}`,
          tone: depositTones[status],
        }))}
      />
    </div>
  );
};

/**
 * The start page of the administration: money and people, then what needs attention, the latest
 * changes, what happens on schedule, and how many records are in which state.
 */
const Overview = () => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery({
    ...read(api.dashboard.get, {}),
    refetchOnMount: 'always',
  });
  if (isError && !data) return <LoadFailed title={text('list.failed')} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <AdminPage
      title={text('overview.title')}
      actions={
        <Allowed to={api.dashboard.money}>
          <AttentionLink dashboard={data} />
        </Allowed>
      }
    >
      {data.mail === 'WAITING' && <Banner tone="warning">{text('dashboard.nothingSends')}</Banner>}
      <div className={styles.first}>
        <Allowed to={api.dashboard.money}>
          <MoneyAndPeople />
        </Allowed>
        <Attention dashboard={data} />
      </div>
      <div className={styles.kinds}>
        <Allowed to={api.partnerAdmin.list}>
          <Allowed to={api.offerAdmin.list}>
            <Recent />
          </Allowed>
        </Allowed>
        <div className={styles.stack}>
          <Scheduled content={data.scheduled} />
          <Missed keywords={data.missed} />
          <Allowed to={api.partnerProposalAdmin.list}>
            <Allowed to={api.partnerProposalAdmin.settle}>
              <Wishes />
            </Allowed>
          </Allowed>
        </div>
      </div>
      <Charts data={data} />
    </AdminPage>
  );
};

export const dashboardPage = ownPage({
  name: 'overview',
  path: '/admin',
  needs: [api.dashboard.get],
  nav: { icon: 'home', text: 'nav.overview' },
  Screen: Overview,
});
