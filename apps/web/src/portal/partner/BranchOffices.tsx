import type { BranchOfficeView, Contact, PartnerView } from '@cafeteria/contract';
import { formatDistance } from '@cafeteria/i18n';
import {
  buttonClass,
  Card,
  Fold,
  Heading,
  Icon,
  Pagination,
  Skeleton,
  VisuallyHidden,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AppLink, renderLink } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { FromTown, LocateButton, useOrigin, usePosition } from '../position/index.ts';
import { ContactList } from './ContactList.tsx';
import { HoursTable, OpenNow } from './OpeningHours.tsx';
import { branchOfficesQuery } from './partner-data.ts';
import { PlaceMap } from './PlaceMap.tsx';
import styles from './BranchOffices.module.css';

const keyOf = ({ type, value }: Contact): string => `${type} ${value}`;
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** How to pay at a branch office, where it differs from what the page says of its partner. */
const OwnBenefitTypes = ({
  office: { benefitTypes },
  partner,
}: {
  readonly office: BranchOfficeView;
  readonly partner: PartnerView;
}) => {
  const { t } = useTexts('cafeteria');
  if (benefitTypes.length === 0 || isSame(benefitTypes, partner.benefitTypes)) return null;
  return (
    <p className={styles.address}>
      <Icon name="card" size="em" />
      {benefitTypes.map((type) => t(`benefitType.${type}`)).join(', ')}
    </p>
  );
};

const BranchOffice = ({
  office,
  partner,
  isFirst,
}: {
  readonly office: BranchOfficeView;
  readonly partner: PartnerView;
  readonly isFirst: boolean;
}) => {
  const { t } = useTexts('cafeteria');
  const { address, meters, name, openingHours, contacts } = office;
  const common = new Set(partner.contacts.map(keyOf));
  const own = contacts.filter((contact) => !common.has(keyOf(contact)));
  return (
    <Card padding="medium" className={styles.place}>
      {/* the nearest, or the only one; all of them together are a press away */}
      {isFirst && <PlaceMap office={office} />}
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {meters !== null && (
          <span className={styles.distance}>
            <Icon name="locate" size="em" />
            {formatDistance(meters)}
          </span>
        )}
      </div>
      <p className={styles.address}>
        <Icon name="map-pin" size="em" />
        {address}
      </p>
      <OwnBenefitTypes office={office} partner={partner} />
      {own.length > 0 && <ContactList contacts={own} />}
      {openingHours && (
        <Fold title={<OpenNow hours={openingHours} />} className={styles.fold ?? ''}>
          <VisuallyHidden>{t('hours.title')}</VisuallyHidden>
          <HoursTable hours={openingHours} />
        </Fold>
      )}
    </Card>
  );
};

type OfficePage = {
  readonly content: readonly BranchOfficeView[];
  readonly totalElements: number;
  readonly totalPages: number;
};
type BranchOfficesProps = {
  readonly partner: PartnerView;
  readonly pageNumber: number;
  readonly hrefOf: (page: number) => string;
};

const Pages = ({
  page: { totalPages },
  pageNumber,
  hrefOf,
}: Omit<BranchOfficesProps, 'partner'> & { readonly page: OfficePage }) => {
  const { t } = useTexts('cafeteria');
  if (totalPages <= 1) return null;
  return (
    <Pagination
      label={t('branchOffice.pages')}
      page={pageNumber + 1}
      pages={totalPages}
      hrefOf={hrefOf}
      renderLink={renderLink}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.page', { page })}
    />
  );
};

const Nearest = () => {
  const { t } = useTexts('cafeteria');
  const { status } = usePosition();
  const { origin } = useOrigin();
  if (origin) return null;
  return (
    <>
      <LocateButton label={t('branchOffice.nearest')} />
      {status === 'refused' && <p role="status">{t('nearby.refused')}</p>}
    </>
  );
};

/** Where the partner is: nearest first once the reader's position is known. */
export const BranchOffices = ({ partner, ...paging }: BranchOfficesProps) => {
  const { t } = useTexts('cafeteria');
  const { origin } = useOrigin();
  const { data } = useQuery({
    ...branchOfficesQuery(partner.id, paging.pageNumber, origin),
    placeholderData: keepPreviousData,
  });
  const total = data?.totalElements ?? partner.branchOfficeCount;
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="branch-offices">
      <div className={styles.bar}>
        <Heading level={2} id="branch-offices">
          {t('branchOffice.title', { count: total })}
        </Heading>
        <span className={styles.ways}>
          {total > 1 && <Nearest />}
          <AppLink
            href={`/map?filteredPartnerId=${partner.id}`}
            className={buttonClass({ kind: 'ghost', size: 'Small' })}
            data-testid="map-button"
          >
            <Icon name="map" size="em" />
            {t('map.link')}
          </AppLink>
        </span>
      </div>
      {total > 1 && <FromTown />}
      <ul className={styles.list} role="list">
        {data ? (
          data.content.map((office, index) => (
            <li key={office.id}>
              <BranchOffice office={office} partner={partner} isFirst={index === 0} />
            </li>
          ))
        ) : (
          <li>
            <Skeleton shape="block" />
          </li>
        )}
      </ul>
      {data && <Pages page={data} {...paging} />}
    </section>
  );
};
