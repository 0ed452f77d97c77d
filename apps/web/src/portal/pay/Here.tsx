import { type Coverage, idFromSlug, ownPot } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Heading, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { useCurrentPath } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Pay.module.css';

/** Whose page the sheet was opened over, if it is a partner's or of an offer of one. */
const partnerIn = (path: string): number | undefined => {
  const [, route] = /^\/partner\/([^/?#]+)/.exec(path) ?? [];
  return route === undefined ? undefined : idFromSlug(route);
};

/** What of the reader's credits pays there untaxed; what is taxed, or their own, is asked for beneath the code. */
const Spendable = ({ coverage: { parts } }: { readonly coverage: Coverage }) => {
  const { t } = useTexts('profile');
  const credits = parts.filter(({ pot, overLimit }) => pot !== ownPot && !overLimit);
  const [first] = credits;
  if (!first) return <Text tone="soft">{t('pay.hereNothing')}</Text>;
  const amount = credits.reduce((sum, part) => sum + part.amount.amount, 0);
  return (
    <>
      <Text>
        {t('pay.here')} <strong>{formatMoney({ ...first.amount, amount })}</strong>
      </Text>
      <Text tone="soft" size="small">
        {credits.map(({ label }) => label).join(', ')}
      </Text>
    </>
  );
};

const HereAt = ({ partnerId }: { readonly partnerId: number }) => {
  const { data, isPending } = useQuery({
    ...read(api.coverage.get, { partnerId }),
    refetchOnWindowFocus: 'always',
    meta: { tellsMissing: true },
  });
  if (!data && !isPending) return null;
  return (
    <div className={styles.here} data-testid="pay-here">
      {data ? (
        <>
          <Heading level={3} size="md">
            {data.partnerName}
          </Heading>
          <Spendable coverage={data} />
        </>
      ) : (
        <Skeleton count={2} />
      )}
    </div>
  );
};

/** Where one is about to pay, and how much of one's credits is good there; nothing when it was opened elsewhere. */
export const Here = () => {
  const partnerId = partnerIn(useCurrentPath());
  return partnerId === undefined ? null : <HereAt partnerId={partnerId} />;
};
