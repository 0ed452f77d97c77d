import { api } from '@cafeteria/contract/light';
import { Carousel } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../platform/api/index.ts';
import { SlideCard } from './SlideCard.tsx';

export const homeSlidesQuery = read(api.carousel.list, { placement: 'HOMEPAGE' });
const autoplaySeconds = 8;

/** The slides of the home page; none, no carousel. */
export const HomeCarousel = () => {
  const { t } = useTranslation('cafeteria');
  const { data: slides = [] } = useQuery(homeSlidesQuery);
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={t('carousel.label')} previousLabel={t('carousel.previous')} nextLabel={t('carousel.next')} pauseLabel={t('carousel.pause')} playLabel={t('carousel.play')}
      slideLabel={(index, count) => t('carousel.slide', { index, total: count })} autoplaySeconds={autoplaySeconds}
    >
      {slides.map((slide, index) => <SlideCard key={slide.id} slide={slide} isFirst={index === 0} />)}
    </Carousel>
  );
};
