import {
  type Coverage,
  type CoveragePart,
  idFromSlug,
  type Money,
  ownPot,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney, formatSum } from '@cafeteria/i18n';
import { Heading, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { Logo } from '../../shared/picture/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { Mine } from './Mine.tsx';
import styles from './Code.module.css';

type Place = { readonly partnerId: number; readonly offerId?: number };
/** Whose page the sheet was opened over, if it is a partner's or of an offer of one. */
const placeIn = (path: string): Place | undefined => {
  const [, partner, offer] = /^\/partner\/([^/?#]+)(?:\/([^/?#]+))?/.exec(path) ?? [];
  const partnerId = partner === undefined ? undefined : idFromSlug(partner);
  const offerId = offer === undefined ? undefined : idFromSlug(offer);
  return partnerId === undefined
    ? undefined
    : { partnerId, ...(offerId !== undefined && { offerId }) };
};

const sumOf = (parts: Coverage['parts']): number =>
  parts.reduce((sum, { amount }) => sum + amount.amount, 0);

/** What of the reader's credits pays there untaxed; what is taxed, or their own, is asked for beneath the code. */
const isFree = ({ pot, overLimit }: CoveragePart): boolean => pot !== ownPot && !overLimit;

const Spendable = ({ coverage: { parts } }: { readonly coverage: Coverage }) => {
  const { t } = useTexts('profile');
  const credits = parts.filter(isFree);
  const [first] = credits;
  if (!first) return <Text tone="soft">{t('pay.hereNothing')}</Text>;
  return (
    <>
      <Text>
        {t('pay.here')} <strong>{formatSum({ ...first.amount, amount: sumOf(credits) })}</strong>
      </Text>
      <Text tone="soft" size="small">
        {credits.map(({ label }) => label).join(', ')}
      </Text>
    </>
  );
};

/** The price of the offer it was opened over, what pays it, and what is yet to be agreed to or found. */
const Priced = ({
  coverage: { parts, missing },
  price,
}: {
  readonly coverage: Coverage;
  readonly price: Money;
}) => {
  const { t } = useTexts('profile');
  const agreed = sumOf(parts.filter((part) => !isFree(part)));
  const isOne = parts.length === 1 && !missing?.amount;
  return (
    <>
      <Text>
        {t('pay.hereOffer')} <strong>{formatMoney(price)}</strong>
      </Text>
      {parts.length > 0 && (
        <Text tone="soft" size="small">
          {parts
            .map(({ label, amount }) => (isOne ? label : `${label} ${formatMoney(amount)}`))
            .join(', ')}
        </Text>
      )}
      {agreed > 0 && (
        <Text size="small">
          {t('pay.hereConsent', { amount: formatMoney({ ...price, amount: agreed }) })}
        </Text>
      )}
      {missing && missing.amount > 0 && (
        <Text size="small">{t('pay.hereMissing', { amount: formatMoney(missing) })}</Text>
      )}
    </>
  );
};

const HereAt = ({ place }: { readonly place: Place }) => {
  const { data, isPending } = useQuery({
    ...read(api.coverage.get, place),
    refetchOnWindowFocus: 'always',
    meta: { tellsMissing: true },
  });
  if (!data && !isPending) return null;
  return (
    <div className={styles.here} data-named="" data-testid="pay-here">
      {data ? (
        <>
          <Heading level={3} size="md" className={styles.merchant}>
            <Logo media={data.partnerLogo} name={data.partnerName} size="small" />
            {data.partnerName}
          </Heading>
          {data.price ? (
            <Priced coverage={data} price={data.price} />
          ) : (
            <Spendable coverage={data} />
          )}
        </>
      ) : (
        <Skeleton count={2} />
      )}
    </div>
  );
};

/** Where one is about to pay, and how much of one's credits is good there; opened elsewhere, what there is in all. */
export const Here = () => {
  const place = placeIn(useCurrentPath());
  return place === undefined ? <Mine /> : <HereAt place={place} />;
};
