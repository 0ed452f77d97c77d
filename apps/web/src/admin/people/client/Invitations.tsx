import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import {
  Button,
  buttonClass,
  Card,
  ConfirmDialog,
  Heading,
  KeyValueList,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText, Allowed, PageLink } from '../../frame/index.ts';
import styles from './Client.module.css';

const refreshMs = 2_000;
const figures = ['waiting', 'waitingNoEmail', 'sent', 'completed', 'excluded'] as const;

/** Asks before everybody is written to, saying how many that is; then the figures are followed until nobody waits. */
const SendAll = ({
  clientId,
  waiting,
  onSent,
}: {
  readonly clientId: number;
  readonly waiting: number;
  readonly onSent: () => void;
}) => {
  const text = useAdminText();
  const { t: common } = useTexts();
  const { notifications } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(write(api.onboardingAdmin.inviteClient));
  const send = async (): Promise<void> => {
    const done = await mutateAsync({ clientId }).catch(() => undefined);
    setIsAsking(false);
    if (!done) return;
    onSent();
    notifications.add(
      'success',
      text('invitation.queued', { count: done.queued, skipped: done.skippedNoEmail }),
    );
  };
  return (
    <>
      <Button
        kind="ghost"
        size="Small"
        icon="mail"
        onClick={() => setIsAsking(true)}
        data-testid="invite-all"
      >
        {text('invitation.send')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('invitation.ask')}
        confirmLabel={text('invitation.confirm')}
        cancelLabel={common('action.cancel')}
        isPending={isPending}
        onConfirm={() => void send()}
        onCancel={() => setIsAsking(false)}
      >
        {text('invitation.askText', { count: waiting })}
      </ConfirmDialog>
    </>
  );
};

/** How far the people of a client are, and the way to invite those who have had nothing yet. */
export const Invitations = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const [isSent, setIsSent] = useState(false);
  const { data } = useQuery({
    ...read(api.onboardingAdmin.ofClient, { clientId }),
    refetchInterval: ({ state }) => (isSent && state.data?.waiting !== 0 ? refreshMs : false),
  });
  if (!data) return null;
  const isSending = isSent && data.waiting > 0;
  return (
    <Card className={styles.stack}>
      <Heading level={2} size="md">
        {text('invitation.title')}
      </Heading>
      <KeyValueList
        items={figures
          .filter((key) => key !== 'excluded' || data.excluded > 0)
          .map((key) => ({
            key,
            label: text(`invitation.${key}`),
            value: formatNumber(data[key]),
          }))}
      />
      {isSending && (
        <Text tone="soft" role="status">
          {text('invitation.sending')}
        </Text>
      )}
      {data.waiting + data.waitingNoEmail === 0 && (
        <Text tone="soft">
          {text(data.excluded > 0 ? 'invitation.excludedText' : 'invitation.allDone')}
        </Text>
      )}
      <div className={styles.buttons}>
        {data.waiting > 0 && !isSending && (
          <Allowed to={api.onboardingAdmin.inviteClient}>
            <SendAll clientId={clientId} waiting={data.waiting} onSent={() => setIsSent(true)} />
          </Allowed>
        )}
        {data.waitingNoEmail > 0 && (
          <PageLink
            href={`/admin/client/${clientId}/letter`}
            className={buttonClass({ kind: 'ghost', size: 'Small' })}
          >
            {text('invitation.letters')}
          </PageLink>
        )}
      </div>
    </Card>
  );
};
