import { api } from '@cafeteria/contract/light';
import { buttonClass, Icon, LinkTabs } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { branchOfficeResource } from '../branch-office/index.ts';
import { offerResource } from '../offer/index.ts';
import { partnerResource } from './index.ts';
import { AppLink, renderLink } from '../../../shared/navigation/index.ts';
import { DetailPage, ResourceList, useAdminText } from '../../frame/index.ts';
import styles from './PartnerDetail.module.css';
import { useListCrumbs } from '../../shell/use-crumbs.ts';

const route = getRouteApi('/admin/partner/$partnerId');

/** A partner with its branch offices and its offers. */
export const PartnerDetail = () => {
  const text = useAdminText();
  const { partnerId } = route.useParams();
  const { tab = 'detail', ...search } = route.useSearch();
  const here = `${partnerResource.path}/${partnerId}`;
  const listSearch = { ...search, tab };
  const newOffer = `${offerResource.path}/create?partnerId=${partnerId}`;
  const newBranch = `${here}/branch-office/create`;
  const createLink = (href: string, label: string) => (
    <AppLink className={buttonClass({ size: 'Small' })} href={href}>
      <Icon name="plus" size="em" /> {label}
    </AppLink>
  );
  return (
    <DetailPage resource={partnerResource} id={partnerId} crumbs={useListCrumbs(partnerResource)}>
      {(sections, partner) => (
        <div className={styles.tabs}>
          <LinkTabs
            label={text('partnerTab.label')}
            selected={tab}
            renderLink={renderLink}
            items={[
              { key: 'detail', label: text('partnerTab.detail'), href: here },
              {
                key: 'branches',
                label: text('partnerTab.branches'),
                href: `${here}?tab=branches`,
                count: Number(partner.branchOfficeCount),
              },
              { key: 'offers', label: text('partnerTab.offers'), href: `${here}?tab=offers` },
            ]}
          />
          {tab === 'detail' && sections}
          {tab === 'branches' && (
            <ResourceList
              key="branches"
              resource={branchOfficeResource}
              parent={{ partnerId }}
              search={listSearch}
              createHref={newBranch}
              end={
                <>
                  <AppLink
                    className={buttonClass({ kind: 'ghost', size: 'Small' })}
                    href={`${here}/branch-office/import`}
                  >
                    <Icon name="upload" size="em" /> {text('partnerTab.import')}
                  </AppLink>
                  {createLink(newBranch, text('branchOffice.create'))}
                </>
              }
            />
          )}
          {tab === 'offers' && (
            <ResourceList
              key="offers"
              resource={offerResource}
              search={listSearch}
              fixed={{ partnerId }}
              ordering={{ route: api.offerAdmin.order, params: { partnerId } }}
              createHref={newOffer}
              end={createLink(newOffer, text('offer.create'))}
            />
          )}
        </div>
      )}
    </DetailPage>
  );
};
