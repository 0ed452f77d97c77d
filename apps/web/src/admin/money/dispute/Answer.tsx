import { type DisputeRecord, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Text, TextArea } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Dispute.module.css';

/** Answers what was read, and closes it where that is all. */
export const Answer = ({
  dispute: { id, messages },
  onRefused,
}: {
  readonly dispute: DisputeRecord;
  readonly onRefused: () => void;
}) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [answer, setAnswer] = useState('');
  const { mutateAsync, isPending } = useMutation(write(api.disputeAdmin.answer));
  const readTo = messages.at(-1)?.id;
  const isEmpty = answer.trim() === '';
  const send = async (isOver: boolean): Promise<void> => {
    if (isEmpty || readTo === undefined) return;
    const body = { text: answer, isOver, readTo };
    // what was refused is told as a notification; most likely there is something newer to read
    const sent = await mutateAsync({ id, body }).catch(() => undefined);
    if (!sent) return onRefused();
    setAnswer('');
    notifications.add('success', text('dispute.answered'));
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={text('dispute.answerLabel')}
        rows={5}
        maxLength={textLimit.dispute}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Text tone="soft">{text('dispute.refundHint')}</Text>
      <div className={styles.actions}>
        <Button isPending={isPending} disabled={isEmpty} onClick={() => void send(false)}>
          {text('dispute.answer')}
        </Button>
        <Button
          kind="ghost"
          isPending={isPending}
          disabled={isEmpty}
          onClick={() => void send(true)}
        >
          {text('dispute.close')}
        </Button>
      </div>
    </div>
  );
};
