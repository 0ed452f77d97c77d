import type { CompanyRecord } from '@cafeteria/contract';
import { buttonClass, Icon } from '@cafeteria/ui';
import { type DetailProps, Stack, useAdminText, PageLink } from '../../frame/index.ts';
import styles from './Company.module.css';

type Uses = Pick<CompanyRecord, 'id' | 'clientCount' | 'partnerCount'>;

/** Above a company, where it is at work: lists narrowed to it, or the way to begin. */
export const CompanyUses = ({
  item: { id, clientCount, partnerCount },
  children,
}: DetailProps<Uses>) => {
  const text = useAdminText();
  const items = [
    {
      key: 'client',
      icon: 'users',
      count: clientCount,
      label: text('company.clients', { count: clientCount }),
    },
    {
      key: 'partner',
      icon: 'store',
      count: partnerCount,
      label: text('company.partners', { count: partnerCount }),
    },
  ] as const;
  return (
    <Stack>
      <div className={styles.links}>
        {items.map(({ key, icon, count, label }) => (
          <PageLink
            key={key}
            href={`/admin/${key}${count > 0 ? '' : '/create'}?companyId=${id}`}
            className={buttonClass({ kind: 'ghost', size: 'Small' })}
          >
            <Icon name={count > 0 ? icon : 'plus'} size="em" />{' '}
            {count > 0 ? label : text(`${key}.create`)}
          </PageLink>
        ))}
      </div>
      {children}
    </Stack>
  );
};
