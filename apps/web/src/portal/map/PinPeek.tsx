import { distanceInMetres } from '@cafeteria/contract';
import { formatDistance } from '@cafeteria/i18n';
import { Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';
import { CategoryPicture } from '../../shared/picture/index.ts';
import { GoodHere, useGoodAt } from '../own-money/index.ts';
import { OpenNow } from '../partner/index.ts';
import { useOrigin } from '../position/index.ts';
import { officeQuery } from './map-queries.ts';
import { mapHref, useMapSearch } from './map-search.ts';
import { peekPlace, pixelOf, type Pin, type Size, type View } from './pins/index.ts';
import styles from './PinPeek.module.css';

/** A place in few words. */
export const PlaceWords = ({ pin }: { readonly pin: Pin }) => {
  const { data } = useQuery(officeQuery(pin.id));
  const goodAt = useGoodAt({ branchOffices: [pin.id] });
  const { origin } = useOrigin();
  if (!data)
    return (
      <div className={styles.words}>
        <Skeleton count={3} />
      </div>
    );
  const { partner, openingHours, address } = data;
  return (
    <>
      <span className={styles.art} data-category={partner.categoryCode ?? undefined}>
        <CategoryPicture
          media={partner.image}
          category={partner.categoryCode}
          iconSize="lg"
          crop="tile"
          widths={[384]}
          sizes="112px"
          ratio="none"
          alt=""
          loading="eager"
        />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{partner.title}</strong>
        <span className={styles.address}>
          {origin && `${formatDistance(Math.round(distanceInMetres(origin, data)))} · `}
          {address}
        </span>
        {openingHours && <OpenNow hours={openingHours} />}
        <GoodHere isBrief good={goodAt('branchOffices', pin.id)} />
      </div>
    </>
  );
};

/** A row of chips lies over the top of the map, in pixels. */
const chipsHeight = 64;

type Props = {
  readonly view: View;
  readonly size: Size;
  readonly onHold: (isOnCard: boolean) => void;
};

const Card = ({ pin, view, size, onHold }: Props & { readonly pin: Pin }) => {
  const search = useMapSearch();
  const href = mapHref({ ...search, ...view, selectedBranchOfficeId: pin.id });
  const card = useRef<HTMLDivElement>(null);
  const place = peekPlace(pixelOf(pin, view, size), size, chipsHeight);
  // not as an attribute: the security policy forbids those of a page
  useLayoutEffect(() => {
    card.current?.style.setProperty('left', `${place.left}px`);
    card.current?.style.setProperty('top', `${place.top}px`);
  }, [place.left, place.top]);
  return (
    <div
      ref={card}
      className={styles.peek}
      aria-hidden="true"
      data-testid="pin-peek"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <AppLink href={href} resetScroll={false} className={styles.link} tabIndex={-1}>
        <PlaceWords pin={pin} />
      </AppLink>
    </div>
  );
};

/**
 * What a mouse points at on the map, or the keyboard has reached in the list, at its pin, while the list stays and says
 * the same to screen readers; a finger has it in a sheet (`TappedPlace`).
 */
export const PinPeek = ({ pin, ...rest }: Props & { readonly pin: Pin | undefined }) => {
  const { selectedBranchOfficeId } = useMapSearch();
  return pin && pin.id !== selectedBranchOfficeId ? <Card pin={pin} {...rest} /> : null;
};
