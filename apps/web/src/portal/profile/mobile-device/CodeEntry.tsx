import { Button, Text } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { CodeField } from '../account/code/CodeField.tsx';
import { longestCountdown, Resend } from '../account/code/Resend.tsx';
import type { TypedCode } from './use-code.ts';
import styles from './MobileDevice.module.css';

type Props = { readonly code: TypedCode; readonly isPending: boolean };

const AskForCode = ({ code: { channel, error, left, ask }, isPending }: Props) => {
  const { t } = useTexts('profile');
  return (
    <div className={styles.code}>
      {channel && <Text>{t(`device.code.will${channel}`)}</Text>}
      {left > 0 ? (
        <div role="status">
          {left <= longestCountdown && <Text>{t('device.code.other')}</Text>}
          <Resend left={left} isPending={isPending} onResend={() => void ask()} />
        </div>
      ) : (
        <Button
          kind="ghost"
          icon={channel === 'SMS' ? 'phone' : 'mail'}
          isPending={isPending}
          onClick={() => void ask()}
          data-testid="device-code-send"
        >
          {t('device.code.send')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
};

/** Asks for a code and takes it. */
export const CodeEntry = (props: Props) => {
  const { t } = useTexts('profile');
  const { code } = props;
  // a code asked for here is what is typed next; one sent before waits until the page was read
  const [wasSent] = useState(code.isSent);
  if (!code.isSent) return <AskForCode {...props} />;
  return (
    <div className={styles.code}>
      <p role="status">
        {t(code.channel ? `device.code.sent${code.channel}` : 'device.code.sent')}
      </p>
      <CodeField
        error={code.error}
        isNext={!wasSent}
        value={code.text}
        onChange={code.change}
        data-testid="device-code"
      />
      <Resend left={code.left} isPending={props.isPending} onResend={() => void code.ask()} />
    </div>
  );
};
