import { buttonClass, Icon, LinkTabs } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { clientResource } from './index.ts';
import { userResource } from '../user/index.ts';
import { AppLink, renderLink } from '../../../shared/navigation/index.ts';
import { DetailPage, ResourceList, useAdminText } from '../../frame/index.ts';
import styles from '../../catalogue/partner/PartnerDetail.module.css';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const route = getRouteApi('/admin/client/$clientId');

/** A client with its users, and the way to its articles. */
export const ClientDetail = () => {
  const text = useAdminText();
  const { clientId } = route.useParams();
  const { tab = 'detail', ...search } = route.useSearch();
  const here = `${clientResource.path}/${clientId}`;
  const newUser = `${userResource.path}/create?clientId=${clientId}`;
  return (
    <DetailPage resource={clientResource} id={clientId} crumbs={useListCrumbs(clientResource)}>
      {(sections, client) => (
        <div className={styles.tabs}>
          <LinkTabs
            label={text('clientTab.label')}
            selected={tab}
            renderLink={renderLink}
            items={[
              { key: 'detail', label: text('clientTab.detail'), href: here },
              {
                key: 'users',
                label: text('clientTab.users'),
                href: `${here}?tab=users`,
                count: Number(client.userCount),
              },
              {
                key: 'articles',
                label: text('clientTab.articles'),
                href: `${here}/article`,
                count: Number(client.articleCount),
              },
            ]}
          />
          {tab === 'detail' && sections}
          {tab === 'users' && (
            <ResourceList
              key="users"
              resource={userResource}
              search={{ ...search, tab }}
              fixed={{ clientId }}
              createHref={newUser}
              end={
                <>
                  <AppLink
                    className={buttonClass({ kind: 'ghost', size: 'Small' })}
                    href={`${here}/user-import`}
                  >
                    <Icon name="upload" size="em" /> {text('clientTab.import')}
                  </AppLink>
                  <AppLink className={buttonClass({ size: 'Small' })} href={newUser}>
                    <Icon name="plus" size="em" /> {text('user.create')}
                  </AppLink>
                </>
              }
            />
          )}
        </div>
      )}
    </DetailPage>
  );
};
