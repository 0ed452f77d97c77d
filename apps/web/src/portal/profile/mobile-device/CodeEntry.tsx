import { Button, Text } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { CodeField } from '../account/code/CodeField.tsx';
import { longestCountdown, Resend } from '../account/code/Resend.tsx';
import type { TypedCode } from './use-code.ts';
import styles from './MobileDevice.module.css';

type Props = { readonly code: TypedCode; readonly isPending: boolean };

/** Where the code will go, and when one may be asked for where another phone has just had one. */
const BeforeCode = ({ code: { channel, error, left, ask }, isPending }: Props) => {
  const { t } = useTexts('profile');
  return (
    <div className={styles.code}>
      {channel && <Text>{t(`device.code.will${channel}`)}</Text>}
      {left > 0 && (
        <div role="status">
          {left <= longestCountdown && <Text>{t('device.code.other')}</Text>}
          <Resend left={left} isPending={isPending} onResend={() => void ask()} />
        </div>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
};

type SendProps = Pick<Props, 'isPending'> & {
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
};
/** Has a code sent: the one thing to press before there is a code, where its form is confirmed after. */
export const SendCode = ({ isPending, isDisabled = false, children }: SendProps) => (
  <Button type="submit" isPending={isPending} disabled={isDisabled} data-testid="device-code-send">
    {children}
  </Button>
);

/** Says where a code will go, and takes it once it was sent: the button of the form asks for it (`SendCode`). */
export const CodeEntry = (props: Props) => {
  const { t } = useTexts('profile');
  const { code } = props;
  if (!code.isSent) return <BeforeCode {...props} />;
  return (
    <div className={styles.code}>
      <p role="status">
        {t(code.channel ? `device.code.sent${code.channel}` : 'device.code.sent')}
      </p>
      <CodeField
        error={code.error}
        isNext={code.isNext}
        value={code.text}
        onChange={code.change}
        data-testid="device-code"
      />
      <Resend left={code.left} isPending={props.isPending} onResend={() => void code.ask()} />
    </div>
  );
};
