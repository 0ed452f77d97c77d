import { buttonClass, Icon } from '@cafeteria/ui';
import { companyResource } from './index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useAdminText, type Values } from '../../frame/index.ts';
import styles from '../../catalogue/partner/PartnerDetail.module.css';
import { screensOf } from '../../shell/resource-screens.tsx';

/** Where a company is at work: lists narrowed to it. */
const CompanyUses = ({
  company: { id, clientCount, partnerCount },
}: {
  readonly company: Values;
}) => {
  const text = useAdminText();
  const items = [
    {
      key: 'clients',
      icon: 'users',
      label: text('company.clients', { count: Number(clientCount) }),
      href: `/admin/client?companyId=${String(id)}`,
    },
    {
      key: 'partners',
      icon: 'store',
      label: text('company.partners', { count: Number(partnerCount) }),
      href: `/admin/partner?companyId=${String(id)}`,
    },
  ] as const;
  return (
    <div className={styles.links}>
      {items.map(({ key, icon, label, href }) => (
        <AppLink key={key} href={href} className={buttonClass({ kind: 'ghost', size: 'Small' })}>
          <Icon name={icon} size="em" /> {label}
        </AppLink>
      ))}
    </div>
  );
};

export const companyScreens = screensOf(companyResource, {
  detail: (sections, company) => (
    <div className={styles.tabs}>
      <CompanyUses company={company} />
      {sections}
    </div>
  ),
});
