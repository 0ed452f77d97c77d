import {
  categoryIcon,
  type GoodAt,
  type MapBranchOffice,
  type PriceTag,
} from '@cafeteria/contract';
import { formatDistance } from '@cafeteria/i18n';
import { CategoryIcon, Icon } from '@cafeteria/ui';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../shared/navigation/index.ts';
import { Logo } from '../../../shared/picture/index.ts';
import { CardPrice } from '../../card/index.ts';
import { useCategories } from '../../category-tree/index.ts';
import { GoodHere } from '../../own-money/index.ts';
import { OpenNow } from '../../partner/index.ts';
import type { Attention } from '../use-attention.ts';
import { isSaid, ownName } from './own-name.ts';
import styles from './BranchOfficeList.module.css';

type BranchOfficeRowProps = {
  readonly office: MapBranchOffice;
  /** What of the reader's money is good there. */
  readonly good: GoodAt | undefined;
  /** What can be had there at least. */
  readonly price: PriceTag | undefined;
  readonly href: string;
  readonly attention: Attention;
};

/** One branch office in the list: pointing at it highlights its pin, and pointing at the pin highlights the row. */
export const BranchOfficeRow = ({ office, good, price, href, attention }: BranchOfficeRowProps) => {
  const { id, name, address, meters, openingHours, partner, categoryCode } = office;
  const { hover, hoveredPinId, pinOf } = attention;
  const own = ownName(name, partner.name);
  const category = useCategories().find(({ code }) => code === categoryCode);
  const row = useRef<HTMLLIElement>(null);
  const isPointedAt = hoveredPinId === id;
  useEffect(() => {
    if (isPointedAt) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointedAt]);
  const point = (): void => hover('list', pinOf(office));
  const reach = (): void => hover('keys', pinOf(office));
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
      onFocus={({ target }) => (target.matches(':focus-visible') ? reach() : point())}
      onBlur={leave}
    >
      <Logo media={partner.logo} name={partner.name} size="small" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <AppLink href={href} resetScroll={false} className={styles.link}>
            {partner.name}
          </AppLink>
        </h3>
        {category && (
          <p className={styles.category}>
            <CategoryIcon name={categoryIcon[category.code]} />
            {[category.name, isSaid(own, address) ? '' : own].filter(Boolean).join(' · ')}
          </p>
        )}
        {!category && own && !isSaid(own, address) && <p className={styles.office}>{own}</p>}
        <p className={styles.address}>
          <Icon name="map-pin" size="em" />
          {address}
        </p>
        {openingHours && <OpenNow hours={openingHours} />}
        <GoodHere good={good} />
      </div>
      <div className={styles.figures}>
        {meters !== null && <span className={styles.distance}>{formatDistance(meters)}</span>}
        {price && <CardPrice price={price} size="small" />}
      </div>
    </li>
  );
};
