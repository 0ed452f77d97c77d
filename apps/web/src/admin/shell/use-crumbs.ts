import { api } from '@cafeteria/contract/light';
import { useQuery } from '@tanstack/react-query';
import { clientResource } from '../people/client/index.ts';
import { partnerResource } from '../catalogue/partner/index.ts';
import { read } from '../../shared/api/index.ts';
import { type Crumb, type Resource, useAdminText, useResourceTexts } from '../frame/index.ts';

/** The way to a record of a list. */
export const useListCrumbs = (resource: Resource): readonly Crumb[] => {
  const text = useAdminText();
  return [
    { key: 'admin', label: text('title'), href: '/admin' },
    {
      key: `${resource.name}.list`,
      label: useResourceTexts(resource).text('list'),
      href: resource.path,
    },
  ];
};

/** The way to something under a client; the client's name comes when it is known. */
export const useClientCrumbs = (clientId: number): readonly Crumb[] => {
  const crumbs = useListCrumbs(clientResource);
  const { data } = useQuery(read(api.clientAdmin.get, { id: clientId }));
  return [
    ...crumbs,
    {
      key: 'client.detail',
      label: data?.name ?? `#${clientId}`,
      href: `${clientResource.path}/${clientId}`,
    },
  ];
};

/** The way to something under a partner; the partner's name comes when it is known. */
export const usePartnerCrumbs = (partnerId: number): readonly Crumb[] => {
  const text = useAdminText();
  const crumbs = useListCrumbs(partnerResource);
  const { data } = useQuery(read(api.partnerAdmin.get, { id: partnerId }));
  const path = `${partnerResource.path}/${partnerId}`;
  return [
    ...crumbs,
    { key: 'partner.detail', label: data?.name ?? `#${partnerId}`, href: path },
    { key: 'branchOffice.list', label: text('branchOffice.list'), href: `${path}?tab=branches` },
  ];
};
