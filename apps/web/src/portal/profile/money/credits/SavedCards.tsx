import type { CardToken } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Badge, Button, Card, ConfirmDialog, Heading, Icon, IconButton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { usePart } from '../../use-part.ts';
import { cardExpiry, cardFace } from './card-text.ts';
import styles from './Credits.module.css';

const CardRow = ({
  card,
  onRemove,
}: {
  readonly card: CardToken;
  readonly onRemove: () => void;
}) => {
  const { t } = useTexts('profile');
  const { mutate, isPending } = usePart(api.cardToken.makeDefault);
  const { id, isDefault, isExpired } = card;
  return (
    <li className={styles.row}>
      <Icon name="card" />
      <div className={styles.rowText}>
        <span className={styles.rowName}>{t('card.name', cardFace(card))}</span>
        <span className={styles.rowNote}>
          {t(isExpired ? 'card.expired' : 'card.expires', cardExpiry(card))}
        </span>
      </div>
      {isDefault && <Badge tone="positive">{t('card.default')}</Badge>}
      {!isDefault && !isExpired && (
        <Button size="Small" kind="ghost" isPending={isPending} onClick={() => mutate({ id })}>
          {t('card.makeDefault')}
        </Button>
      )}
      <IconButton
        icon="trash"
        size="Small"
        label={t('card.remove', { card: t('card.name', cardFace(card)) })}
        onClick={onRemove}
      />
    </li>
  );
};

/** Cards saved for next time: which one first, and which no more. */
export const SavedCards = () => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { data: cards = [] } = useQuery(read(api.cardToken.list, {}));
  const { mutateAsync, isPending } = usePart(api.cardToken.remove);
  const [leaving, setLeaving] = useState<CardToken>();
  if (cards.length === 0) return null;
  const remove = async (): Promise<void> => {
    if (leaving) await mutateAsync({ id: leaving.id }).catch(() => {});
    setLeaving(undefined);
  };
  return (
    <Card>
      <Heading level={2} size="md">
        {t('card.title')}
      </Heading>
      <ul className={styles.rows} role="list">
        {cards.map((card) => (
          <CardRow key={card.id} card={card} onRemove={() => setLeaving(card)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        tone="negative"
        title={t('card.removeTitle', { card: leaving ? t('card.name', cardFace(leaving)) : '' })}
        confirmLabel={t('card.removeConfirm')}
        cancelLabel={common('action.cancel')}
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(undefined)}
      >
        {t('card.removeText')}
      </ConfirmDialog>
    </Card>
  );
};
