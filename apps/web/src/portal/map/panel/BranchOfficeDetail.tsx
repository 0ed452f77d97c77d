import { distanceInMetres, type MapBranchOfficeView } from '@cafeteria/contract';
import { formatDistance } from '@cafeteria/i18n';
import {
  Button,
  buttonClass,
  ErrorState,
  Fold,
  Heading,
  Icon,
  iconButtonClass,
  Skeleton,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../../shared/navigation/index.ts';
import { Logo } from '../../../shared/picture/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { cardHref, CardPrice } from '../../card/index.ts';
import { CardHeart } from '../../heart/index.ts';
import { GoodHere, useGoodAt } from '../../own-money/index.ts';
import { BenefitTypeList, ContactList, HoursTable, OpenNow } from '../../partner/index.ts';
import { useOrigin } from '../../position/index.ts';
import { officeQuery } from '../map-queries.ts';
import { useGone } from '../use-gone.ts';
import { ownName } from './own-name.ts';
import styles from './BranchOfficeDetail.module.css';

/** Directions in the reader's own navigation. */
const routeHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <Heading level={3} size="sm">
      {title}
    </Heading>
    {children}
  </section>
);

/** Back to the list by word or cross, and the heart. */
const Bar = ({
  partner,
  listHref,
}: Pick<MapBranchOfficeView, 'partner'> & { readonly listHref: string }) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  return (
    <div className={styles.bar}>
      <AppLink
        href={listHref}
        resetScroll={false}
        className={styles.back}
        data-testid="back-to-list"
      >
        <Icon name="arrow-left" size="em" />
        {t('map.backToList')}
      </AppLink>
      <CardHeart card={partner} />
      <AppLink
        href={listHref}
        resetScroll={false}
        className={iconButtonClass({ size: 'Small' })}
        aria-label={common('action.close')}
      >
        <Icon name="close" />
      </AppLink>
    </div>
  );
};

const Head = ({
  office,
  listHref,
}: {
  readonly office: MapBranchOfficeView;
  readonly listHref: string;
}) => {
  const { t } = useTexts('cafeteria');
  const { partner, name, address, openingHours } = office;
  const own = ownName(name, partner.title);
  const { origin } = useOrigin();
  const goodAt = useGoodAt({ branchOffices: [office.id] });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head} data-category={partner.categoryCode ?? undefined}>
      <Bar partner={partner} listHref={listHref} />
      <div className={styles.who}>
        <Logo media={partner.logo} name={partner.title} />
        <div className={styles.names}>
          <h2 ref={title} tabIndex={-1} className={styles.title} data-testid="place-title">
            {partner.title}
          </h2>
          {own && <p className={styles.name}>{own}</p>}
        </div>
      </div>
      <p className={styles.address}>
        <Icon name="map-pin" size="em" />
        <span>
          {address}
          {origin && (
            <strong> · {formatDistance(Math.round(distanceInMetres(origin, office)))}</strong>
          )}
        </span>
      </p>
      {openingHours && <OpenNow hours={openingHours} />}
      <GoodHere good={goodAt('branchOffices', office.id)} />
      <div className={styles.actions}>
        <AppLink href={cardHref(partner)} className={buttonClass({ size: 'Small' })}>
          {t('map.detail.partner')}
        </AppLink>
        <a
          href={routeHref(office)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'ghost', size: 'Small' })}
        >
          {t('map.detail.route')}
          <Icon name="external-link" size="em" />
        </a>
      </div>
    </header>
  );
};

const Offers = ({ offers }: Pick<MapBranchOfficeView, 'offers'>) => (
  <ul className={styles.offers} role="list">
    {offers.map((offer) => (
      <li key={offer.id}>
        <AppLink href={cardHref(offer)} className={styles.offer}>
          <span>{offer.title}</span>
          {offer.price && <CardPrice price={offer.price} />}
        </AppLink>
      </li>
    ))}
  </ul>
);

const Waiting = ({ label }: { readonly label: string }) => (
  <div className={styles.waiting} aria-busy="true" aria-label={label}>
    <Skeleton shape="heading" />
    <Skeleton shape="text" count={3} />
    <Skeleton shape="block" />
  </div>
);

/** One branch office: its hours, ways to pay, contacts and offers. */
export const BranchOfficeDetail = ({
  id,
  listHref,
}: {
  readonly id: number;
  readonly listHref: string;
}) => {
  const { t } = useTexts('cafeteria');
  const { t: common } = useTexts();
  const navigate = useNavigate();
  const { data: office, error, isError, refetch } = useQuery(officeQuery(id));
  const isGone = useGone('selectedBranchOfficeId', error);
  if (isError && !office && !isGone)
    return (
      <ErrorState
        headingLevel={2}
        title={t('map.detail.failed')}
        actions={
          <Button icon="refresh" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  if (!office) return <Waiting label={common('loading')} />;
  return (
    <article
      className={styles.detail}
      data-testid="place-detail"
      onKeyDown={(event) => {
        if (event.key === 'Escape') void navigate({ href: listHref, resetScroll: false });
      }}
    >
      <Head office={office} listHref={listHref} />
      {office.offers.length > 0 && (
        <Part title={t('partner.offers')}>
          <Offers offers={office.offers} />
        </Part>
      )}
      <Part title={t('partner.howToPay')}>
        <BenefitTypeList types={office.benefitTypes} />
      </Part>
      {office.openingHours && (
        <Fold title={t('hours.title')} className={styles.fold ?? ''}>
          <HoursTable hours={office.openingHours} />
        </Fold>
      )}
      {office.contacts.length > 0 && (
        <Part title={t('partner.contacts')}>
          <ContactList contacts={office.contacts} />
        </Part>
      )}
    </article>
  );
};
