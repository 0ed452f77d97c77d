import type { OfferView } from '@cafeteria/contract';
import { Card, Heading, Text } from '@cafeteria/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PageTitle } from '../../shared/navigation/index.ts';
import { Gallery, Picture } from '../../shared/picture/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueRow } from '../card/index.ts';
import { HeartButton } from '../heart/index.ts';
import { ofSamePartner, useView } from '../partner/index.ts';
import { Crumbs } from '../screen/index.ts';
import { OfferBox } from './OfferBox.tsx';
import { offerQuery } from './offer-data.ts';
import styles from './OfferScreen.module.css';

const OfferCrumbs = ({
  offer: { name, partner, categoryRoute, categoryName },
}: {
  readonly offer: OfferView;
}) => (
  <Crumbs
    items={[
      ...(categoryRoute
        ? [{ key: 'cafeteria.category', label: categoryName, href: `/${categoryRoute}` }]
        : []),
      { key: 'cafeteria.partner', label: partner.title, href: `/partner/${partner.route}` },
      { key: 'cafeteria.offer', label: name },
    ]}
  />
);

const route = getRouteApi('/partner/$partnerRoute/$offerRoute');

/** One concrete benefit: what it is, what it costs, how to get it. */
export const OfferScreen = () => {
  const { t } = useTexts('cafeteria');
  const { offerId } = route.useLoaderData();
  const { data: offer } = useSuspenseQuery(offerQuery(offerId));
  const {
    id,
    name,
    shortDescription,
    description,
    images: [main, ...more],
    partner,
    others,
  } = offer;
  useView('offer', id);
  return (
    <div className={styles.screen} data-category={partner.categoryCode ?? undefined}>
      <PageTitle description={shortDescription}>{`${name} – ${partner.title}`}</PageTitle>
      <OfferCrumbs offer={offer} />
      <div className={styles.columns}>
        <div className={styles.picture} data-lit>
          {main && (
            <Picture
              media={main}
              crop="cover"
              widths={[512, 768, 1024, 1536]}
              sizes="(width < 56.25em) 100vw, 52rem"
              ratio="wide"
              corners="large"
              alt=""
              isPriority
            />
          )}
        </div>
        <Card padding="large" className={styles.box}>
          <div className={styles.title}>
            <Heading level={1} size="lg">
              {name}
            </Heading>
            <HeartButton item={{ entityType: 'OFFER', entityId: id }} name={name} size="Medium" />
          </div>
          {shortDescription && <Text tone="soft">{shortDescription}</Text>}
          <OfferBox offer={offer} />
        </Card>
        <div className={styles.text}>
          {description && <RichText html={description} />}
          <Gallery title={t('gallery.title')} name={name} pictures={more} />
        </div>
      </div>
      <CatalogueRow title={t('offer.others')} cards={ofSamePartner(others)} place="below" />
    </div>
  );
};
