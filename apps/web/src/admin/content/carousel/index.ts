export { carouselResource } from './carousel.admin.tsx';
