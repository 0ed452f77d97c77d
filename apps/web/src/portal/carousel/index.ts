export {
  HomeCarousel,
  homeSlidesQuery,
  MagazineCarousel,
  magazineSlidesQuery,
} from './SlideCarousel.tsx';
