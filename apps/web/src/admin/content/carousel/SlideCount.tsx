import { type CarouselRow, slideLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useAdminText } from '../../frame/index.ts';

const pageSize = 100;

type Props = { readonly placement: CarouselRow['placement'] };
const activeSlides = ({ placement }: Props) =>
  read(api.carouselAdmin.list, { placement, active: 'ACTIVE', pageSize });
/** Whether it is not known yet that there are too many: the warning stands over the list, and would push it down. */
export const useIsCounting = (given: Props): boolean => useQuery(activeSlides(given)).isPending;

/** Warns when more slides are live in one placement than readers look at. */
export const SlideCount = (props: Props) => {
  const text = useAdminText();
  const { data } = useQuery(activeSlides(props));
  const live = data?.content.filter(({ publication }) => publication === 'LIVE').length ?? 0;
  if (live <= slideLimit.advised) return null;
  return (
    <Banner tone="warning" title={text('carousel.manyTitle', { count: live })}>
      {text('carousel.manyText', { max: slideLimit.max })}
    </Banner>
  );
};
