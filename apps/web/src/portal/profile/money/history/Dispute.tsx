import type { DisputeView, MovementView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Button, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { Part } from './Part.tsx';
import styles from './Dispute.module.css';

/** An answer shows while its owner has the sheet open. */
const lookAgainMs = 30_000;

const Messages = ({ messages }: Pick<DisputeView, 'messages'>) => {
  const { t } = useTexts('profile');
  return (
    <ol className={styles.messages} role="list" data-testid="dispute-messages">
      {messages.map(({ id, isAnswer, text, at }) => (
        <li key={id} data-answer={isAnswer || undefined}>
          <span className={styles.who}>
            {t(isAnswer ? 'dispute.answer' : 'dispute.you')} · {formatMoment(at)}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
};

const Waiting = ({ hasFailed }: { readonly hasFailed: boolean }) => {
  const { t } = useTexts('profile');
  return hasFailed ? (
    <Text tone="soft">{t('dispute.notLoaded')}</Text>
  ) : (
    <Skeleton shape="row" count={1} />
  );
};

/** Whether it is being written what is wrong, and how that begins and ends. */
export type Writing = {
  readonly isWriting: boolean;
  readonly onWriting: (isWriting: boolean) => void;
};

const More = ({ isWriting, onWriting }: Writing) => {
  const { t } = useTexts('profile');
  if (isWriting) return null;
  return (
    <Button kind="ghost" size="Small" className={styles.more} onClick={() => onWriting(true)}>
      {t('dispute.more')}
    </Button>
  );
};

/** What its owner said is wrong with a movement, how far that is, and where they write it. */
export const Dispute = ({
  item: { id: movementId, dispute: status },
  isWriting,
  onWriting,
}: Writing & { readonly item: MovementView }) => {
  const { t } = useTexts('profile');
  const { data, isError } = useQuery({
    ...read(api.dispute.get, { movementId }),
    enabled: status !== null,
    refetchInterval: lookAgainMs,
  });
  if (status === null && !isWriting) return null;
  const dispute = data?.dispute;
  const isWaiting = status !== null && !dispute;
  return (
    <Part title={t('dispute.title')}>
      {isWaiting && <Waiting hasFailed={isError} />}
      {dispute && <Messages messages={dispute.messages} />}
      {isWriting && !isWaiting && (
        <DisputeForm
          movementId={movementId}
          disputeId={dispute?.id}
          onDone={() => onWriting(false)}
        />
      )}
      {dispute && <More isWriting={isWriting} onWriting={onWriting} />}
    </Part>
  );
};
