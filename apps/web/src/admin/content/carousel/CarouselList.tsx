import { CarouselPlacement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { LinkTabs, Skeleton } from '@cafeteria/ui';
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
import { SlideCount, useIsCounting } from './SlideCount.tsx';

/** Where the slides of the list are shown. */
export const carouselSearch = { placement: word(CarouselPlacement.options) } as const;
type Props = {
  readonly resource: Resource;
  readonly search: Search & Read<typeof carouselSearch>;
};

/** Slides of one placement, because each has its own order. */
export const CarouselList = ({
  resource,
  search: { placement = 'HOMEPAGE', ...search },
}: Props) => {
  const text = useAdminText();
  const isCounting = useIsCounting({ placement });
  const { path } = resource;
  const create = `${path}/create?placement=${placement}`;
  return (
    <AdminPage
      title={text('carousel.list')}
      actions={<CreateLink resource={resource} href={create} />}
    >
      <Stack>
        <LinkTabs
          label={text('carousel.placements')}
          selected={placement}
          renderLink={renderPageLink}
          items={CarouselPlacement.options.map((key) => ({
            key,
            label: text(`enum.carouselPlacement.${key}`),
            href: key === 'HOMEPAGE' ? path : `${path}?placement=${key}`,
          }))}
        />
        <SlideCount placement={placement} />
        {isCounting && <Skeleton shape="row" count={8} />}
        <div hidden={isCounting}>
          <ResourceList
            key={placement}
            resource={resource}
            search={{ ...search, ...(placement === 'MAGAZINE' && { placement }) }}
            fixed={{ placement }}
            ordering={{ route: api.carouselAdmin.order, scope: { placement } }}
            createHref={create}
          />
        </div>
      </Stack>
    </AdminPage>
  );
};
