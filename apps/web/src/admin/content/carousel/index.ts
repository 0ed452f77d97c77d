export { carouselResource } from './carousel.admin.tsx';
export { SlideCount } from './SlideCount.tsx';
