import type { PartnerWish } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Badge, Banner, Button, Card, Heading, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, useStep } from '../../frame/index.ts';
import styles from './Dashboard.module.css';

type WishProps = {
  readonly wish: PartnerWish;
  readonly isBusy: boolean;
  readonly onDone: (wish: PartnerWish) => void;
};

const Wish = ({ wish, isBusy, onDone }: WishProps) => {
  const text = useAdminText();
  const { name, people, towns, notes, newest } = wish;
  return (
    <li className={styles.wish}>
      <div className={styles.wishText}>
        <p className={styles.wishName}>
          {name} <Badge>{text('dashboard.wishPeople', { count: people })}</Badge>
        </p>
        <Text tone="soft" size="small">
          {[...towns, formatMoment(newest)].join(' · ')}
        </Text>
        {notes.map((note) => (
          <p key={note} className={styles.wishNote}>
            {note}
          </p>
        ))}
      </div>
      <Button
        kind="ghost"
        size="Small"
        icon="check"
        isPending={isBusy}
        aria-label={text('dashboard.wishDoneLabel', { name })}
        onClick={() => onDone(wish)}
      >
        {text('dashboard.wishDone')}
      </Button>
    </li>
  );
};

/** The wish that was settled last, which can be brought back. */
const Settled = ({
  wish,
  onUndo,
}: {
  readonly wish: PartnerWish | undefined;
  readonly onUndo: (wish: PartnerWish) => void;
}) => {
  const text = useAdminText();
  return (
    <div aria-live="polite">
      {wish && (
        <Banner
          tone="success"
          actions={
            <Button kind="ghost" size="Small" icon="undo" onClick={() => onUndo(wish)}>
              {text('dashboard.wishUndo')}
            </Button>
          }
        >
          {text('dashboard.wishSettled', { name: wish.name })}
        </Banner>
      )}
    </div>
  );
};

/**
 * Partners that people proposed, the newest first. A resolved one disappears and can be brought
 * back; without proposals nothing is shown.
 */
export const Wishes = () => {
  const text = useAdminText();
  const { t } = useTexts();
  const query = useQuery({ ...read(api.partnerProposalAdmin.list, {}), refetchOnMount: 'always' });
  const { mutateAsync, isPending } = useStep(api.partnerProposalAdmin.settle);
  const [settled, setSettled] = useState<PartnerWish>();
  const settle = async (wish: PartnerWish, done: boolean): Promise<void> => {
    try {
      await mutateAsync({ id: wish.id, body: { done } });
      setSettled(done ? wish : undefined);
    } finally {
      await query.refetch();
    }
  };
  if (query.isError && !query.data)
    return (
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('dashboard.wishes')}
        </Heading>
        <Text tone="soft">{text('list.failed')}</Text>
        <Button kind="ghost" size="Small" onClick={() => void query.refetch()}>
          {t('action.retry')}
        </Button>
      </Card>
    );
  const { wishes = [], total = 0 } = query.data ?? {};
  if (wishes.length === 0 && !settled) return null;
  return (
    <Card className={styles.card} data-testid="wishes">
      <Heading level={2} size="md">
        {text('dashboard.wishes')}
      </Heading>
      <Settled wish={settled} onUndo={(wish) => void settle(wish, false)} />
      <ul className={styles.wishes} role="list">
        {wishes.map((wish) => (
          <Wish
            key={wish.id}
            wish={wish}
            isBusy={isPending}
            onDone={(one) => void settle(one, true)}
          />
        ))}
      </ul>
      {total > wishes.length && (
        <Text tone="soft" size="small">
          {text('dashboard.wishMore', { count: total - wishes.length })}
        </Text>
      )}
    </Card>
  );
};
