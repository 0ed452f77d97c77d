import { CarouselForm, CarouselPlacement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate } from '@cafeteria/i18n';
import {
  colour,
  defineResource,
  LocalizedName,
  localizedText,
  optionalDateTime,
  ownList,
  select,
} from '../../frame/index.ts';
import { clientIds } from '../../widgets/audience/index.ts';
import { slideLink } from '../../widgets/link-target/index.ts';
import { MediaThumb, optionalMedia, requiredMedia } from '../../widgets/media/index.ts';
import styles from './Carousel.module.css';
import { CarouselList, carouselSearch } from './CarouselList.tsx';
import { SlidePreview } from './SlidePreview.tsx';

/** The shapes a slide is drawn in: beside its words, and as a strip above them on a phone. */
const wide = 2.2;
const phone = 4.5;

/** Administration of carousel slides. */
export const carouselResource = defineResource({
  name: 'carousel',
  routes: api.carouselAdmin,
  schema: CarouselForm,
  path: '/admin/carousel',
  nav: { icon: 'monitor', group: 'content' },
  hasNoDetail: true,
  title: (slide, tell) => tell(slide.title),
  Preview: SlidePreview,
  list: {
    page: ownList(carouselSearch, CarouselList),
    sortBy: 'POSITION',
    moreSorts: ['POSITION'],
    columns: [
      {
        key: 'title',
        sort: 'NAME',
        width: 'wide',
        cell: (row) => (
          <span className={styles.title} data-accent={row.colour}>
            <LocalizedName value={row.title} />
          </span>
        ),
      },
      {
        key: 'imageDesktop',
        width: 'narrow',
        isSecondary: true,
        cell: (row) => <MediaThumb uuid={row.imageDesktop} className={styles.thumb} />,
      },
      'publication',
      {
        key: 'validFrom',
        width: 'narrow',
        isSecondary: true,
        cell: (row) => row.validFrom && formatDate(row.validFrom),
      },
      {
        key: 'validTo',
        width: 'narrow',
        isSecondary: true,
        cell: (row) => row.validTo && formatDate(row.validTo),
      },
      'lastModified',
      'id',
    ],
  },
  fromSearch: ['placement'],
  form: {
    texts: {
      title: localizedText({ isRequired: true }),
      text: localizedText({ isMultiline: true }),
    },
    pictures: {
      imageDesktop: requiredMedia({ slideWide: wide }),
      imageMobile: optionalMedia({ slidePhone: phone }),
      colour: colour(),
    },
    link: { link: slideLink(), buttonLabel: localizedText() },
    publication: {
      validFrom: optionalDateTime(),
      validTo: optionalDateTime(),
      placement: select(CarouselPlacement.options, 'carouselPlacement'),
      clientIds: clientIds(),
    },
  },
});
