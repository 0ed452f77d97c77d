export { HomeCarousel, homeSlidesQuery } from './HomeCarousel.tsx';
