export {
  HomeCarousel,
  homeSlidesQuery,
  MagazineCarousel,
  magazineSlidesQuery,
} from './HomeCarousel.tsx';
