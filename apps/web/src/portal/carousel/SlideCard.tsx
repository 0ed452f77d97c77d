import type { CarouselView } from '@cafeteria/contract';
import { buttonClass } from '@cafeteria/ui';
import { AppLink } from '../../shared/navigation/index.ts';
import { mediaSourceSet, Picture } from '../../shared/picture/index.ts';
import { useServices } from '../../shared/services.ts';
import styles from './SlideCard.module.css';

/** A phone shows a low strip: with its dense pixels two thirds of the width are enough. */
const phoneSizes = '(width < 660px) and (resolution >= 1.5dppx) 62vw, (width < 660px) 92vw';

/**
 * One slide: its text on its colour, beside the picture; on a phone the picture is a strip above.
 * Only the first slide loads its picture with priority.
 */
export const SlideCard = ({
  slide,
  isFirst,
}: {
  readonly slide: CarouselView;
  readonly isFirst: boolean;
}) => {
  const {
    api: { origin },
    imageFormat: format,
  } = useServices();
  const { title, text, buttonLabel, href, imageDesktop, imageMobile, colour, strip } = slide;
  return (
    <article className={styles.slide} data-accent={colour}>
      <picture className={styles.picture}>
        {strip && <source media="(width < 660px)" srcSet={strip} />}
        {imageMobile && (
          <source
            media="(width < 660px)"
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
          widths={[384, 512, 768, 1024, 1536]}
          sizes={`${phoneSizes}, (width < 1350px) 62vw, 52rem`}
          ratio="none"
          alt=""
          isPriority={isFirst}
          {...(!isFirst && { fetchPriority: 'low' })}
          className={styles.image ?? ''}
        />
      </picture>
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
