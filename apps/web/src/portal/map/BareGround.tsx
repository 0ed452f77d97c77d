import { formatDistance } from '@cafeteria/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { useOrigin } from '../position/index.ts';
import { officesQuery } from './map-queries.ts';
import { boundsOf, type Size, type View } from './pins/index.ts';
import { townOf } from './town-of.ts';
import { useNarrowedMap } from './use-narrowed.ts';
import styles from './BareGround.module.css';

/** From here on a map without streets has nothing more to say. */
const bareFrom = 13;

/** How many metres a side of its squares is at home (basemap/tiles.ts); the small ones are seen from a zoom on. */
const sides = { square: 800, small: 200, smallFrom: 13.75 } as const;

/** Whether the ground of the map ends before the view does. */
export const useIsBare = (view: View | undefined): boolean => {
  const { kind, maxZoom } = useServices().config.basemap;
  return kind === 'tiles' && maxZoom < bareFrom && view !== undefined && view.zoom >= bareFrom;
};

/** Over a ground without streets: where one is, and that there is no more to see of it. */
export const BareGround = ({ view, size }: { readonly view: View; readonly size: Size }) => {
  const { t } = useTexts('cafeteria');
  const { search } = useNarrowedMap();
  const { origin } = useOrigin();
  // what the list has asked for already
  const { data } = useInfiniteQuery({
    ...officesQuery(search, boundsOf(view, size), origin),
    enabled: false,
  });
  const town = townOf(
    data?.pages.flatMap(({ content }) => content.map((one) => one.address)) ?? [],
  );
  return (
    <p className={styles.note} data-testid="bare-ground" data-over-map="">
      {/* addresses are as the post writes them; one town has a name of its own in another language, as on the map */}
      {town && (
        <strong className={styles.town}>{town === 'Praha' ? t('map.capital') : town}</strong>
      )}
      <span>
        {t('map.bare')}{' '}
        {t('map.square', {
          distance: formatDistance(view.zoom < sides.smallFrom ? sides.square : sides.small),
        })}
      </span>
    </p>
  );
};
