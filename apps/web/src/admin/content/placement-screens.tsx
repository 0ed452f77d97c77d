import { CarouselPlacement, PromoPlacement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { buttonClass, Icon, LinkTabs } from '@cafeteria/ui';
import { getRouteApi } from '@tanstack/react-router';
import { announcementResource } from './announcement/index.ts';
import { carouselResource, SlideCount } from './carousel/index.ts';
import { promoRowResource } from './promo-row/index.ts';
import { AppLink, renderLink } from '../../shared/navigation/index.ts';
import type { ListSearch } from '../frame/search.ts';
import {
  AdminPage,
  CreatePage,
  DetailPage,
  EditPage,
  ResourceList,
  SingletonPage,
  useAdminText,
} from '../frame/index.ts';
import styles from '../catalogue/partner/PartnerDetail.module.css';
import { PromoCategoryChoice } from './promo-row/PromoCategoryChoice.tsx';
import { useListCrumbs } from '../shell/use-crumbs.ts';

const carouselList = getRouteApi('/admin/carousel');
const carouselCreate = getRouteApi('/admin/carousel/create');
const carouselEdit = getRouteApi('/admin/carousel/$carouselId/edit');
const promoList = getRouteApi('/admin/promoRow');
const promoCreate = getRouteApi('/admin/promoRow/create');
const promoDetail = getRouteApi('/admin/promoRow/$promoRowId');
const promoEdit = getRouteApi('/admin/promoRow/$promoRowId/edit');

const CreateLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <AppLink href={href} className={buttonClass({})}>
    <Icon name="plus" size="em" /> {label}
  </AppLink>
);

export const Announcement = () => <SingletonPage resource={announcementResource} />;

/** Slides by the place they stand in, because each place has its own order. */
export const CarouselList = () => {
  const text = useAdminText();
  const { placement = 'HOMEPAGE', ...search } = carouselList.useSearch();
  const { path } = carouselResource;
  const create = `${path}/create?placement=${placement}`;
  return (
    <AdminPage
      title={text('carousel.list')}
      actions={<CreateLink href={create} label={text('carousel.create')} />}
    >
      <div className={styles.tabs}>
        <LinkTabs
          label={text('carousel.placements')}
          selected={placement}
          renderLink={renderLink}
          items={CarouselPlacement.options.map((key) => ({
            key,
            label: text(`enum.carouselPlacement.${key}`),
            href: key === 'HOMEPAGE' ? path : `${path}?placement=${key}`,
          }))}
        />
        <SlideCount placement={placement} />
        <ResourceList
          key={placement}
          resource={carouselResource}
          search={{ ...search, ...(placement === 'MAGAZINE' && { placement }) }}
          fixed={{ placement }}
          ordering={{ route: api.carouselAdmin.order, scope: { placement } }}
          createHref={create}
        />
      </div>
    </AdminPage>
  );
};
export const CarouselCreate = () => {
  const { placement } = carouselCreate.useSearch();
  return (
    <CreatePage
      resource={carouselResource}
      initial={placement && { placement }}
      crumbs={useListCrumbs(carouselResource)}
    />
  );
};
export const CarouselEdit = () => {
  const { copyMode, field } = carouselEdit.useSearch();
  return (
    <EditPage
      resource={carouselResource}
      id={carouselEdit.useParams().carouselId}
      mode={copyMode}
      focus={field}
      crumbs={useListCrumbs(carouselResource)}
    />
  );
};

const usePromoTabs = () => {
  const text = useAdminText();
  const { path } = promoRowResource;
  return [
    ...PromoPlacement.options.map((key) => ({
      key,
      label: text(`enum.promoPlacement.${key}`),
      href: key === 'HOMEPAGE' ? path : `${path}?placement=${key}`,
    })),
    { key: 'hidden', label: text('promoRow.withHidden'), href: `${path}?withHidden=true` },
  ];
};

/** Rows in which readers miss something, wherever they stand. */
const HiddenRows = ({ search }: { readonly search: ListSearch }) => {
  const text = useAdminText();
  return (
    <AdminPage
      title={text('promoRow.list')}
      actions={
        <CreateLink href={`${promoRowResource.path}/create`} label={text('promoRow.create')} />
      }
    >
      <div className={styles.tabs}>
        <LinkTabs
          label={text('promoRow.places')}
          selected="hidden"
          renderLink={renderLink}
          items={usePromoTabs()}
        />
        <ResourceList
          resource={promoRowResource}
          search={{ ...search, withHidden: true }}
          fixed={{ withHidden: true }}
        />
      </div>
    </AdminPage>
  );
};

/** Promo rows of the home page, or of the categories; one place at a time can be put in order. */
export const PromoRowList = () => {
  const text = useAdminText();
  const tabs = usePromoTabs();
  const { placement = 'HOMEPAGE', categoryId, withHidden, ...search } = promoList.useSearch();
  const { path } = promoRowResource;
  const place = {
    placement,
    ...(placement === 'CATEGORY' && categoryId !== undefined && { categoryId }),
  };
  if (withHidden) return <HiddenRows search={search} />;
  const isOnePlace = placement === 'HOMEPAGE' || categoryId !== undefined;
  const create = `${path}/create?placement=${placement}${categoryId === undefined ? '' : `&categoryId=${categoryId}`}`;
  return (
    <AdminPage
      title={text('promoRow.list')}
      actions={<CreateLink href={create} label={text('promoRow.create')} />}
    >
      <div className={styles.tabs}>
        <LinkTabs
          label={text('promoRow.places')}
          selected={placement}
          renderLink={renderLink}
          items={tabs}
        />
        {placement === 'CATEGORY' && <PromoCategoryChoice categoryId={categoryId} />}
        <ResourceList
          key={`${placement} ${categoryId ?? ''}`}
          resource={promoRowResource}
          search={{ ...search, ...(placement === 'CATEGORY' && place) }}
          fixed={place}
          createHref={create}
          ordering={
            isOnePlace
              ? {
                  route: api.promoRowAdmin.order,
                  scope: { placement, categoryId: categoryId ?? null },
                }
              : undefined
          }
        />
      </div>
    </AdminPage>
  );
};
export const PromoRowCreate = () => {
  const { placement, categoryId } = promoCreate.useSearch();
  return (
    <CreatePage
      resource={promoRowResource}
      initial={{ ...(placement && { placement }), ...(categoryId !== undefined && { categoryId }) }}
      crumbs={useListCrumbs(promoRowResource)}
    />
  );
};
export const PromoRowDetail = () => (
  <DetailPage
    resource={promoRowResource}
    id={promoDetail.useParams().promoRowId}
    crumbs={useListCrumbs(promoRowResource)}
  />
);
export const PromoRowEdit = () => {
  const { copyMode, field } = promoEdit.useSearch();
  return (
    <EditPage
      resource={promoRowResource}
      id={promoEdit.useParams().promoRowId}
      mode={copyMode}
      focus={field}
      crumbs={useListCrumbs(promoRowResource)}
    />
  );
};
