import { api, PublicationState, resolveText } from '@cafeteria/contract';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import { buttonClass, Card, Heading, Icon, LinkList } from '@cafeteria/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../platform/api/index.ts';
import { AppLink, renderLink } from '../../platform/navigation/index.ts';
import { AdminPage, RecordMark, useAdminText } from '../../platform/resource/index.ts';
import { usePrimaryLanguage } from '../../platform/services.ts';
import styles from './Overview.module.css';

const recent = 6;
const activities = ['ACTIVE', 'INACTIVE'] as const;
type CountProps = { readonly label: string; readonly count: number | undefined; readonly href: string };

const Count = ({ label, count, href }: CountProps) => (
  <AppLink href={href} className={styles.count}><strong className={styles.number}>{count === undefined ? '…' : formatNumber(count)}</strong><span>{label}</span></AppLink>
);

const PartnerCounts = () => {
  const text = useAdminText();
  const counts = useQueries({ queries: activities.map((active) => read(api.partnerAdmin.list, { active, pageSize: 1 })) });
  return activities.map((active, index) => <Count key={active} label={text(active === 'ACTIVE' ? 'active.on' : 'active.off')} count={counts[index]?.data?.totalElements} href={`/admin/partner?active=${active}`} />);
};
const OfferCounts = () => {
  const text = useAdminText();
  const counts = useQueries({ queries: PublicationState.options.map((state) => read(api.offerAdmin.list, { state, pageSize: 1 })) });
  return PublicationState.options.map((state, index) => <Count key={state} label={text(`publication.${state}`)} count={counts[index]?.data?.totalElements} href={`/admin/offer?state=${state}`} />);
};

const lately = { sortBy: 'LAST_MODIFIED', sortDirection: 'DESC', pageSize: recent } as const;
/** What was changed last, partners and offers together. */
const useRecent = () => {
  const primary = usePrimaryLanguage();
  const partners = useQuery(read(api.partnerAdmin.list, lately)).data?.content ?? [];
  const offers = useQuery(read(api.offerAdmin.list, lately)).data?.content ?? [];
  return [
    ...partners.map((item) => ({ key: `partner-${item.id}`, href: `/admin/partner/${item.id}`, icon: 'store' as const, label: item.name, item })),
    ...offers.map((item) => ({ key: `offer-${item.id}`, href: `/admin/offer/${item.id}`, icon: 'tag' as const, label: `${resolveText(item.name, primary, primary)} · ${item.partnerName}`, item })),
  ].toSorted((a, b) => b.item.lastModified.localeCompare(a.item.lastModified)).slice(0, recent);
};

const Kind = ({ name, icon, children }: { readonly name: 'partner' | 'offer'; readonly icon: 'store' | 'tag'; readonly children: ReactNode }) => {
  const text = useAdminText();
  return (
    <Card className={styles.kind}>
      <div className={styles.head}>
        <Heading level={2} size="md"><AppLink href={`/admin/${name}`} className={styles.title}><Icon name={icon} /> {text(`${name}.list`)}</AppLink></Heading>
        <AppLink href={`/admin/${name}/create`} className={buttonClass({ kind: 'ghost', size: 'Small' })}><Icon name="plus" size="em" /> {text(`${name}.create`)}</AppLink>
      </div>
      <div className={styles.counts}>{children}</div>
    </Card>
  );
};

/** A plain start: how much there is, in which state, and what was changed last. */
export const Overview = () => {
  const text = useAdminText();
  const items = useRecent();
  return (
    <AdminPage title={text('overview.title')}>
      <div className={styles.kinds}><Kind name="partner" icon="store"><PartnerCounts /></Kind><Kind name="offer" icon="tag"><OfferCounts /></Kind></div>
      <Card className={styles.kind}>
        <Heading level={2} size="md">{text('overview.recent')}</Heading>
        <LinkList items={items.map(({ item, ...link }) => ({ ...link, description: <span className={styles.when}>{formatDateTime(item.lastModified)}<RecordMark item={item} /></span> }))} renderLink={renderLink} />
      </Card>
    </AdminPage>
  );
};
