import { PromoPlacement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { LinkTabs } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { boolean, number, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  CreateLink,
  type Read,
  type Resource,
  ResourceList,
  type Search,
  Stack,
  useAdminText,
  word,
  renderPageLink,
} from '../../frame/index.ts';
import { PromoCategoryChoice } from './PromoCategoryChoice.tsx';

/** What of the list stands in its address: where the rows are, or that readers miss something in them. */
export const promoRowSearch = {
  placement: word(PromoPlacement.options),
  categoryId: number,
  withHidden: boolean,
} as const;

type Props = {
  readonly resource: Resource;
  readonly search: Search & Read<typeof promoRowSearch>;
};
type FrameProps = {
  readonly resource: Resource;
  readonly selected: NonNullable<Read<typeof promoRowSearch>['placement']> | 'hidden';
  readonly createHref: string;
  readonly children: ReactNode;
};

/** The page with its tabs: one for each placement, and one for the rows in which readers miss something. */
const Tabs = ({ resource, selected, createHref, children }: FrameProps) => {
  const text = useAdminText();
  const { path } = resource;
  const tabs = [
    ...PromoPlacement.options.map((key) => ({
      key,
      label: text(`enum.promoPlacement.${key}`),
      href: key === 'HOMEPAGE' ? path : `${path}?placement=${key}`,
    })),
    { key: 'hidden', label: text('promoRow.withHidden'), href: `${path}?withHidden=true` },
  ];
  return (
    <AdminPage
      title={text('promoRow.list')}
      actions={<CreateLink resource={resource} href={createHref} />}
    >
      <Stack>
        <LinkTabs
          label={text('promoRow.places')}
          selected={selected}
          renderLink={renderPageLink}
          items={tabs}
        />
        {children}
      </Stack>
    </AdminPage>
  );
};

/** Promo rows of the home page, or of the categories; those of one category can be put in order. */
export const PromoRowList = ({
  resource,
  search: { placement = 'HOMEPAGE', categoryId, withHidden, ...search },
}: Props) => {
  const create = `${resource.path}/create`;
  if (withHidden)
    return (
      <Tabs resource={resource} selected="hidden" createHref={create}>
        <ResourceList
          resource={resource}
          search={{ ...search, withHidden: true }}
          fixed={{ withHidden: true }}
        />
      </Tabs>
    );
  const shown = {
    placement,
    ...(placement === 'CATEGORY' && categoryId !== undefined && { categoryId }),
  };
  const isOrdered = placement === 'HOMEPAGE' || categoryId !== undefined;
  const createHref = `${create}${stringifySearch({ placement, categoryId })}`;
  return (
    <Tabs resource={resource} selected={placement} createHref={createHref}>
      {placement === 'CATEGORY' && <PromoCategoryChoice categoryId={categoryId} />}
      <ResourceList
        key={`${placement} ${categoryId ?? ''}`}
        resource={resource}
        search={{ ...search, ...(placement === 'CATEGORY' && shown) }}
        fixed={shown}
        createHref={createHref}
        ordering={
          isOrdered
            ? {
                route: api.promoRowAdmin.order,
                scope: { placement, categoryId: categoryId ?? null },
              }
            : undefined
        }
      />
    </Tabs>
  );
};
