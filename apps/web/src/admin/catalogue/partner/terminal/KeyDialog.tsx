import type { PaymentCredential } from '@cafeteria/contract';
import { Banner, Button, ConfirmDialog, Dialog, KeyValueList } from '@cafeteria/ui';
import { useState } from 'react';
import { download } from '../../../../shared/download.ts';
import { useServices } from '../../../../shared/services.ts';
import { useAdminText } from '../../../frame/index.ts';
import styles from './Terminal.module.css';

type Props = {
  readonly terminal: PaymentCredential;
  readonly privateKey: string;
  readonly onClose: () => void;
};

/** The key, and the two ways to take it. */
const Key = ({
  terminal: { keyId },
  privateKey,
  onTaken,
}: Omit<Props, 'onClose'> & { readonly onTaken: () => void }) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(privateKey);
      onTaken();
      notifications.add('success', text('terminal.key.copied'));
    } catch {
      notifications.add('info', text('terminal.key.copyByHand'));
    }
  };
  const save = (): void => {
    download(`${keyId}.pem`, privateKey, 'application/x-pem-file');
    onTaken();
  };
  return (
    <>
      <KeyValueList
        items={[{ key: 'keyId', label: text('terminal.keyId'), value: <code>{keyId}</code> }]}
      />
      <pre
        className={styles.key}
        aria-label={text('terminal.key.private')}
        data-testid="private-key"
      >
        {privateKey.trim()}
      </pre>
      <div className={styles.take}>
        <Button kind="ghost" icon="copy" onClick={() => void copy()}>
          {text('terminal.key.copy')}
        </Button>
        <Button kind="ghost" icon="download" onClick={save}>
          {text('terminal.key.download')}
        </Button>
      </div>
    </>
  );
};

/** The private key, seen this once: who has not taken it yet is asked before it goes. */
export const KeyDialog = ({ onClose, ...key }: Props) => {
  const text = useAdminText();
  const [isTaken, setTaken] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => (isTaken ? onClose() : setLeaving(true));
  return (
    <>
      <Dialog
        isOpen
        onClose={leave}
        title={text('terminal.key.title', { name: key.terminal.name })}
        closeLabel={text('action.close')}
        testId="terminal-key"
        actions={<Button onClick={leave}>{text('terminal.key.close')}</Button>}
      >
        <Banner tone="warning" title={text('terminal.key.once')}>
          {text('terminal.key.onceText')}
        </Banner>
        <Key {...key} onTaken={() => setTaken(true)} />
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        tone="negative"
        title={text('terminal.key.leaveTitle')}
        confirmLabel={text('terminal.key.leave')}
        cancelLabel={text('terminal.key.stay')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {text('terminal.key.leaveText')}
      </ConfirmDialog>
    </>
  );
};
