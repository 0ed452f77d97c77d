import type { MobileDeviceView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, Text } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { CodeEntry, SendCode } from './CodeEntry.tsx';
import { useCode } from './use-code.ts';
import styles from './MobileDevice.module.css';

type Props = { readonly device: MobileDeviceView; readonly onClose: () => void };

const useUnblock = ({ device: { id, name }, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const sending = useMutation(write(api.mobileDevice.sendUnblockCode, { saysRefusals: true }));
  const acting = useMutation(write(api.mobileDevice.act, { saysRefusals: true }));
  const code = useCode(() => sending.mutateAsync({ id }));
  const unblock = async (): Promise<void> => {
    try {
      await acting.mutateAsync({ id, body: { action: 'UNBLOCK', code: code.text } });
      notifications.add('success', t('device.unblocked', { name }));
      onClose();
    } catch (failure) {
      code.refuse(failure);
    }
  };
  const submit = (): void => {
    if (code.isSent) void unblock();
    else void code.ask();
  };
  return { code, submit, isSending: sending.isPending, isPending: acting.isPending };
};

/** Takes a block of one's own back, with a code. */
export const UnblockDialog = (props: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { code, submit, isSending, isPending } = useUnblock(props);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit();
  };
  return (
    <>
      <Dialog
        isOpen
        size="small"
        onClose={props.onClose}
        onSubmit={onSubmit}
        title={t('device.unblockTitle', { name: props.device.name })}
        closeLabel={common('action.close')}
        actions={
          <>
            <Button kind="ghost" onClick={props.onClose}>
              {common('action.cancel')}
            </Button>
            {code.isSent ? (
              <Button
                key="unblock"
                type="submit"
                isPending={isPending}
                data-testid="device-unblock-submit"
              >
                {t('device.unblock')}
              </Button>
            ) : (
              <SendCode key="send" isPending={isSending}>
                {t('device.code.send')}
              </SendCode>
            )}
          </>
        }
      >
        <div className={styles.form}>
          <Text>{t('device.unblockText')}</Text>
          <CodeEntry code={code} isPending={isSending} />
        </div>
      </Dialog>
      {code.dialog}
    </>
  );
};
