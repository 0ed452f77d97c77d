import type { MapBranchOffice } from '@cafeteria/contract';
import { formatDistance } from '@cafeteria/i18n';
import { Icon } from '@cafeteria/ui';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../shared/navigation/index.ts';
import { Logo } from '../../shared/picture/index.ts';
import { OpenNow } from '../partner/index.ts';
import type { PanelProps } from './Panel.tsx';
import { mapAddress } from './map-search.ts';
import { ownName } from './own-name.ts';
import styles from './PlaceRow.module.css';

type Props = Pick<PanelProps, 'search' | 'hover' | 'hoveredId' | 'numberOf'> & {
  readonly place: MapBranchOffice;
};

/** One place in the list: pointing at it shows where it is, and its pin shows which row it is. */
export const PlaceRow = ({ place, search, hover, hoveredId, numberOf }: Props) => {
  const { id, lat, lng, name, address, meters, openingHours, partner, categoryCode } = place;
  const office = ownName(name, partner.name);
  const row = useRef<HTMLLIElement>(null);
  const isPointedAt = hoveredId === id;
  useEffect(() => {
    if (isPointedAt) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  const point = (): void =>
    hover('list', { id, lat, lng, categoryId: numberOf?.(categoryCode) ?? 0 });
  const leave = (): void => hover('list', undefined);
  return (
    <li
      ref={row}
      className={styles.row}
      data-place={id}
      data-category={categoryCode ?? undefined}
      data-hovered={isPointedAt || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Logo media={partner.logo} name={partner.name} size="small" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <AppLink
            href={mapAddress({ ...search, selectedBranchOfficeId: id })}
            resetScroll={false}
            className={styles.link}
          >
            {partner.name}
          </AppLink>
        </h3>
        {office && <p className={styles.office}>{office}</p>}
        <p className={styles.address}>
          <Icon name="map-pin" size="em" />
          {address}
        </p>
        {openingHours && <OpenNow hours={openingHours} />}
      </div>
      {meters !== null && <span className={styles.distance}>{formatDistance(meters)}</span>}
    </li>
  );
};
