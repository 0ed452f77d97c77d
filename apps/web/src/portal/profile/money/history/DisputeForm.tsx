import { disputeKinds, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { Banner, Button, SelectField, Text, TextArea } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { sending } from '../../../form/index.ts';
import styles from './Dispute.module.css';

type Props = {
  readonly movementId: number;
  /** The dispute there is; without it one is begun, and says what it is about. */
  readonly disputeId: number | undefined;
  readonly onDone: () => void;
};

/** What was typed, and its sending: as a new dispute or as the next message of the one there is. */
const useMessage = ({ movementId, disputeId, onDone }: Props) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  // nobody says by leaving it as it is that they do not know a payment
  const [kind, setKind] = useState<(typeof disputeKinds)[number]>('OTHER');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const opening = useMutation(write(api.dispute.open));
  const writing = useMutation(write(api.dispute.write));
  const isMissing = text.trim() === '';
  const send = async (): Promise<void> => {
    setAsked(true);
    if (isMissing) return;
    await (disputeId === undefined
      ? opening.mutateAsync({ movementId, body: { kind, text } })
      : writing.mutateAsync({ id: disputeId, body: { text } }));
    notifications.add('success', t('dispute.sent'));
    onDone();
  };
  return {
    kind,
    setKind,
    text,
    setText,
    isWrong: isAsked && isMissing,
    isPending: opening.isPending || writing.isPending,
    hasFailed: opening.isError || writing.isError,
    // what was refused is told above the form
    onSubmit: sending(() => send().catch(() => {})),
  };
};

/** Says what is wrong with a movement, or writes on about it. */
export const DisputeForm = (props: Props) => {
  const { t, i18n } = useTexts('profile');
  const { t: common } = useTexts();
  const { disputeId, onDone } = props;
  const message = useMessage(props);
  const isNew = disputeId === undefined;
  return (
    <form className={styles.form} onSubmit={message.onSubmit} noValidate>
      {message.hasFailed && (
        <Banner tone="negative" isLive>
          {t('dispute.failed')}
        </Banner>
      )}
      {isNew && (
        <SelectField
          label={t('dispute.kind')}
          options={disputeKinds.map((value) => ({ value, label: t(`dispute.kinds.${value}`) }))}
          value={message.kind}
          onChange={({ target }) =>
            message.setKind(disputeKinds.find((one) => one === target.value) ?? message.kind)
          }
        />
      )}
      <TextArea
        label={t(isNew ? 'dispute.text' : 'dispute.message')}
        isRequired
        autoFocus
        rows={4}
        maxLength={textLimit.dispute}
        value={message.text}
        onChange={({ target }) => message.setText(target.value)}
        error={message.isWrong ? messageText(i18n, 'validation.required') : undefined}
      />
      {isNew && <Text tone="soft">{t('dispute.shared')}</Text>}
      <div className={styles.actions}>
        <Button type="submit" isPending={message.isPending}>
          {t('dispute.send')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
};
