import type { CarouselView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { buttonClass, Carousel } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink } from '../../shared/navigation/index.ts';
import { mediaHref, mediaSourceSet, Picture } from '../../shared/picture/index.ts';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './SlideCarousel.module.css';

/** Phones show a low strip: on dense screens two thirds of the width look sharp enough. */
const phoneSizes = '(width < 41.25em) and (resolution >= 1.5dppx) 62vw, (width < 41.25em) 92vw';

const wideSizes = '(width < 84.375em) 62vw, 52rem';
const wideWidths = [384, 512, 768, 1024, 1536] as const;

type SlideProps = { readonly slide: CarouselView; readonly isFirst: boolean };

/** The picture; of the first slide it is fetched before anything else, before the page is read that far. */
const SlidePicture = ({ slide: { imageDesktop, imageMobile, strip }, isFirst }: SlideProps) => {
  const {
    api: { origin },
    imageFormat: format,
  } = useServices();
  const wide = { origin, format, crop: 'slideWide' };
  return (
    <picture className={styles.picture}>
      {isFirst && (
        <link
          rel="preload"
          as="image"
          media="(width >= 41.25em)"
          href={mediaHref(imageDesktop, { ...wide, size: 1024 })}
          imageSrcSet={mediaSourceSet(imageDesktop, wideWidths, wide)}
          imageSizes={wideSizes}
          fetchPriority="high"
        />
      )}
      {strip && <source media="(width < 41.25em)" srcSet={strip} />}
      {imageMobile && (
        <source
          media="(width < 41.25em)"
          srcSet={mediaSourceSet(imageMobile, [384, 512, 768, 1024], {
            origin,
            format,
            crop: 'slidePhone',
          })}
          sizes={phoneSizes}
        />
      )}
      <Picture
        media={imageDesktop}
        crop="slideWide"
        widths={wideWidths}
        sizes={`${phoneSizes}, ${wideSizes}`}
        ratio="none"
        alt=""
        isPriority={isFirst}
        {...(!isFirst && { fetchPriority: 'low' })}
        className={styles.image ?? ''}
      />
    </picture>
  );
};

/** One slide: its text on its colour, beside the picture; on a phone the picture is a strip above. */
const SlideCard = ({ slide, isFirst }: SlideProps) => {
  const { title, text, buttonLabel, href, colour } = slide;
  return (
    <article className={styles.slide} data-accent={colour}>
      <SlidePicture slide={slide} isFirst={isFirst} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {href && buttonLabel && (
          <AppLink href={href} className={buttonClass({ className: styles.button ?? '' })}>
            {buttonLabel}
          </AppLink>
        )}
      </div>
    </article>
  );
};

type Placement = 'HOMEPAGE' | 'MAGAZINE';
const slidesQuery = (placement: Placement) => read(api.carousel.list, { placement });
export const homeSlidesQuery = slidesQuery('HOMEPAGE');
export const magazineSlidesQuery = slidesQuery('MAGAZINE');
const autoplaySeconds = 8;

/** The slides of one page; without slides there is no carousel. */
const SlideCarousel = ({
  placement,
  isBelow = false,
}: {
  readonly placement: Placement;
  /** Not what is seen first: no picture of it goes before others. */
  readonly isBelow?: boolean;
}) => {
  const { t } = useTexts('cafeteria');
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
        <SlideCard key={slide.id} slide={slide} isFirst={!isBelow && index === 0} />
      ))}
    </Carousel>
  );
};

export const HomeCarousel = ({ isBelow = false }: { readonly isBelow?: boolean }) => (
  <SlideCarousel placement="HOMEPAGE" isBelow={isBelow} />
);
export const MagazineCarousel = () => <SlideCarousel placement="MAGAZINE" />;
