import { formatDuration } from '@cafeteria/i18n';
import { Button, Text, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import type { TypedCode } from './use-code.ts';
import styles from './MobileDevice.module.css';

/** More than this is not waited for by the second: the day's codes are used up. */
const longWait = 3_600;
type Props = { readonly code: TypedCode; readonly isPending: boolean };

const Resend = ({ code: { left, ask }, isPending }: Props) => {
  const { t } = useTexts('profile');
  if (left > longWait)
    return (
      <Text size="small" tone="soft">
        {t('device.code.tomorrow')}
      </Text>
    );
  if (left > 0)
    return (
      <p className={styles.left} role="timer">
        {t('device.code.again', { time: formatDuration(left) })}
      </p>
    );
  return (
    <Button size="Small" kind="ghost" isPending={isPending} onClick={() => void ask()}>
      {t('device.code.sendAgain')}
    </Button>
  );
};

const AskForCode = ({ code: { channel, error, ask }, isPending }: Props) => {
  const { t } = useTexts('profile');
  return (
    <div className={styles.code}>
      {channel && <Text>{t(`device.code.will${channel}`)}</Text>}
      <Button
        kind="ghost"
        icon={channel === 'SMS' ? 'phone' : 'mail'}
        isPending={isPending}
        onClick={() => void ask()}
        data-testid="device-code-send"
      >
        {t('device.code.send')}
      </Button>
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
      <TextField
        className={styles.digits ?? ''}
        label={t('device.code.label')}
        error={code.error}
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus={!wasSent}
        value={code.text}
        onChange={(event) => code.change(event.target.value)}
        data-testid="device-code"
      />
      <Resend {...props} />
    </div>
  );
};
