import { api } from '@cafeteria/contract/light';
import { Carousel } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../shared/api/index.ts';
import { SlideCard } from './SlideCard.tsx';

type Placement = 'HOMEPAGE' | 'MAGAZINE';
const slidesQuery = (placement: Placement) => read(api.carousel.list, { placement });
export const homeSlidesQuery = slidesQuery('HOMEPAGE');
export const magazineSlidesQuery = slidesQuery('MAGAZINE');
const autoplaySeconds = 8;

/** The slides of a place; none, no carousel. */
const SlideCarousel = ({ placement }: { readonly placement: Placement }) => {
  const { t } = useTranslation('cafeteria');
  const { data: slides = [] } = useQuery(slidesQuery(placement));
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={t('carousel.label')}
      previousLabel={t('carousel.previous')}
      nextLabel={t('carousel.next')}
      pauseLabel={t('carousel.pause')}
      playLabel={t('carousel.play')}
      slideLabel={(index, count) => t('carousel.slide', { index, total: count })}
      autoplaySeconds={autoplaySeconds}
    >
      {slides.map((slide, index) => (
        <SlideCard key={slide.id} slide={slide} isFirst={index === 0} />
      ))}
    </Carousel>
  );
};

export const HomeCarousel = () => <SlideCarousel placement="HOMEPAGE" />;
export const MagazineCarousel = () => <SlideCarousel placement="MAGAZINE" />;
