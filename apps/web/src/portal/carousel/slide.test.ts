import type { CarouselView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsSeen } from '../../shared/testing/seen.ts';
import { drawPage } from '../testing/page.tsx';
import { pictureOf } from '../testing/records.ts';
import { HomeCarousel, homeSlidesQuery } from './SlideCarousel.tsx';

const slide: CarouselView = {
  id: 1,
  title: 'Léto na kole',
  text: '',
  buttonLabel: 'Kam jet',
  href: '/magazine/leto-1',
  imageDesktop: pictureOf('a'),
  imageMobile: null,
  colour: 'GREEN',
  strip: null,
};

describe('a slide', () =>
  everyFieldIsSeen<CarouselView>(
    slide,
    {
      id: 'it tells slides apart',
      title: { is: 'Zima na běžkách' },
      text: { is: 'Trasy pro všechny' },
      buttonLabel: { is: 'Kudy' },
      href: { is: '/magazine/zima-2' },
      imageDesktop: { is: pictureOf('b') },
      imageMobile: { is: pictureOf('c') },
      colour: { is: 'YELLOW' },
      strip: { is: 'data:image/webp;base64,UklGRg==' },
    },
    (record) =>
      drawPage({
        path: '/',
        at: '/',
        Screen: HomeCarousel,
        fill: (client) => client.setQueryData(homeSlidesQuery.queryKey, [record]),
      }),
  ));
