import type { PartnerDetail } from '@cafeteria/contract';
import { Heading, LinkTabs } from '@cafeteria/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BenefitTypeList, BranchOffices } from '../../features/partner-page/index.ts';
import { TileGrid, TileRow } from '../../features/tile-list/index.ts';
import { PageTitle, renderLink } from '../../platform/navigation/index.ts';
import { RichText } from '../../platform/rich-text/index.ts';
import { stringifySearch } from '../../platform/url-state/index.ts';
import { Crumbs } from '../shell/Crumbs.tsx';
import { partnerOffersQuery, partnerQuery } from './partner-data.ts';
import { type PartnerTab, partnerTabs, readPartnerSearch } from './partner-search.ts';
import { PartnerAbout } from './PartnerAbout.tsx';
import { PartnerHead } from './PartnerHead.tsx';
import styles from './PartnerScreen.module.css';

const WhatCanBeBought = ({ partner }: { readonly partner: PartnerDetail }) => {
  const { t } = useTranslation('cafeteria');
  const { data: offers = [] } = useQuery(partnerOffersQuery(partner.id));
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>{partner.whatCanBeBought && <RichText html={partner.whatCanBeBought} />}</div>
        <aside className={styles.aside}>
          <Heading level={2} size="md">{t('partner.howToPay')}</Heading>
          <BenefitTypeList types={partner.benefitTypes} />
        </aside>
      </div>
      {offers.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{t('partner.offers')}</Heading>
          <TileGrid tiles={offers} />
        </section>
      )}
    </>
  );
};

const About = ({ partner, pageNumber }: { readonly partner: PartnerDetail; readonly pageNumber: number }) => {
  const { t } = useTranslation('cafeteria');
  const { data: offers = [] } = useQuery(partnerOffersQuery(partner.id));
  return (
    <>
      <PartnerAbout partner={partner} />
      <TileRow title={t('partner.offers')} tiles={offers} />
      <BranchOffices partner={partner} pageNumber={pageNumber} hrefOf={(page) => `/partner/${partner.route}${stringifySearch({ pageNumber: page > 1 ? page - 1 : undefined })}`} />
    </>
  );
};

/** A partner: who they are, what can be bought there, and where. */
export const PartnerScreen = () => {
  const { t } = useTranslation('cafeteria');
  const { partnerRoute = '' } = useParams({ strict: false });
  const { tab = 'ABOUT', pageNumber = 0 } = readPartnerSearch(useLocation().search);
  const { data: partner } = useSuspenseQuery(partnerQuery(partnerRoute));
  const { category, name, similar } = partner;
  const hrefOf = (key: PartnerTab): string => `/partner/${partner.route}${stringifySearch({ tab: key === 'ABOUT' ? undefined : key })}`;
  return (
    <div className={styles.screen} data-category={category?.code}>
      <PageTitle>{name}</PageTitle>
      <Crumbs items={[...(category ? [{ key: 'cafeteria.category', label: category.name, href: `/${category.route}` }] : []), { key: 'cafeteria.partner', label: name }]} />
      <PartnerHead partner={partner} />
      <LinkTabs label={t('partner.tabs')} selected={tab} renderLink={(link) => renderLink({ ...link })} items={partnerTabs.map((key) => ({ key, label: t(`partner.tab.${key}`), href: hrefOf(key), testId: `tab-${key}` }))} />
      {tab === 'ABOUT' ? <About partner={partner} pageNumber={pageNumber} /> : <WhatCanBeBought partner={partner} />}
      <TileRow title={t('partner.similar')} tiles={similar} />
    </div>
  );
};
