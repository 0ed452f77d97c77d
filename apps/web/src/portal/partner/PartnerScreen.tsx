import type { PartnerView } from '@cafeteria/contract';
import { Heading, LinkTabs } from '@cafeteria/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PageTitle, renderLink } from '../../shared/navigation/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { CatalogueGrid, CatalogueRow } from '../card/index.ts';
import { MoneyAt } from '../money/index.ts';
import { Crumbs } from '../screen/index.ts';
import { BenefitTypeList } from './BenefitTypeList.tsx';
import { BranchOffices } from './BranchOffices.tsx';
import { PartnerAbout } from './PartnerAbout.tsx';
import { PartnerHead } from './PartnerHead.tsx';
import { partnerOffersQuery, partnerQuery } from './partner-data.ts';
import { ofSamePartner } from './of-same-partner.ts';
import { type PartnerTab, partnerTabs } from './partner-search.ts';
import { useView } from './use-view.ts';
import styles from './PartnerScreen.module.css';

const Offers = ({ partner }: { readonly partner: PartnerView }) => {
  const { t } = useTexts('cafeteria');
  const { data: offers = [] } = useQuery(partnerOffersQuery(partner.id));
  if (offers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="partner-offers">
      <Heading level={2} id="partner-offers">
        {t('partner.offers')}
      </Heading>
      <CatalogueGrid cards={ofSamePartner(offers)} />
    </section>
  );
};

const WhatCanBeBought = ({ partner }: { readonly partner: PartnerView }) => {
  const { t } = useTexts('cafeteria');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {partner.whatCanBeBought && <RichText html={partner.whatCanBeBought} />}
        <Offers partner={partner} />
      </div>
      <aside className={styles.aside}>
        <Heading level={2} size="md">
          {t('partner.howToPay')}
        </Heading>
        <BenefitTypeList types={partner.benefitTypes} />
      </aside>
    </div>
  );
};

const About = ({
  partner,
  pageNumber,
}: {
  readonly partner: PartnerView;
  readonly pageNumber: number;
}) => (
  <PartnerAbout partner={partner}>
    <Offers partner={partner} />
    <BranchOffices
      partner={partner}
      pageNumber={pageNumber}
      hrefOf={(page) =>
        `/partner/${partner.route}${stringifySearch({ pageNumber: page > 1 ? page - 1 : undefined })}`
      }
    />
  </PartnerAbout>
);

const route = getRouteApi('/partner/$partnerRoute');

/** A partner: who they are, what can be bought there, and where. */
export const PartnerScreen = () => {
  const { t } = useTexts('cafeteria');
  const { tab = 'ABOUT', pageNumber = 0 } = route.useSearch();
  const { partnerId } = route.useLoaderData();
  const { data: partner } = useSuspenseQuery(partnerQuery(partnerId));
  const { category, name, similar } = partner;
  useView('partner', partner.id);
  const hrefOf = (key: PartnerTab): string =>
    `/partner/${partner.route}${stringifySearch({ tab: key === 'ABOUT' ? undefined : key })}`;
  return (
    <div className={styles.screen} data-category={category?.code}>
      <PageTitle description={partner.shortDescription}>{name}</PageTitle>
      <Crumbs
        items={[
          ...(category
            ? [{ key: 'cafeteria.category', label: category.name, href: `/${category.route}` }]
            : []),
          { key: 'cafeteria.partner', label: name },
        ]}
      />
      <PartnerHead partner={partner}>
        <MoneyAt place="partner" partnerId={partner.id} />
      </PartnerHead>
      <LinkTabs
        label={t('partner.tabs')}
        selected={tab}
        renderLink={renderLink}
        items={partnerTabs.map((key) => ({
          key,
          label: t(`partner.tab.${key}`),
          href: hrefOf(key),
          testId: `tab-${key}`,
        }))}
      />
      {tab === 'ABOUT' ? (
        <About partner={partner} pageNumber={pageNumber} />
      ) : (
        <WhatCanBeBought partner={partner} />
      )}
      <CatalogueRow title={t('partner.similar')} cards={similar} place="below" />
    </div>
  );
};
