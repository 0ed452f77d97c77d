import type { DepositView } from '@cafeteria/contract';
import { formatMoment, formatMoney } from '@cafeteria/i18n';
import { Card, Heading, KeyValueList, Skeleton } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { Crumbs } from '../../../screen/index.ts';
import type { PageProps } from '../../page.ts';
import { cardFace } from './card-text.ts';
import { DepositState } from './DepositState.tsx';
import { topUpHref } from './credits-search.ts';
import { useLiveDeposit } from './use-live-deposit.ts';
import styles from './Credits.module.css';

const Facts = ({ deposit }: { readonly deposit: DepositView }) => {
  const { t } = useTexts('profile');
  const { amount, card, createdAt, resolvedAt } = deposit;
  return (
    <KeyValueList
      items={[
        { key: 'amount', label: t('deposit.fact.amount'), value: formatMoney(amount) },
        {
          key: 'card',
          label: t('deposit.fact.method'),
          value: card ? t('card.name', cardFace(card)) : t('deposit.method.new'),
        },
        { key: 'created', label: t('deposit.fact.created'), value: formatMoment(createdAt) },
        ...(resolvedAt
          ? [
              {
                key: 'resolved',
                label: t('deposit.fact.resolved'),
                value: formatMoment(resolvedAt),
              },
            ]
          : []),
      ]}
    />
  );
};

/** One top-up, live. */
export const DepositScreen = ({ params }: PageProps) => {
  const { t } = useTexts('profile');
  const navigate = useNavigate();
  const id = Number(params.depositId);
  const live = useLiveDeposit(id);
  const title = t('deposit.title', { id: String(id) });
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <Crumbs
        items={[
          { key: 'profile.credits', label: t('credits.title'), href: '/profile/credits' },
          { key: 'profile.deposit', label: title },
        ]}
      />
      <Heading level={1}>{title}</Heading>
      <div className={styles.narrow}>
        <DepositState {...live} onRetry={(failed) => void navigate({ href: topUpHref(failed) })} />
        <Card>
          {live.deposit ? (
            <Facts deposit={live.deposit} />
          ) : (
            <Skeleton shape="block" className={styles.factsSkeleton} />
          )}
        </Card>
      </div>
    </div>
  );
};
