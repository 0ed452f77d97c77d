import { LinkTabs } from '@cafeteria/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ClientLog, Gallery, type LogSearch, SystemState } from './index.ts';
import { renderLink } from '../../../shared/navigation/index.ts';
import { AdminPage, useAdminText } from '../../frame/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import styles from '../../catalogue/partner/PartnerDetail.module.css';

const route = getRouteApi('/admin/dev');
const path = '/admin/dev';

/** What engineers look at: versions and health, every component in every state, and what went wrong in browsers. */
export const Dev = () => {
  const text = useAdminText();
  const navigate = useNavigate();
  const { tab = 'state', ...search } = route.useSearch();
  const hrefOf = (next: LogSearch): string => path + stringifySearch({ tab: 'log', ...next });
  return (
    <AdminPage title={text('dev.title')}>
      <div className={styles.tabs}>
        <LinkTabs
          label={text('dev.parts')}
          selected={tab}
          renderLink={renderLink}
          items={[
            { key: 'state', label: text('dev.system'), href: path },
            { key: 'components', label: text('dev.components'), href: `${path}?tab=components` },
            { key: 'log', label: text('dev.log'), href: `${path}?tab=log` },
          ]}
        />
        {tab === 'state' && <SystemState />}
        {tab === 'components' && <Gallery />}
        {tab === 'log' && (
          <ClientLog
            search={search}
            hrefOf={hrefOf}
            change={(next) => void navigate({ href: hrefOf(next), replace: true })}
          />
        )}
      </div>
    </AdminPage>
  );
};
