import { buttonClass, Icon } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { companyResource } from '../../features/company/index.ts';
import { AppLink } from '../../platform/navigation/index.ts';
import { CreatePage, DetailPage, EditPage, ListPage, useAdminText, type Values } from '../../platform/resource/index.ts';
import styles from './PartnerDetail.module.css';
import { useListCrumbs } from './use-crumbs.ts';

const list = getRouteApi('/admin/company');
const detail = getRouteApi('/admin/company/$companyId');
const edit = getRouteApi('/admin/company/$companyId/edit');
const useCrumbs = () => useListCrumbs('company', companyResource.path);

/** Where a company is at work: lists narrowed to it. */
const CompanyUses = ({ company: { id, clientCount, partnerCount } }: { readonly company: Values }) => {
  const text = useAdminText();
  const items = [
    { key: 'clients', icon: 'users', label: text('company.clients', { count: Number(clientCount) }), href: `/admin/client?companyId=${String(id)}` },
    { key: 'partners', icon: 'store', label: text('company.partners', { count: Number(partnerCount) }), href: `/admin/partner?companyId=${String(id)}` },
  ] as const;
  return <div className={styles.links}>{items.map(({ key, icon, label, href }) => <AppLink key={key} href={href} className={buttonClass({ kind: 'ghost', size: 'Small' })}><Icon name={icon} size="em" /> {label}</AppLink>)}</div>;
};

export const CompanyList = () => <ListPage resource={companyResource} search={list.useSearch()} />;
export const CompanyCreate = () => <CreatePage resource={companyResource} crumbs={useCrumbs()} />;
export const CompanyDetail = () => (
  <DetailPage resource={companyResource} id={detail.useParams().companyId} crumbs={useCrumbs()}>
    {(sections, company) => <div className={styles.tabs}><CompanyUses company={company} />{sections}</div>}
  </DetailPage>
);
export const CompanyEdit = () => {
  const { copyMode, field } = edit.useSearch();
  return <EditPage resource={companyResource} id={edit.useParams().companyId} mode={copyMode} focus={field} crumbs={useCrumbs()} />;
};
