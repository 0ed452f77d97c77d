import type { CompanyRecord } from '@cafeteria/contract';
import { buttonClass, Icon } from '@cafeteria/ui';
import { AppLink } from '../../../shared/navigation/index.ts';
import { type DetailProps, Stack, useAdminText } from '../../frame/index.ts';
import styles from './Company.module.css';

/** Above a company, where it is at work: lists narrowed to it. */
export const CompanyUses = ({
  item: { id, clientCount, partnerCount },
  children,
}: DetailProps<CompanyRecord>) => {
  const text = useAdminText();
  const items = [
    {
      key: 'clients',
      icon: 'users',
      label: text('company.clients', { count: clientCount }),
      href: `/admin/client?companyId=${id}`,
    },
    {
      key: 'partners',
      icon: 'store',
      label: text('company.partners', { count: partnerCount }),
      href: `/admin/partner?companyId=${id}`,
    },
  ] as const;
  return (
    <Stack>
      <div className={styles.links}>
        {items.map(({ key, icon, label, href }) => (
          <AppLink key={key} href={href} className={buttonClass({ kind: 'ghost', size: 'Small' })}>
            <Icon name={icon} size="em" /> {label}
          </AppLink>
        ))}
      </div>
      {children}
    </Stack>
  );
};
